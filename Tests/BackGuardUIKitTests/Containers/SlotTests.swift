import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// A delegate of the app's in every slot of a container.
final class ForeignOwner: UINavigationControllerDelegate, UIGestureRecognizerDelegate {
  var shown: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    shown.append(viewController.title ?? "")
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Everything of a container that an app may own, by identity.
@MainActor
struct Slots: Equatable {
  let delegate: ObjectIdentifier?
  let edgeDelegate: ObjectIdentifier?
  let edgeIsEnabled: Bool?
  let contentDelegate: ObjectIdentifier?
  let contentIsEnabled: Bool?
  let recognizers: [ObjectIdentifier]
  let firstSubviews: [ObjectIdentifier?]
  let subviewsOfContainer: [ObjectIdentifier]

  init(of stack: UINavigationController, on device: Device) {
    let edge = stack.interactivePopGestureRecognizer
    let content = device.systemVersion >= Device.SystemVersion(26) ? stack.interactiveContentPopGestureRecognizer : nil
    delegate = stack.delegate.map { ObjectIdentifier($0) }
    edgeDelegate = edge?.delegate.map { ObjectIdentifier($0) }
    edgeIsEnabled = edge?.isEnabled
    contentDelegate = content?.delegate.map { ObjectIdentifier($0) }
    contentIsEnabled = content?.isEnabled
    // Two recognizers of ours at the end are what the library takes.
    recognizers = (stack.view.gestureRecognizers ?? []).filter { $0.name?.hasPrefix("BackGuard.") != true }.map(
      ObjectIdentifier.init)
    firstSubviews = stack.viewControllers.map { $0.view.subviews.first.map(ObjectIdentifier.init) }
    subviewsOfContainer = stack.view.subviews.map(ObjectIdentifier.init)
  }
}

@MainActor
@Suite("What the library takes, and what it leaves as it was", .freshGuards)
struct SlotTests {
  /// A stack of two screens with content, with an owner of the app's in every slot.
  private func phone(_ setting: Setting, _ owner: ForeignOwner?) -> Phone {
    let screens = [Form("List"), Form("Form", unsaved: true)]
    let phone = Phone(setting, screens: screens, guarded: false)
    phone.device.run {
      for screen in screens { screen.view.addSubview(UILabel()) }
      if let owner {
        phone.stack.delegate = owner
        phone.stack.interactivePopGestureRecognizer?.delegate = owner
      }
    }
    phone.rest()
    return phone
  }

  private func slots(of phone: Phone) -> Slots {
    phone.device.run { Slots(of: phone.stack, on: phone.device) }
  }

  @Test("every slot is as the app left it while a guard exists", arguments: Setting.all, [false, true])
  func slots(_ setting: Setting, hasOwner: Bool) throws {
    let owner = hasOwner ? ForeignOwner() : nil
    let phone = phone(setting, owner)
    let before = slots(of: phone)
    phone.device.run { phone.form.addGuard() }
    phone.rest()
    #expect(slots(of: phone) == before)
    try phone.device.swipeBack(.edge, to: 0.8)
    phone.rest()
    try phone.answer("Keep Editing")
    #expect(slots(of: phone) == before)
  }

  @Test("the anchor is the last subview, hidden and without size", arguments: Setting.attached)
  func anchor(_ setting: Setting) throws {
    let phone = phone(setting, nil)
    phone.device.run { phone.form.addGuard() }
    phone.rest()
    let last = try #require(phone.form.view.subviews.last)
    #expect(phone.form.view.subviews.count == 2)
    #expect(last.isHidden)
    #expect(last.frame.size == .zero)
  }

  @Test("nothing of ours remains after the last guard", arguments: Setting.all)
  func nothingRemains(_ setting: Setting) {
    let phone = phone(setting, nil)
    let recognizers = phone.stack.view.gestureRecognizers
    let token = phone.device.run { phone.form.addGuard() }
    phone.rest()
    #expect(phone.stack.view.gestureRecognizers?.count == (recognizers?.count ?? 0) + 2)
    phone.device.run { token.cancel() }
    phone.rest()
    #expect(phone.stack.view.gestureRecognizers == recognizers)
    #expect(phone.form.view.subviews.count == 1)
    #expect(phone.stack.viewControllers.allSatisfy { $0.navigationItem.backBarButtonItem == nil })
    if setting.system >= Device.SystemVersion(16) {
      phone.device.run {
        #expect(phone.stack.viewControllers.allSatisfy { $0.navigationItem.backAction == nil })
      }
    }
  }

  @Test("nothing of ours remains after the last guarded screen has left", arguments: Setting.all)
  func nothingRemainsAfterLeaving(_ setting: Setting) throws {
    let phone = phone(setting, nil)
    let recognizers = phone.stack.view.gestureRecognizers
    phone.device.run { phone.form.addGuard() }
    phone.rest()
    phone.tapOwnButton()
    phone.rest()
    try phone.answer("Discard")
    #expect(phone.titles == ["List"])
    #expect(phone.stack.view.gestureRecognizers == recognizers)
    #expect(phone.form.view.subviews.count == 1)
    #expect(phone.form.navigationItem.backBarButtonItem == nil)
  }

  @Test("a delegate of the app's still gets its calls", arguments: Setting.all)
  func delegateCalls(_ setting: Setting) throws {
    let owner = ForeignOwner()
    let phone = phone(setting, owner)
    phone.device.run { phone.form.addGuard() }
    phone.rest()
    phone.tapOwnButton()
    phone.rest()
    try phone.answer("Discard")
    #expect(owner.shown == ["List"])
  }
}
