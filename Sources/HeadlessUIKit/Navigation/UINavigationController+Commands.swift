/// Going back without touching the screen: by key and by VoiceOver.
extension UINavigationController {
  /// B85: ⌘[ is a command of the navigation controller's own, from 15 on.
  func makeKeyCommands() -> [UIKeyCommand] {
    guard Device.current.systemVersion >= .init(15) else { return [] }
    let back = KeyCommandAction.command(input: "[", modifierFlags: .command) { [weak self] in
      guard let self, self.canGoBackByCommand else { return }
      self.goBack(by: Device.current.assumed(\.keyboardBackCalls))
    }
    back.isOfSystem = true
    return [back]
  }

  /// B81: a scrub goes back one level. B83: only where UIKit's own back button is.
  func performEscape() -> Bool {
    guard canGoBackByCommand else { return false }
    goBack(by: Device.current.assumed(\.scrubCalls))
    return true
  }

  /// B87: not with `count > 1` alone.
  private var canGoBackByCommand: Bool {
    stack.count > 1 && presentedViewController == nil && !isNavigationBarHidden && bar.showsNaturalBackButton
  }

  private func goBack(by call: Device.Assumptions.BackCommandCall) {
    switch call {
    case .popViewController: popViewController(animated: true)
    case .backButton: backButtonWasTapped()
    }
  }
}
