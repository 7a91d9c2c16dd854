extension Device {
  /// Types into whatever has the cursor, character by character; tap a text first.
  public func typeText(_ text: String) {
    run {
      guard let input = firstResponder as? any UIKeyInput else {
        preconditionFailure("Nothing has the cursor: tap a text field or a text view before typing.")
      }
      for character in text { input.insertText(String(character)) }
    }
  }
}
