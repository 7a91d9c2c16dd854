import Foundation

/// The canonical description of a device's state as one number: equal for states from which the same actions lead to the
/// same states, however they were reached.
///
/// Objects are numbered in the order in which the description comes to them, so that two devices in the same state
/// describe themselves alike, and places and shares are whole numbers. The number is the same in every process.
@MainActor
public final class StateFold {
  /// What a part of the description is about.
  public enum Field: String, CaseIterable, Sendable {
    case app, device, clock, controllers, stacks, transitions, items, presentations, alerts, views, recognizers
    case attempts, guards, history
  }

  /// The number so far.
  public private(set) var value = beginning
  private static let beginning: UInt64 = 0xcbf2_9ce4_8422_2325
  /// A part that is left out, to see whether anybody notices.
  private let omitted: Field?
  /// The description in words, one line a value, if it was asked for.
  public private(set) var lines: [String] = []
  private let isInWords: Bool
  /// Whether every part counts and none is written down, as in a search: the short way for each value.
  private let isPlain: Bool
  private let numbers = PointerTable()
  /// The controllers that have been mentioned, in order.
  private var mentioned: [UIViewController] = []
  private let typeNumbers = PointerTable()

  /// - Parameters:
  ///   - omitted: a part to leave out, for a test of whoever relies on the description.
  ///   - isInWords: whether ``lines`` are written, to see how two states differ.
  public init(omitting omitted: Field? = nil, inWords isInWords: Bool = false) {
    self.omitted = omitted
    self.isInWords = isInWords
    isPlain = omitted == nil && !isInWords
  }

  /// Forgets the state, to describe another one.
  public func reset() {
    value = Self.beginning
    lines.removeAll(keepingCapacity: true)
    numbers.removeAll()
    mentioned = []
  }

  // MARK: - Values

  @inline(__always)
  public func add(_ field: Field, _ number: Int) {
    if isPlain { mix(UInt64(truncatingIfNeeded: number)) } else { addSlowly(field, number) }
  }

  private func addSlowly(_ field: Field, _ number: Int) {
    guard field != omitted else { return }
    mix(UInt64(truncatingIfNeeded: number))
    if isInWords { lines.append("\(field.rawValue): \(number)") }
  }

  /// Two numbers of 32 bits.
  @inline(__always)
  func add(_ field: Field, _ one: Int, _ other: Int) {
    if isPlain { return mix(UInt64(UInt32(truncatingIfNeeded: one)) << 32 | UInt64(UInt32(truncatingIfNeeded: other))) }
    addSlowly(field, one)
    addSlowly(field, other)
  }

  /// Two lengths, to a sixteenth of a point.
  @inline(__always)
  func add(_ field: Field, lengths one: CGFloat, _ other: CGFloat) {
    add(field, Self.whole(one * 16), Self.whole(other * 16))
  }

  /// A share, to a thousandth.
  @inline(__always)
  func add(_ field: Field, share: CGFloat) { add(field, Self.whole(share * 1024)) }

  /// The nearest whole number, for numbers of 32 bits: next to one as large as this, a `Double` has no room for fractions.
  @inline(__always)
  private static func whole(_ number: CGFloat) -> Int {
    Int(Int32(truncatingIfNeeded: (Double(number) + 0x1.8p52).bitPattern))
  }

  public func add(_ field: Field, _ flag: Bool) { add(field, flag ? 1 : 0) }

  public func add(_ field: Field, _ text: String?) {
    if isPlain { return mix(text.map(Self.number(of:)) ?? .max) }
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
    if isNew { mentioned.append(controller) }
    add(field, number)
  }

  func add(_ field: Field, _ controllers: [UIViewController]) {
    add(field, controllers.count)
    controllers.forEachBorrowed { add(field, $0) }
  }

  func add(_ field: Field, typeOf object: AnyObject) {
    let type: AnyObject.Type = Swift.type(of: object)
    if isInWords { return add(field, String(reflecting: type)) }
    if let known = typeNumbers.find(ObjectIdentifier(type)) { return add(field, Int(truncatingIfNeeded: known)) }
    let number = Self.number(of: String(reflecting: type))
    typeNumbers.insert(number, for: ObjectIdentifier(type))
    add(field, Int(truncatingIfNeeded: number))
  }

  // MARK: - Objects

  /// Describes the controllers that have been mentioned, and those mentioned there.
  ///
  /// - Returns: all of them, in order; none is kept here.
  func describeControllers() -> [UIViewController] {
    var next = 0
    while next < mentioned.count {
      describe(mentioned[next])
      next += 1
    }
    defer { mentioned = [] }
    return mentioned
  }

  /// The number of `object`, and whether it is mentioned for the first time.
  func number(of object: AnyObject) -> (number: Int, isNew: Bool) {
    let key = ObjectIdentifier(object)
    if let known = numbers.find(key) { return (Int(known), false) }
    let number = numbers.count
    numbers.insert(UInt64(number), for: key)
    return (number, true)
  }

  // MARK: - Parts without an order

  /// What is described by itself, to be added with its like.
  public struct Part {
    fileprivate let value: UInt64
    fileprivate let lines: [String]
  }

  /// What `describe` adds, by itself.
  public func apart(_ describe: () -> Void) -> Part {
    let outer = (value, lines)
    (value, lines) = (Self.beginning, [])
    describe()
    defer { (value, lines) = outer }
    return Part(value: value, lines: lines)
  }

  /// Parts that have no order of their own.
  public func add(_ field: Field, _ parts: [Part]) {
    add(field, parts.count)
    for part in parts.count < 2 ? parts : parts.sorted(by: { $0.value < $1.value }) {
      add(field, Int(truncatingIfNeeded: part.value))
      lines += part.lines
    }
  }

  // MARK: - The number

  @inline(__always)
  private func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value >> 32
  }

  /// The same in every process, which `Hasher` is not: FNV-1a, eight bytes at a time.
  private static func number(of text: String) -> UInt64 {
    text.utf8.withContiguousStorageIfAvailable(number(ofBytes:))
      ?? Array(text.utf8).withUnsafeBufferPointer(number(ofBytes:))
  }

  private static func number(ofBytes bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = UInt64(bytes.count) ^ 0xcbf2_9ce4_8422_2325
    var place = 0
    while place &+ 8 <= bytes.count {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self)
      hash = (hash ^ UInt64(littleEndian: word)) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 29
      place &+= 8
    }
    while place < bytes.count {
      hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01b3
      place &+= 1
    }
    return hash
  }
}
