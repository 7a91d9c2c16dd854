/// The canonical description of a device's state as one number: equal for states from which the same actions lead to the
/// same states, however they were reached.
///
/// Objects are numbered in the order in which the description comes to them, so that two devices in the same state
/// describe themselves alike, and places and shares are whole numbers. The number is the same in every process.
@MainActor
public final class StateFold {
  /// What a part of the description is about.
  public enum Field: String, CaseIterable, Sendable {
    case app, device, clock, touches, controllers, stacks, transitions, items, presentations, alerts, views, recognizers
    case attempts, guards, history
  }

  /// The number so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  /// A part that is left out, to see whether anybody notices.
  private let omitted: Field?
  /// The description in words, one line a value, if it was asked for.
  public private(set) var lines: [String] = []
  private let isInWords: Bool
  private var numbers = PointerTable()
  private var waiting: [UIViewController] = []
  private var typeNumbers = PointerTable()

  /// - Parameters:
  ///   - omitted: a part to leave out, for a test of whoever relies on the description.
  ///   - isInWords: whether ``lines`` are written, to see how two states differ.
  public init(omitting omitted: Field? = nil, inWords isInWords: Bool = false) {
    self.omitted = omitted
    self.isInWords = isInWords
  }

  /// Forgets the state, to describe another one.
  public func reset() {
    value = 0xcbf2_9ce4_8422_2325
    lines.removeAll(keepingCapacity: true)
    numbers.removeAll()
    waiting.removeAll(keepingCapacity: true)
  }

  // MARK: - Values

  public func add(_ field: Field, _ number: Int) {
    guard field != omitted else { return }
    mix(UInt64(truncatingIfNeeded: number))
    if isInWords { lines.append("\(field.rawValue): \(number)") }
  }

  public func add(_ field: Field, _ flag: Bool) { add(field, flag ? 1 : 0) }

  public func add(_ field: Field, _ text: String?) {
    guard field != omitted else { return }
    guard let text else { return add(field, -1) }
    mix(Self.number(of: text))
    if isInWords { lines.append("\(field.rawValue): \(text)") }
  }

  /// The number by which `object` goes here.
  public func add(_ field: Field, object: AnyObject?) {
    add(field, object.map { number(of: $0).number } ?? -1)
  }

  /// A controller, which is described itself, once.
  public func add(_ field: Field, _ controller: UIViewController?) {
    guard let controller else { return add(field, -1) }
    let (number, isNew) = number(of: controller)
    if isNew { waiting.append(controller) }
    add(field, number)
  }

  func add(_ field: Field, _ controllers: [UIViewController]) {
    add(field, controllers.count)
    for controller in controllers { add(field, controller) }
  }

  func add(_ field: Field, typeOf object: AnyObject) {
    let type: AnyObject.Type = Swift.type(of: object)
    if isInWords { return add(field, String(reflecting: type)) }
    let number = typeNumbers.value(of: ObjectIdentifier(type), orInsert: Self.number(of: String(reflecting: type)))
    add(field, Int(truncatingIfNeeded: number.value))
  }

  // MARK: - Objects

  /// The controllers that have been mentioned and not described, in order.
  func nextWaiting() -> UIViewController? { waiting.isEmpty ? nil : waiting.removeFirst() }

  /// The number of `object`, and whether it is mentioned for the first time.
  func number(of object: AnyObject) -> (number: Int, isNew: Bool) {
    let next = UInt64(numbers.count)
    let number = numbers.value(of: ObjectIdentifier(object), orInsert: next)
    return (Int(number.value), number.isNew)
  }

  // MARK: - The number

  private func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value >> 32
  }

  /// FNV-1a.
  private static func number(of text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}
