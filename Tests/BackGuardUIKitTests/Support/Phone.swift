import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// A device with a stack of forms on display, and a record of every attempt.
@MainActor
struct Phone {
  let device: Device
  /// The stack with the screen in question: the one in the sheet, if there is one.
  let stack: UINavigationController
  /// What is presented over the root's stack, and the screen in it.
  private(set) var sheet: UIViewController?
  private var formInSheet: Form?
  let recorder = AttemptRecorder()
  private let tabsDelegate = AskingTabs()
  private var titlesBelow: [String] = []

  init(
    _ setting: Setting, idiom: UIUserInterfaceIdiom = .phone, screens: [Form], guarded: Bool = true,
    futureWayOut: Device.FutureWayOut? = nil,
    way: Way = .backButton
  ) {
    device = Device(
      system: setting.system, idiom: idiom, layoutDirection: setting.layout, assumptions: setting.assumptions,
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

  /// A sheet with a guarded form over a stack that nobody guards; `prepare` gets what is presented.
  init(
    _ setting: Setting, idiom: UIUserInterfaceIdiom = .phone, screens: [Form] = [Form("Root"), Form("List")],
    sheet form: Form, isBare: Bool = false, prepare: @MainActor (UIViewController) -> Void = { _ in }
  ) {
    titlesBelow = []
    device = Device(
      system: setting.system, idiom: idiom, layoutDirection: setting.layout, assumptions: setting.assumptions)
    let (below, sheet) = device.run { Self.stage(setting.wayIn, screens: screens, sheet: form, isBare: isBare) }
    stack = sheet as? UINavigationController ?? below
    self.sheet = sheet
    formInSheet = form
    LeaveGuardRegistry.current.addObserver(recorder)
    device.run {
      device.window.rootViewController = below
      device.window.makeKeyAndVisible()
      prepare(sheet)
      form.addGuard()
      sheet.leaveLogName = isBare ? "Form" : "Sheet"
      below.present(sheet, animated: false)
    }
    device.advanceUntilIdle()
    device.log.take()
    recorder.take()
  }

  /// The stack below and what is to be presented over it.
  static func stage(
    _ wayIn: WayIn, screens: [Form], sheet form: Form, isBare: Bool
  ) -> (UINavigationController, UIViewController) {
    let below = UINavigationController(rootViewController: screens[0])
    below.setViewControllers(screens, animated: false)
    return (below, isBare ? form : wayIn.makeStack(form))
  }

  /// The titles on the screen, root first.
  var titles: [String] {
    guard sheet != nil else { return titlesBelow + stack.titles }
    return device.run {
      var result: [String] = []
      var next = device.window.rootViewController
      while let current = next, !(current is UIAlertController) {
        result += ((current as? UINavigationController)?.viewControllers ?? [current]).map { $0.title ?? "" }
        next = current.presentedViewController
      }
      return result
    }
  }

  var form: Form {
    let top = stack.topViewController
    return formInSheet ?? ((top as? UINavigationController)?.topViewController ?? top) as! Form
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
