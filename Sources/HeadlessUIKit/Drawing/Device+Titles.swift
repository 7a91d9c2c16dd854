import Foundation

/// Finding things by what stands on them, as a user does.
extension Device {
  /// Taps the button, bar button or row that shows `title`.
  public func tap(titled title: String) throws(DriverError) {
    let places = run { placesInSight(titled: title) }
    guard let place = places.first else {
      throw DriverError("There is nothing on the screen to tap that says \"\(title)\".")
    }
    guard let place else { throw DriverError("Something covers \"\(title)\", or it is off the screen.") }
    tap(at: place)
  }

  /// Taps a view that has been found already, if a touch can reach it.
  func tap(_ view: UIView, titled title: String) throws(DriverError) {
    guard let place = run({ view.reachableCenter }) else {
      throw DriverError("Something covers \"\(title)\", or it is off the screen.")
    }
    tap(at: place)
  }

  /// Puts the cursor into the topmost text in sight that can be edited.
  public func tapText() throws(DriverError) {
    let place = run { window.textsToEdit.lazy.compactMap(\.reachableCenter).first }
    guard let place else { throw DriverError("There is no text on the screen that can be edited.") }
    tap(at: place)
  }

  /// Types at the cursor, which goes into the topmost text in sight if it is nowhere: who types has tapped a text before.
  public func enterText(_ text: String) throws(DriverError) {
    if !hasCursor { try tapText() }
    typeText(text)
  }

  private var hasCursor: Bool {
    guard let view = firstResponder as? UIView, view is any UIKeyInput else { return false }
    return view.window != nil
  }

  /// The titles that can be tapped now, from top to bottom.
  public var titlesInSight: [String] { run { window.sayingViews.compactMap(\.words.title) } }

  /// The titles that a touch would reach now, from top to bottom, each once.
  public var titlesInReach: [String] { titlesInReach { _ in true } }

  /// Those of them that are wanted.
  public func titlesInReach(where isWanted: (String) -> Bool) -> [String] {
    run {
      var result: [String] = []
      for view in window.views(where: { $0.titleInSight.map(isWanted) ?? false }) {
        guard let title = view.titleInSight, !result.contains(title), view.reachableCenter != nil else { continue }
        result.append(title)
      }
      return result
    }
  }

  /// Where the views that show `title` can be touched, reachable ones first; `nil` for one that something covers.
  private func placesInSight(titled title: String) -> [CGPoint?] {
    // Inside a row: a button that a swipe has opened, or a field.
    func buttons(in view: UIView) -> [UIView] {
      view is UITableViewCell ? view.subviews.filter { ($0 as? UIButton)?.currentTitle == title } : []
    }
    let places = window.views { $0.titleInSight == title || !buttons(in: $0).isEmpty }.flatMap { view -> [CGPoint?] in
      view.titleInSight == title ? [view.reachableCenter] : buttons(in: view).map(\.reachableCenter)
    }
    return places.filter { $0 != nil } + places.filter { $0 == nil }
  }
}

extension UIView {
  /// The views in here that text can be typed into.
  fileprivate var textsToEdit: [UIView] {
    self is any UIKeyInput ? [self] : subviews.flatMap(\.textsToEdit)
  }

  /// The middle of the view, in the window, if a touch there would reach it.
  fileprivate var reachableCenter: CGPoint? {
    guard let window else { return nil }
    let center = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    guard let hit = window.hitTest(center, with: nil), hit.isDescendant(of: self) || isDescendant(of: hit) else {
      return nil
    }
    return center
  }
}
