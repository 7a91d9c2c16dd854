extension UIViewController {
  /// The presentation controller of a kind that manages this controller or the nearest ancestor with one. For a controller
  /// that nobody presents and nobody contains it is made, if the style is of that kind.
  func nearestPresentationController<Kind: UIPresentationController>() -> Kind? {
    for controller in [self] + ancestors {
      if let found = controller.ownPresentationController as? Kind { return found }
      if controller.ownPresentation != nil { return nil }
    }
    guard parentController == nil, ownPresentationController == nil else { return nil }
    let made = UIPresentationController.make(for: self)
    guard let found = made as? Kind else { return nil }
    ownPresentationController = found
    return found
  }
}
