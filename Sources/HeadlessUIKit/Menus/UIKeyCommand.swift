/// A combination of keys on a hardware keyboard, and what it does.
open class UIKeyCommand: UICommand {
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"

  open var input: String? { storedInput }
  open var modifierFlags: UIKeyModifierFlags { storedModifierFlags }
  /// Whether it is tried before what the system itself does with these keys. B88.
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  let handler: @MainActor () -> Void
  /// Whether UIKit itself provides it.
  var isOfSystem = false
  private let storedInput: String
  private let storedModifierFlags: UIKeyModifierFlags

  init(input: String, modifierFlags: UIKeyModifierFlags, handler: @escaping @MainActor () -> Void) {
    storedInput = input
    storedModifierFlags = modifierFlags
    self.handler = handler
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Whether these keys are the command's on the device's keyboard.
  func matches(_ pressed: String, _ modifierFlags: UIKeyModifierFlags) -> Bool {
    guard storedModifierFlags == modifierFlags else { return false }
    // B290: brackets and arrows change sides with the interface.
    let isMirrored = allowsAutomaticMirroring && Device.current.layoutDirection == .rightToLeft
    return pressed == (isMirrored ? Self.mirrored[storedInput] ?? storedInput : storedInput)
  }

  private static let mirrored = [
    "[": "]", "]": "[", inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow,
  ]
}
