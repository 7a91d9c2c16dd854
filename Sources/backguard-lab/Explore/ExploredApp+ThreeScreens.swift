import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit

extension ExploredApp {
  /// Three screens above each other, each with unsaved changes unless told otherwise; the middle one asks a question of its own.
  ///
  /// - Parameters:
  ///   - wayIn: `nil` for plain UIKit and no guards.
  ///   - source: the expression that makes this app, where it is another one.
  ///   - code: whether the app's code acts by itself as well, at any moment.
  static func threeScreens(
    _ wayIn: WayIn?, source: String? = nil, unsaved: Bool = true, code: Bool = false, takingGuardsAway: Bool = false,
    leavingOut isLeftOut: @escaping @MainActor (UserAction, Device) -> Bool = { _, _ in false }
  ) -> ExploredApp {
    ExploredApp(
      "three guarded screens",
      source: source ?? ".threeScreens(.\(wayIn.map { "\($0)" } ?? "none")\(code ? ", code: true" : ""))",
      root: {
        let stack = wayIn == .subclass ? GuardedNavigationController() : UINavigationController()
        let home = FormScreen(0, isGuarded: wayIn != nil)
        stack.setViewControllers([home] + (1...3).map { FormScreen($0, isGuarded: wayIn != nil) }, animated: false)
        for case let form as FormScreen in stack.viewControllers.dropFirst() {
          // A covered screen is guarded when its view is loaded.
          form.loadViewIfNeeded()
          form.hasUnsavedChanges = unsaved
        }
        return stack
      },
      preparing: takingGuardsAway ? [{ device in device.run { device.takeGuardsAway() } }] : [],
      tapping: ["Next"], consentingBy: ["Discard"],
      ownActions: [changing] + (code ? [saving, unguarding] + OwnAction.code(wayIn) : []),
      leavingOut: { isLeftOut($0, $1) || wayIn?.leavesOut($0, $1) == true },
      isUnsaved: { LeaveGuardRegistry.current.refuses($0) },
      hiddenState: { ($0 as? FormScreen)?.hasUnsavedChanges == true ? ["unsaved"] : [] }
    )
  }

  private static let changing = OwnAction(
    "change something",
    if: { $0.topForm?.hasUnsavedChanges == false && $0.alert == nil && $0.clock.nextDue == nil },
    perform: { device in device.run { device.topForm?.hasUnsavedChanges = true } })

  /// The guard changes its mind.
  private static let saving = OwnAction.code(
    "save", if: { $0.topForm?.hasUnsavedChanges == true },
    perform: {
      $0.topForm?.hasUnsavedChanges = false
    })

  private static let unguarding = OwnAction.code(
    "take the guard away", if: { $0.topForm?.leaveGuard != nil },
    perform: {
      $0.topForm?.leaveGuard?.cancel()
      $0.topForm?.leaveGuard = nil
    })
}

extension Device {
  fileprivate func takeGuardsAway() {
    for case let form as FormScreen in (window.rootViewController as? UINavigationController)?.viewControllers ?? [] {
      form.takeGuardAway()
    }
  }

  /// The form on top, unless it is the first screen.
  fileprivate var topForm: FormScreen? {
    let form = (window.rootViewController as? UINavigationController)?.topViewController as? FormScreen
    return form?.number == 0 ? nil : form
  }
}

/// One of some screens above each other, with a button that leads to the next.
final class FormScreen: UIViewController {
  let number: Int
  var hasUnsavedChanges = false
  var leaveGuard: LeaveGuardToken?
  private(set) var isGuarded: Bool

  init(_ number: Int, isGuarded: Bool) {
    self.number = number
    self.isGuarded = isGuarded
    super.init(nibName: nil, bundle: nil)
    title = ["Home", "One", "Two", "Three"][number]
  }

  func takeGuardAway() {
    isGuarded = false
    leaveGuard?.cancel()
    leaveGuard = nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if number > 0, isGuarded {
      var confirmation = LeaveConfirmation.discardChanges
      if number == 2 { confirmation.title = "Discard the second form?" }
      leaveGuard = addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: confirmation)
    }
    guard number < 3 else { return }
    let next = UIAction(title: "Next") { [weak self] _ in
      guard let self else { return }
      navigationController?.pushViewController(FormScreen(number + 1, isGuarded: isGuarded), animated: true)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: next)
  }
}
