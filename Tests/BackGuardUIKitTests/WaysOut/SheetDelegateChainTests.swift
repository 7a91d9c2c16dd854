import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A sheet with a chain of delegates", .freshGuards)
struct SheetDelegateChainTests {
  final class Chain: UIAdaptivePresentationControllerDelegate {
    let next: (any UIAdaptivePresentationControllerDelegate)?
    init(_ next: (any UIAdaptivePresentationControllerDelegate)?) { self.next = next }
    func presentationControllerShouldDismiss(_ c: UIPresentationController) -> Bool {
      next?.presentationControllerShouldDismiss(c) ?? true
    }
    func presentationControllerDidAttemptToDismiss(_ c: UIPresentationController) {
      next?.presentationControllerDidAttemptToDismiss(c)
    }
    func presentationControllerWillDismiss(_ c: UIPresentationController) {
      next?.presentationControllerWillDismiss(c)
    }
    func presentationControllerDidDismiss(_ c: UIPresentationController) {
      next?.presentationControllerDidDismiss(c)
    }
  }

  @Test("whose newest delegate passes everything on to the former one asks", arguments: Setting.likely)
  func chain(_ setting: Setting) throws {
    let phone = Phone(setting, sheet: Form("Form", unsaved: true))
    let chain = phone.device.run { Chain(phone.sheet?.presentationController?.delegate) }
    phone.device.run { phone.sheet?.presentationController?.delegate = chain }
    try phone.device.dragSheet(to: 0.9)
    phone.rest()
    #expect(phone.recorder.asked == ["Form"], "\(phone.recorder.lines)")
    #expect(phone.titles == ["Root", "List", "Form"])
  }

  @Test(
    "is one attempt when an unchanged screen leaves, of which the first delegate hears once", arguments: Setting.likely)
  func unchanged(_ setting: Setting) throws {
    let owner = PresentationOwner()
    let phone = Phone(setting, sheet: Form("Form")) { $0.presentationController?.delegate = owner }
    let chain = phone.device.run { Chain(phone.sheet?.presentationController?.delegate) }
    phone.device.run { phone.sheet?.presentationController?.delegate = chain }
    try phone.device.dragSheet(to: 0.9)
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.take() == ["#1 sheet Form, Sheet", "#1 left"])
    #expect(owner.calls.filter { $0.hasPrefix("did") }.count == 1)
  }

  @Test("is one attempt when an unsaved screen leaves after consent", arguments: Setting.likely)
  func consented(_ setting: Setting) throws {
    let phone = Phone(setting, sheet: Form("Form", unsaved: true))
    let chain = phone.device.run { Chain(phone.sheet?.presentationController?.delegate) }
    phone.device.run { phone.sheet?.presentationController?.delegate = chain }
    phone.rest()
    phone.device.press(UIKeyCommand.inputEscape)
    phone.rest()
    #expect(phone.recorder.asked == ["Form"])
    try phone.answer("Discard")
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.endings.map(\.outcome) == [.left])
    #expect(phone.recorder.reports == [])
  }
}
