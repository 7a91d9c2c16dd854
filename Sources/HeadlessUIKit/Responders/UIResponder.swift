/// Answers a question of the accessibility system.
public typealias AXBoolReturnBlock = () -> Bool

/// The base of everything that takes part in the responder chain.
@MainActor
open class UIResponder {
  public init() {}

  open var next: UIResponder? { nil }

  // MARK: - The first responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { getsKeys }
  private var getsKeys = false

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let old = Device.current.firstResponder, !old.resignFirstResponder() { return false }
    Device.current.firstResponder = self
    getsKeys = true
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, canResignFirstResponder else { return !isFirstResponder }
    Device.current.firstResponder = nil
    getsKeys = false
    return true
  }

  // MARK: - Keys and VoiceOver

  open var keyCommands: [UIKeyCommand]? { nil }

  /// B80: VoiceOver's scrub; says whether it was handled.
  open func accessibilityPerformEscape() -> Bool { escapeBlock?() ?? false }

  // B175: from 17 on.
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
    get {
      Device.current.usesMember("accessibilityPerformEscapeBlock", since: .init(17))
      return escapeBlock
    }
    set {
      Device.current.usesMember("accessibilityPerformEscapeBlock", since: .init(17))
      escapeBlock = newValue
    }
  }
  private(set) var escapeBlock: AXBoolReturnBlock?

  // MARK: - Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

extension UIResponder: Hashable {
  public nonisolated static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
