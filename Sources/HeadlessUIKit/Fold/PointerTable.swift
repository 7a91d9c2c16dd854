/// Whole numbers by object, without keeping the objects: quicker than a dictionary, and as quickly emptied.
final class PointerTable {
  private struct Entry {
    var key: UInt
    var value: UInt64
    /// An entry counts only while it bears the present stamp.
    var stamp: UInt
  }

  private var entries: UnsafeMutablePointer<Entry>
  /// A power of two.
  private var capacity: Int
  private var stamp: UInt = 1
  private(set) var count = 0

  init(capacity: Int = 512) {
    self.capacity = capacity
    entries = Self.allocate(capacity)
  }

  deinit {
    entries.deallocate()
  }

  func removeAll() {
    stamp += 1
    count = 0
  }

  func find(_ key: ObjectIdentifier) -> UInt64? {
    let entry = entries[slot(of: UInt(bitPattern: key))]
    return entry.stamp == stamp ? entry.value : nil
  }

  /// For a key that is not there.
  func insert(_ value: UInt64, for key: ObjectIdentifier) {
    if count * 2 >= capacity { grow() }
    let bits = UInt(bitPattern: key)
    entries[slot(of: bits)] = Entry(key: bits, value: value, stamp: stamp)
    count += 1
  }

  /// Where the key is, or where it would be.
  private func slot(of bits: UInt) -> Int {
    var place = Int(truncatingIfNeeded: (bits &* 0x9e37_79b9_7f4a_7c15) >> 32) & (capacity &- 1)
    while entries[place].stamp == stamp, entries[place].key != bits { place = (place &+ 1) & (capacity &- 1) }
    return place
  }

  private func grow() {
    let old = entries
    let oldCapacity = capacity
    capacity *= 2
    entries = Self.allocate(capacity)
    for place in 0..<oldCapacity where old[place].stamp == stamp { entries[slot(of: old[place].key)] = old[place] }
    old.deallocate()
  }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Entry> {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    entries.initialize(repeating: Entry(key: 0, value: 0, stamp: 0), count: capacity)
    return entries
  }
}
