extension Device {
  /// Types into whatever has the cursor, character by character; tap a text first.
  public func typeText(_ text: String) {
    run {
      guard let input = firstResponder as? any UIKeyInput else {
        fatalError("Nothing has the cursor: tap a text field or a text view before typing.")
      }
      for character in text { input.insertText(String(character)) }
    }
  }

  /// Presses a key of a hardware keyboard, with `modifierFlags` held down; `key` as ``UIKeyCommand/input`` has it.
  ///
  /// - Returns: whether anything took it.
  @discardableResult
  public func press(_ key: String, _ modifierFlags: UIKeyModifierFlags = []) -> Bool {
    run {
      let commands = keyResponders.flatMap { $0.keyCommands ?? [] }.filter { $0.matches(key, modifierFlags) }
      // B88: with priority first, then the system's own, then the others.
      let command =
        commands.first(where: \.wantsPriorityOverSystemBehavior) ?? commands.first(where: \.isOfSystem)
        ?? commands.first
      guard let command else {
        guard key == UIKeyCommand.inputEscape, modifierFlags.isEmpty else { return false }
        return frontController?.ownPresentation?.dismissal.userPressesEscape() ?? false
      }
      command.handler()
      return true
    }
  }

  /// Presses ⌘[, or its mirror image where the interface is mirrored: the way back by keyboard.
  @discardableResult
  public func pressBackKeys() -> Bool {
    press(layoutDirection == .rightToLeft ? "]" : "[", .command)
  }

  /// The responder chain, from whatever gets the keys.
  private var keyResponders: [UIResponder] {
    var result: [UIResponder] = []
    var responder: UIResponder? = firstResponder ?? frontController?.innermostOnDisplay.viewIfLoaded
    while let current = responder {
      result.append(current)
      responder = current.next
    }
    return result
  }
}

extension UIViewController {
  /// The child of a child of … on display.
  var innermostOnDisplay: UIViewController { childrenOnDisplay.last?.innermostOnDisplay ?? self }
}
