/// Whole numbers by object, without keeping the objects: quicker than a dictionary, and as quickly emptied.
struct PointerTable {
  private var keys: [UInt]
  private var values: [UInt64]
  /// An entry counts only while it bears the present stamp.
  private var stamps: [UInt32]
  private var stamp: UInt32 = 1
  private(set) var count = 0

  init(capacity: Int = 256) {
    keys = Array(repeating: 0, count: capacity)
    values = Array(repeating: 0, count: capacity)
    stamps = Array(repeating: 0, count: capacity)
  }

  mutating func removeAll() {
    stamp += 1
    count = 0
  }

  /// The number of `key`; that of a new one is `makeValue()`.
  mutating func value(
    of key: ObjectIdentifier, orInsert makeValue: @autoclosure () -> UInt64
  ) -> (value: UInt64, isNew: Bool) {
    if count * 2 >= keys.count { grow() }
    let bits = UInt(bitPattern: key)
    var place = slot(of: bits)
    while stamps[place] == stamp {
      if keys[place] == bits { return (values[place], false) }
      place = (place + 1) & (keys.count - 1)
    }
    let value = makeValue()
    keys[place] = bits
    values[place] = value
    stamps[place] = stamp
    count += 1
    return (value, true)
  }

  private func slot(of bits: UInt) -> Int {
    Int(truncatingIfNeeded: (bits &* 0x9e37_79b9_7f4a_7c15) >> 32) & (keys.count - 1)
  }

  private mutating func grow() {
    var larger = PointerTable(capacity: keys.count * 2)
    for place in keys.indices where stamps[place] == stamp {
      if let key = UnsafeRawPointer(bitPattern: keys[place]) {
        _ = larger.value(of: unsafeBitCast(key, to: ObjectIdentifier.self), orInsert: values[place])
      }
    }
    self = larger
  }
}
