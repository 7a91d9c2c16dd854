/// Objects held weakly, each under another object that is its key while it lives.
struct WeakTable<Value: AnyObject> {
  // An object, because copying a weak reference is expensive.
  private final class Slot {
    weak var key: AnyObject?
    weak var value: Value?

    init(key: AnyObject, value: Value) {
      self.key = key
      self.value = value
    }
  }

  private var slots: [ObjectIdentifier: Slot] = [:]

  subscript(key: AnyObject) -> Value? {
    get {
      guard let slot = slots[ObjectIdentifier(key)], slot.key != nil else { return nil }
      return slot.value
    }
    set { slots[ObjectIdentifier(key)] = newValue.map { Slot(key: key, value: $0) } }
  }

  /// The values that live.
  var all: [Value] { slots.values.compactMap(\.value) }

  /// Forgets what has gone.
  mutating func sweep() {
    // Mostly nothing has gone.
    guard slots.values.contains(where: { $0.key == nil || $0.value == nil }) else { return }
    slots = slots.filter { $0.value.key != nil && $0.value.value != nil }
  }
}
