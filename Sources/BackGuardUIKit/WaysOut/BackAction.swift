import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// The tap on the system's back button, where the container is anybody's: the leaving screen's own item gets a
/// `backAction` (iOS 16), which replaces what the button does and leaves its look (B30, B32).
@MainActor
final class BackAction {
  private struct Placement {
    weak var screen: UIViewController?
    /// What the app had set: kept, run after consent, and given back.
    var displaced: UIAction?
  }

  private static let identifier = UIAction.Identifier("BackGuard.backAction")

  private var placements: [Placement] = []

  /// What the app had set on the item of `screen`.
  func displacedAction(of screen: UIViewController) -> UIAction? {
    placements.first { $0.screen === screen }?.displaced
  }

  /// Gives every guarded screen that could leave our action and takes it from all others.
  ///
  /// B31: the bar's first item has no back button, and the action would conjure one.
  func update(_ leaving: [UIViewController]) {
    guard UINavigationItem.hasReplaceableBackAction else { return }
    let guarded = leaving.filter { Self.showsNaturalBackButton($0.navigationItem) }
    for placement in placements {
      if let screen = placement.screen, !guarded.contains(screen) { giveBack(placement, to: screen) }
    }
    placements.removeAll { placement in placement.screen.map { !guarded.contains($0) } ?? true }
    for screen in guarded { place(on: screen) }
  }

  /// B38: without the natural button nobody knows what the action would do.
  private static func showsNaturalBackButton(_ item: UINavigationItem) -> Bool {
    item.keepsNaturalBackButton && !item.isInEditorStyle
  }

  private func place(on screen: UIViewController) {
    let item = screen.navigationItem
    let isOurs = item.replacedBackAction?.identifier == Self.identifier
    // Apps set theirs late or anew: looked at each time. Ours may come along from another stack.
    if isOurs, placements.contains(where: { $0.screen === screen }) { return }
    placements.removeAll { $0.screen === screen }
    placements.append(Placement(screen: screen, displaced: isOurs ? nil : item.replacedBackAction))
    // B33: the item keeps the action, so the action keeps nobody. B37: the title is not shown.
    item.replacedBackAction = UIAction(identifier: Self.identifier) { [weak screen] _ in
      if let screen { Self.fire(on: screen) }
    }
  }

  /// The stack has gone, and its screens perhaps not.
  func giveBack() {
    for placement in placements { placement.screen.map { giveBack(placement, to: $0) } }
    placements = []
  }

  private func giveBack(_ placement: Placement, to screen: UIViewController) {
    guard screen.navigationItem.replacedBackAction?.identifier == Self.identifier else { return }
    screen.navigationItem.replacedBackAction = placement.displaced
  }

  /// B35: UIKit does not pop, so the library leaves, asked or not: the stack that the screen is in by then.
  private static func fire(on screen: UIViewController) {
    guard let stack = screen.navigationController, stack.topViewController === screen else { return }
    let interceptor = NavigationInterceptor.attach(to: stack)
    guard let screens = interceptor.screens(leaving: [screen]) else { return }
    interceptor.attempt(.backButton, screens)
  }
}
