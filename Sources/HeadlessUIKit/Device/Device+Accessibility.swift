extension Device {
  /// VoiceOver's two-finger scrub, over the screen in front.
  ///
  /// - Returns: whether anything answered it.
  @discardableResult
  public func scrub() -> Bool {
    run {
      guard let front = frontController else { return false }
      if assumptions.escapeOrder == .systemFirst { return front.escapeBySystem() || front.escapeByResponders() }
      return front.escapeByResponders()
    }
  }
}

extension UIViewController {
  /// Asks up the responder chain, from the view in front.
  fileprivate func escapeByResponders() -> Bool {
    var responder: UIResponder? = innermostOnDisplay.viewIfLoaded
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }

  /// B82: one tester's order: what the system itself would do goes before what the app has written.
  fileprivate func escapeBySystem() -> Bool {
    let inner = innermostOnDisplay
    return ([inner] + inner.ancestors).contains { ($0 as? UINavigationController)?.performEscape() == true }
  }
}
