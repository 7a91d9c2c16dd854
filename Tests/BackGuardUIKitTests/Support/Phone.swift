import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// A device with a stack of forms on display, and a record of every attempt.
@MainActor
struct Phone {
  let device: Device
  let stack: UINavigationController
  let recorder = AttemptRecorder()
  private let tabsDelegate = AskingTabs()
  private let titlesBelow: [String]

  init(
    _ setting: Setting, screens: [Form], guarded: Bool = true, futureWayOut: Device.FutureWayOut? = nil,
    way: Way = .backButton
  ) {
    device = Device(
      system: setting.system, layoutDirection: setting.layout, assumptions: setting.assumptions,
      futureWayOut: futureWayOut)
    stack = device.run { setting.wayIn.makeStack(screens[0]) }
    LeaveGuardRegistry.current.addObserver(recorder)
    titlesBelow = way == .tabReselect ? screens.dropLast(2).map { $0.title ?? "" } : []
    device.run {
      way.show(screens, on: stack, of: device, delegate: tabsDelegate, makeStack: setting.wayIn.makeStack)
      if way == .outerContainer { screens.last?.navigationController?.leaveLogName = "Form" }
      if guarded { for screen in screens { screen.addGuard() } }
    }
    device.advanceUntilIdle()
    device.log.take()
    recorder.take()
  }

  /// Root, form: the usual case.
  init(_ setting: Setting, unsaved: Bool) {
    self.init(setting, screens: [Form("List"), Form("Form", unsaved: unsaved)])
  }

  /// The titles of the stack, root first.
  var titles: [String] { titlesBelow + stack.titles }

  var form: Form {
    let top = stack.topViewController
    return ((top as? UINavigationController)?.topViewController ?? top) as! Form
  }

  var isAsking: Bool { device.alert != nil }

  /// Answers the dialog and waits until everything rests.
  func answer(_ title: String) throws {
    try device.answer(title)
    device.advanceUntilIdle()
  }

  func rest() { device.advanceUntilIdle() }

  /// Runs the top screen's ``leaveAction()``, as a button of the app's own would.
  func tapOwnButton() {
    device.run { UIControl().sendAction(form.leaveAction()) }
  }
}
