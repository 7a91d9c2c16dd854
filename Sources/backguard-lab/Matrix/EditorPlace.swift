import BackGuardUIKit
import HeadlessUIKit

/// Where the editor stands, which decides how it can be left.
@MainActor
final class EditorPlace: UITabBarControllerDelegate {
  /// The window's root.
  private(set) var root = UIViewController()
  /// The stack that the editor is on.
  let stack: UINavigationController
  let editor: UIViewController
  private let wayOut: WayOut
  private let app: TechniqueApp

  init(for wayOut: WayOut, of app: TechniqueApp) {
    self.wayOut = wayOut
    self.app = app
    stack = app.makeEmptyStack()
    editor = app.makeEditor()
    root = makeRoot()
  }

  private func makeRoot() -> UIViewController {
    switch wayOut {
    case .tabReselect:
      fill(stack, below: ["Notes", "Groceries"])
      stack.tabBarItem.title = "Notes"
      let tabs = UITabBarController()
      tabs.viewControllers = [stack, TechniqueApp.screen("Settings")]
      tabs.delegate = self
      return tabs
    case .sheetSwipe, .sheetTapOutside:
      fill(stack, below: [])
      return UINavigationController(rootViewController: TechniqueApp.screen("Notes"))
    case .outerContainer:
      fill(stack, below: [])
      stack.isNavigationBarHidden = true
      let outer = app.makeEmptyStack()
      let holder = TechniqueApp.screen("Groceries")
      holder.addChild(stack)
      holder.view.addSubview(stack.view)
      stack.didMove(toParent: holder)
      outer.setViewControllers([TechniqueApp.screen("Notes"), holder], animated: false)
      return outer
    case .splitReplace:
      fill(stack, below: [])
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UINavigationController(rootViewController: TechniqueApp.screen("Notes")), for: .primary)
      split.setViewController(stack, for: .secondary)
      return split
    default:
      fill(stack, below: ["Notes", "Groceries"])
      prepare(editor)
      return stack
    }
  }

  /// What the app does once its root is on display.
  func open() {
    guard wayOut == .sheetSwipe || wayOut == .sheetTapOutside else { return }
    stack.modalPresentationStyle = wayOut == .sheetTapOutside ? .formSheet : .pageSheet
    root.present(stack, animated: false)
  }

  private func fill(_ stack: UINavigationController, below titles: [String]) {
    for title in titles { stack.pushViewController(TechniqueApp.screen(title), animated: false) }
    app.push(editor, on: stack)
  }

  // MARK: - What the app adds for a way out

  /// Lets `screen` zoom back, if that is the way out.
  func prepare(_ screen: UIViewController) {
    guard wayOut == .zoomDismiss else { return }
    let options = UIViewController.Transition.ZoomOptions()
    if app.technique.isBackGuard {
      options.interactiveDismissShouldBegin = { [weak screen] context in
        screen?.zoomDismissalShouldBegin(context) ?? context.willBegin
      }
    }
    screen.preferredTransition = .zoom(options: options) { _ in nil }
  }

  func tabBarController(_ tabs: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    app.technique.isBackGuard ? tabs.leaveGuardsAllowSelecting(viewController) : true
  }

  /// Shows another detail, politely if the technique can.
  func replace() {
    guard let split = root as? UISplitViewController else { return }
    let replacement: @MainActor () -> Void = { [weak split] in
      split?.setViewController(
        UINavigationController(rootViewController: TechniqueApp.screen("Travel")), for: .secondary)
    }
    guard app.technique.isBackGuard, split.viewController(for: .secondary) === stack else { return replacement() }
    stack.attemptToReplace(by: replacement) { _ in }
  }

  // MARK: - How far away the root is

  /// How many screens of what the way out takes away are left, and those below.
  var depth: Int {
    switch wayOut {
    case .sheetSwipe, .sheetTapOutside: stack.presentingViewController == nil ? 0 : 1
    case .outerContainer: (root as? UINavigationController)?.viewControllers.count ?? 0
    case .splitReplace: (root as? UISplitViewController)?.viewController(for: .secondary) === stack ? 1 : 0
    default: stack.viewControllers.count
    }
  }
}
