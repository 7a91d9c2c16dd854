/// Objects held weakly, each under another object that is its key while it lives.
struct WeakTable<Value> {
  private struct Slot {
    weak var key: AnyObject?
    weak var value: AnyObject?

    /// Unwrapped before it is cast: optimized code crashes when it casts a weak reference that is gone.
    var liveValue: Value? {
      guard let value else { return nil }
      return value as? Value
    }
  }

  private var slots: [ObjectIdentifier: Slot] = [:]

  subscript(key: AnyObject) -> Value? {
    get {
      guard let slot = slots[ObjectIdentifier(key)], slot.key != nil else { return nil }
      return slot.liveValue
    }
    set { slots[ObjectIdentifier(key)] = newValue.map { Slot(key: key, value: $0 as AnyObject) } }
  }

  /// The values that live.
  var all: [Value] { slots.values.compactMap(\.liveValue) }

  /// Forgets what has gone.
  mutating func sweep() {
    slots = slots.filter { $0.value.key != nil && $0.value.value != nil }
  }
}
