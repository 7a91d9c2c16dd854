import Foundation
import Testing

@testable import HeadlessUIKit

private let from13 = Device.SystemVersion.all.filter { $0 >= .init(13) }

/// A form that computes whether it may be dragged away, as apps override the property.
private final class PullingForm: UIViewController {
  var isDirty = true
  override var isModalInPresentation: Bool {
    get { isDirty }
    set {}
  }
}

@MainActor
@Suite("Sheets that the user drags")
struct SheetTests {
  @Test("B111, B113, B258, B264: dragged down far enough, a sheet goes", arguments: from13)
  func away(system: Device.SystemVersion) throws {
    let fixture = SheetFixture(on: system)
    let log = try fixture.log { try fixture.device.dragSheet(to: 0.6) }
    #expect(
      log == [
        "presentation.shouldDismiss(Form)", "presentation.willDismiss(Form)", "Form.viewWillDisappear(true)",
        "Form.viewDidDisappear(true)", "presentation.didDismiss(Form)",
      ])
    #expect(fixture.isGone)
  }

  @Test("B258: a fast finger decides by its direction, a slow one by its place")
  func speed() throws {
    let flicked = SheetFixture()
    _ = try flicked.log { try flicked.device.dragSheet(to: 0.3, milliseconds: 100, isFlick: true) }
    #expect(flicked.isGone)
    let slow = SheetFixture()
    _ = try slow.log { try slow.device.dragSheet(to: 0.45) }
    #expect(!slow.isGone)
    let thrownBack = SheetFixture()
    _ = try thrownBack.log {
      try thrownBack.device.dragSheet(to: 0.8, lift: false)
      try thrownBack.device.continueSheetDrag(to: 0.6, milliseconds: 50)
      try thrownBack.device.liftSheetDrag(isFlick: true)
    }
    #expect(!thrownBack.isGone)
  }

  @Test("B116, B259: after a change of mind nothing follows, and the sheet appears again", arguments: from13)
  func changeOfMind(system: Device.SystemVersion) throws {
    let fixture = SheetFixture(on: system)
    var ends: [Bool] = []
    fixture.delegate.onWillDismiss = { controller in
      let coordinator = controller.presentedViewController.transitionCoordinator
      #expect(coordinator?.isInteractive == true)
      coordinator?.notifyWhenInteractionChanges { ends.append($0.isCancelled) }
      coordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
    }
    let device = fixture.device
    try device.dragSheet(to: 0.7, lift: false)
    #expect(fixture.form.isBeingDismissed)
    let log = try fixture.log {
      try device.continueSheetDrag(to: 0.1)
      try device.liftSheetDrag()
    }
    #expect(log == ["Form.viewWillAppear(true)", "Form.viewDidAppear(true)"])
    #expect(ends == [true, true])
    #expect(!fixture.isGone)
    #expect(!fixture.form.isBeingDismissed)
    #expect(device.run { fixture.form.transitionCoordinator == nil })
    // And it can go afterwards.
    _ = try fixture.log { try device.dragSheet(to: 0.7) }
    #expect(fixture.isGone)
    #expect(ends == [true, true, false, false])
  }

  @Test("B111: what the delegate refuses is an attempt, when the finger is lifted", arguments: from13)
  func refused(system: Device.SystemVersion) throws {
    let fixture = SheetFixture(on: system)
    fixture.delegate.shouldDismiss = false
    let log = try fixture.log { try fixture.device.dragSheet(to: 0.7) }
    #expect(log == ["presentation.shouldDismiss(Form)", "presentation.didAttemptToDismiss(Form)"])
    #expect(!fixture.isGone)
    let short = try fixture.log { try fixture.device.dragSheet(to: 0.2) }
    #expect(short == ["presentation.shouldDismiss(Form)"])
  }

  @Test("B111: or the attempt comes while the finger is down, once a drag")
  func refusedUnderWay() throws {
    let fixture = SheetFixture(assuming: { $0.refusedDragIsAttempt = .underWay })
    fixture.delegate.shouldDismiss = false
    try fixture.device.dragSheet(to: 0.7, lift: false)
    #expect(fixture.device.log.take().contains("presentation.didAttemptToDismiss(Form)"))
    let log = try fixture.log {
      try fixture.device.continueSheetDrag(to: 0.2)
      try fixture.device.continueSheetDrag(to: 0.8)
      try fixture.device.liftSheetDrag()
    }
    #expect(log == [])
  }

  @Test(
    "B110, B112: with isModalInPresentation the delegate is not asked, and code dismisses all the same",
    arguments: from13)
  func modal(system: Device.SystemVersion) throws {
    let fixture = SheetFixture(on: system)
    fixture.form.isModalInPresentation = true
    let log = try fixture.log { try fixture.device.dragSheet(to: 0.7) }
    #expect(log == ["presentation.didAttemptToDismiss(Form)"])
    #expect(!fixture.isGone)
    // B114: and nobody hears of it.
    let byCode = fixture.log { fixture.device.run { fixture.form.dismiss(animated: true) } }
    #expect(byCode == ["Form.viewWillDisappear(true)", "Form.viewDidDisappear(true)"])
    #expect(fixture.isGone)
  }

  @Test("B114: a dismissal by code asks nothing and tells nothing", arguments: from13)
  func byCode(system: Device.SystemVersion) {
    let fixture = SheetFixture(on: system)
    fixture.delegate.shouldDismiss = false
    let log = fixture.log { fixture.device.run { fixture.navigation.dismiss(animated: true) } }
    #expect(log == ["Form.viewWillDisappear(true)", "Form.viewDidDisappear(true)"])
  }

  @Test(
    "B115, B177: the flag of the screen on top of the presented stack is pulled each time", arguments: [true, false])
  func pulled(counts: Bool) throws {
    let fixture = SheetFixture(
      inStack: true, assuming: { $0.topScreenCountsForModality = counts }, form: { PullingForm() })
    let form = try #require(fixture.form as? PullingForm)
    _ = try fixture.log { try fixture.device.dragSheet(to: 0.7) }
    #expect(fixture.isGone == !counts)
    guard counts else { return }
    form.isDirty = false
    _ = try fixture.log { try fixture.device.dragSheet(to: 0.7) }
    #expect(fixture.isGone)
  }

  @Test("B115: the presentation controller is that of the stack; asking the screen inside makes another one")
  func insideStack() {
    let fixture = SheetFixture(inStack: true)
    fixture.device.run {
      let outer = fixture.presented.presentationController
      #expect(outer === fixture.presentation.controller)
      #expect(outer?.presentedViewController === fixture.presented)
      #expect(outer?.presentingViewController === fixture.navigation)
      #expect(fixture.form.presentationController !== outer)
    }
  }

  @Test("B117: asked for too early, the presentation controller keeps the style of then, and the screen alive")
  func tooEarly() {
    let fixture = NavigationFixture(["List"])
    weak var leaked: UIViewController?
    fixture.log {
      let form = screen("Form")
      _ = form.presentationController
      form.modalPresentationStyle = .fullScreen
      #expect(form.presentationController is UISheetPresentationController)
      fixture.navigation.present(form, animated: false)
      #expect(fixture.navigation.view.window != nil)
      form.dismiss(animated: false)
      let other = screen("Other")
      _ = other.presentationController
      leaked = other
    }
    #expect(leaked != nil)
  }

  @Test("B118: the delegate is one, and weak")
  func weakDelegate() {
    let fixture = SheetFixture()
    fixture.device.run {
      weak var delegate: DismissalDelegate?
      do {
        let short = DismissalDelegate()
        fixture.presented.presentationController?.delegate = short
        delegate = short
      }
      #expect(delegate == nil)
      #expect(fixture.presented.presentationController?.delegate == nil)
    }
  }

  @Test("B255: over content that scrolls the sheet is dragged only where the content is at its top")
  func content() throws {
    let fixture = SheetFixture()
    let device = fixture.device
    let scrollView = device.run {
      let scrollView = UIScrollView(frame: fixture.form.view.bounds)
      scrollView.contentSize = CGSize(width: 390, height: 3000)
      fixture.form.view.addSubview(scrollView)
      return scrollView
    }
    let middle = CGPoint(x: 195, y: 300)
    scrollView.contentOffset.y = 100
    _ = fixture.log { device.drag(from: middle, to: CGPoint(x: 195, y: 830)) }
    #expect(scrollView.contentOffset.y == 0)
    #expect(!fixture.isGone)
    _ = fixture.log { device.drag(from: middle, to: CGPoint(x: 195, y: 200)) }
    #expect(scrollView.contentOffset.y == 100)
    scrollView.contentOffset.y = 0
    _ = fixture.log { device.drag(from: middle, to: CGPoint(x: 195, y: 830)) }
    #expect(fixture.isGone)
  }

  @Test(
    "B256, B262: between its detents a sheet asks nothing; below the smallest it asks once",
    arguments: Device.SystemVersion.supported)
  func detents(system: Device.SystemVersion) throws {
    let fixture = SheetFixture(
      on: system, prepare: { $0.sheetPresentationController?.detents = [.medium(), .large()] })
    let sheet = try #require(fixture.device.run { fixture.presented.sheetPresentationController })
    #expect(fixture.device.run { fixture.presentation.restingHeight } == 422)
    #expect(try fixture.log { try fixture.device.dragSheet(to: -0.8) } == [])
    #expect(sheet.selectedDetentIdentifier == .large)
    let log = try fixture.log {
      try fixture.device.dragSheet(to: 0.4, lift: false)
      #expect(!fixture.form.isBeingDismissed)
      try fixture.device.continueSheetDrag(to: 0.9)
      #expect(fixture.form.isBeingDismissed)
      try fixture.device.continueSheetDrag(to: 0.5)
      try fixture.device.liftSheetDrag()
    }
    #expect(
      log == [
        "presentation.shouldDismiss(Form)", "presentation.willDismiss(Form)", "Form.viewWillDisappear(true)",
        "Form.viewWillAppear(true)", "Form.viewDidAppear(true)",
      ])
  }

  @Test(
    "B257, B262: a sheet stands below the status bar, on a pad in the middle; in landscape a phone's fills the screen")
  func sizes() {
    let phone = SheetFixture(prepare: { $0.sheetPresentationController?.detents = [.medium(), .large()] })
    #expect(phone.device.run { phone.presentation.frame } == CGRect(x: 0, y: 422, width: 390, height: 422))
    phone.device.run { phone.presented.sheetPresentationController?.selectedDetentIdentifier = .large }
    #expect(phone.presentation.container.card.frame == CGRect(x: 0, y: 57, width: 390, height: 787))
    phone.device.rotate(to: .landscapeLeft)
    phone.device.advanceUntilIdle()
    #expect(phone.presentation.container.card.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(throws: DriverError.self) { try phone.device.tapOutside() }
    let pad = SheetFixture(idiom: .pad, prepare: { $0.modalPresentationStyle = .formSheet })
    #expect(pad.presentation.container.card.frame == CGRect(x: 140, y: 280, width: 540, height: 620))
  }

  @Test("B267: the next presentation makes a presentation controller of its own, without a delegate")
  func again() {
    let fixture = SheetFixture()
    fixture.device.run {
      let first = fixture.presented.presentationController
      fixture.presented.dismiss(animated: false)
      fixture.navigation.present(fixture.presented, animated: false)
      #expect(fixture.presented.presentationController !== first)
      #expect(fixture.presented.presentationController?.delegate == nil)
    }
  }
}
