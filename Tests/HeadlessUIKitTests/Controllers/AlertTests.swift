import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Alerts")
struct AlertTests {
  private func alert(
    on fixture: NavigationFixture, style: UIAlertController.Style = .alert, animated: Bool = false
  ) -> UIAlertController {
    let alert = fixture.device.run {
      let alert = UIAlertController(title: "Discard?", message: "Gone for good.", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in Device.current.log.note("kept") })
      alert.addAction(
        UIAlertAction(title: "Discard", style: .destructive) { [unowned navigation = fixture.navigation] _ in
          Device.current.log.note("discarded")
          navigation.popViewController(animated: true)
        })
      fixture.top.present(alert, animated: animated)
      return alert
    }
    fixture.device.log.take()
    return alert
  }

  @Test(
    "B142: an answer takes the alert away, then the handler runs, and a pop there works",
    arguments: Device.SystemVersion.all)
  func answer(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(["List", "Note"], on: system)
    _ = alert(on: fixture)
    try fixture.device.answer("Discard")
    #expect(
      fixture.device.clock.pending.map(\.work) == [.alertAction(alert: "Discard?", title: "Discard")])
    fixture.device.advanceUntilIdle()
    let log = fixture.device.log.take().filter { !$0.hasPrefix("bar.shouldPop") }
    #expect(
      log.prefix(4) == [
        "Discard?.viewWillDisappear(true)", "Discard?.viewDidDisappear(true)", "discarded",
        "Note.willMove(toParent: nil)",
      ])
    #expect(fixture.device.alert == nil)
    #expect(fixture.titles == ["List"])
  }

  @Test("An alert takes the touches meant for the bar, and beside its buttons does nothing with them")
  func covers() throws {
    let fixture = NavigationFixture(["List", "Note"])
    let bar = fixture.navigation.bar
    let place = bar.backButton.convert(CGPoint.zero, to: nil)
    _ = alert(on: fixture)
    fixture.device.tap(at: .init(x: place.x + 10, y: place.y + 10))
    fixture.device.advanceUntilIdle()
    #expect(fixture.device.log.take() == [])
    #expect(throws: DriverError("Discard? is in front: it has no navigation bar.")) { try fixture.device.tapBack() }
    #expect(fixture.device.alert != nil)
  }

  @Test("B214, B215: a tap beside an action sheet takes it away and runs the cancel handler")
  func sheet() {
    let fixture = NavigationFixture(["List", "Note"])
    _ = alert(on: fixture, style: .actionSheet)
    fixture.device.tap(at: .init(x: 100, y: 100))
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.device.log.take() == ["Discard?.viewWillDisappear(true)", "Discard?.viewDidDisappear(true)", "kept"])
  }

  @Test("An alert can be answered once, and not while it moves")
  func once() throws {
    let fixture = NavigationFixture(["List", "Note"])
    _ = alert(on: fixture, animated: true)
    #expect(throws: DriverError("The alert is still moving.")) { try fixture.device.answer("Keep") }
    fixture.device.advanceUntilIdle()
    #expect(throws: DriverError("The alert has no button \"Perhaps\".")) { try fixture.device.answer("Perhaps") }
    try fixture.device.answer("Keep")
    #expect(throws: DriverError("The alert is still moving.")) { try fixture.device.answer("Discard") }
    fixture.device.advanceUntilIdle()
    #expect(throws: DriverError("No alert is on the screen.")) { try fixture.device.answer("Keep") }
    #expect(fixture.titles == ["List", "Note"])
  }

  @Test("A disabled answer cannot be given")
  func disabled() {
    let fixture = NavigationFixture(["List", "Note"])
    let alert = alert(on: fixture)
    fixture.device.run {
      alert.actions[1].isEnabled = false
      alert.view.setNeedsLayout()
    }
    #expect(throws: DriverError("The alert's button \"Discard\" is disabled.")) {
      try fixture.device.answer("Discard")
    }
  }

  @Test("B213: on a pad an action sheet without a source raises")
  func sheetOnPad() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let fixture = NavigationFixture(["List"], idiom: .pad)
        fixture.device.run {
          fixture.top.present(
            UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet), animated: false)
        }
      }
    }
  }

  @Test("An answered alert is gone")
  func leaks() throws {
    let fixture = NavigationFixture(["List", "Note"])
    weak var weakAlert: UIAlertController?
    do { weakAlert = alert(on: fixture) }
    #expect(weakAlert != nil)
    try fixture.device.answer("Keep")
    fixture.device.advanceUntilIdle()
    #expect(weakAlert == nil)
  }
}
