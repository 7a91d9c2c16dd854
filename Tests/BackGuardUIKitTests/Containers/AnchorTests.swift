import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// A form whose root view is of a kind that takes no views of ours.
private final class OddForm: UIViewController {
  enum RootView: CaseIterable {
    case stack, effect, hosting
  }

  /// Stands for SwiftUI's view, which is known by its name.
  private final class FakeHostingView: UIView {}

  let kind: RootView

  init(_ kind: RootView) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
    title = "Odd"
    leaveLogName = "Odd"
  }

  override func loadView() {
    switch kind {
    case .stack: view = UIStackView(frame: .zero)
    case .effect: view = UIVisualEffectView(frame: .zero)
    case .hosting: view = FakeHostingView(frame: .zero)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addLeaveGuard(isEnabled: { _ in true }, confirming: .discardChanges)
  }
}

@MainActor
@Suite("Attaching to containers of others", .freshGuards)
struct AnchorTests {
  @Test("nothing stays in a stack whose guarded screens have left and live on", arguments: Setting.attached)
  func screensThatLiveOn(_ setting: Setting) {
    let forms = [Form("List"), Form("Form")]
    let phone = Phone(setting, screens: [Form("Root")] + forms, guarded: false)
    phone.device.run { for form in forms { form.addGuard() } }
    phone.rest()
    #expect(phone.stack.view.subviews.contains { $0.isHidden && !($0 is UINavigationBar) })
    phone.device.run { _ = phone.stack.popToRootViewController(animated: false) }
    phone.rest()
    #expect(phone.titles == ["Root"])
    #expect(phone.stack.view.subviews.allSatisfy { !$0.isHidden })
    #expect(phone.stack.view.gestureRecognizers?.contains { $0.name == "BackGuard.gate" } != true)
    #expect(forms.allSatisfy { $0.parent == nil })
  }

  @Test("views that must not be touched get no anchor, and are guarded all the same", arguments: Setting.attachedTap)
  func oddViews(_ setting: Setting) throws {
    for kind in OddForm.RootView.allCases {
      let phone = Phone(setting, screens: [Form("List")], guarded: false)
      let odd = phone.device.run { OddForm(kind) }
      phone.device.run { phone.stack.pushViewController(odd, animated: true) }
      phone.rest()
      #expect(odd.view.subviews.allSatisfy { !$0.isHidden })
      try phone.device.tapBack()
      phone.rest()
      try phone.answer("Keep Editing")
      try phone.device.swipeBack(.edge, to: 0.8)
      phone.rest()
      try phone.answer("Discard")
      #expect(phone.titles == ["List"])
      #expect(phone.recorder.open == [])
      // The next touch finds nothing to guard.
      phone.device.tap(at: CGPoint(x: 200, y: 400))
      #expect(phone.stack.view.gestureRecognizers?.contains { $0.name == "BackGuard.gate" } != true)
    }
  }

  @Test("a screen that is popped, kept and pushed again is guarded again, in any stack", arguments: Setting.all)
  func pushedAgain(_ setting: Setting) throws {
    let phone = Phone(setting, unsaved: true)
    let form = phone.form
    phone.device.run { phone.stack.bypassingLeaveGuards { _ = phone.stack.popViewController(animated: true) } }
    phone.rest()
    phone.device.run { phone.stack.pushViewController(form, animated: true) }
    phone.rest()
    phone.recorder.take()
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    try phone.answer("Keep Editing")
    let other = phone.device.run {
      phone.stack.bypassingLeaveGuards { _ = phone.stack.popViewController(animated: false) }
      let other = setting.wayIn.makeStack(Form("Other"))
      phone.device.window.rootViewController = other
      other.pushViewController(form, animated: false)
      return other
    }
    phone.rest()
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    try phone.answer("Discard")
    #expect(other.viewControllers.count == 1)
    #expect(phone.recorder.open == [])
  }

  @Test("a guard added before the view is loaded counts once the screen is pushed", arguments: Setting.subclass)
  func beforeTheView(_ setting: Setting) throws {
    let phone = Phone(setting, screens: [Form("List")])
    let form = phone.device.run {
      let form = Form("Form", unsaved: true)
      form.addLeaveGuard(isEnabled: \.hasUnsavedChanges, confirming: .discardChanges)
      #expect(!form.isViewLoaded)
      return form
    }
    phone.rest()
    phone.device.run { phone.stack.pushViewController(form, animated: true) }
    phone.rest()
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
  }
}
