extension Device {
  /// VoiceOver's two-finger scrub, over the screen in front.
  ///
  /// - Returns: whether anything answered it.
  @discardableResult
  public func scrub() -> Bool {
    run {
      guard let front = frontController else { return false }
      switch assumed(\.escapeOrder) {
      case .responderChain: return front.escapeByResponders() || front.escapeFromSheet()
      // B82: what the system itself would do goes before what the app has written.
      case .systemFirst: return front.escapeFromSheet() || front.escapeFromStack() || front.escapeByResponders()
      }
    }
  }
}

extension UIViewController {
  /// Asks up the responder chain, from the view in front to the last of what is presented with it.
  fileprivate func escapeByResponders() -> Bool {
    var responder: UIResponder? = innermostOnDisplay.viewIfLoaded
    while let current = responder, current !== ownPresentation?.presenting {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }

  fileprivate func escapeFromSheet() -> Bool { ownPresentation?.dismissal.userScrubs() ?? false }

  fileprivate func escapeFromStack() -> Bool {
    let inner = innermostOnDisplay
    return ([inner] + inner.ancestors).contains { ($0 as? UINavigationController)?.performEscape() == true }
  }
}
