/// Objects held weakly, each under another object that is its key while it lives.
struct WeakTable<Value> {
  private struct Slot {
    weak var key: AnyObject?
    weak var value: AnyObject?
  }

  private var slots: [ObjectIdentifier: Slot] = [:]

  subscript(key: AnyObject) -> Value? {
    get {
      guard let slot = slots[ObjectIdentifier(key)], slot.key != nil else { return nil }
      return slot.value as? Value
    }
    set { slots[ObjectIdentifier(key)] = newValue.map { Slot(key: key, value: $0 as AnyObject) } }
  }

  /// The values that live.
  var all: [Value] { slots.values.compactMap { $0.value as? Value } }

  /// Forgets what has gone.
  mutating func sweep() {
    slots = slots.filter { $0.value.key != nil && $0.value.value != nil }
  }
}
