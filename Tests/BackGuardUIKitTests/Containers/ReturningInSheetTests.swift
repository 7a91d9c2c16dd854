import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// A swipe inside a sheet is on its way back when the sheet goes.
@MainActor
@Suite("Screens that come back inside a sheet that leaves", .freshGuards)
struct ReturningInSheetTests {
  private func phone(_ setting: Setting) throws -> Phone {
    let phone = Phone(setting, sheet: Form("Form"))
    let details = Form("Details")
    phone.device.run {
      details.addGuard()
      phone.stack.pushViewController(details, animated: false)
    }
    phone.rest()
    try phone.device.swipeBack(.edge, to: 0.3)
    phone.recorder.take()
    return phone
  }

  @Test("leave with it, and the attempt ends with the sheet and not with the swipe", arguments: Setting.all)
  func leavesAlong(_ setting: Setting) throws {
    guard setting.assumptions.tapOutsideDismissesSheets else { return }
    let phone = try phone(setting)
    try phone.device.tapOutside()
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
    #expect(phone.recorder.open == [])
    let last = try #require(phone.recorder.endings.last { $0.attempt.trigger == .sheet })
    #expect(last.outcome == .left)
    #expect(last.attempt.screens.map(\.name) == ["Details", "Form", "Sheet"])
  }

  @Test("a pop of them meanwhile is a part of it", arguments: Setting.subclass)
  func popped(_ setting: Setting) throws {
    guard setting.assumptions.tapOutsideDismissesSheets else { return }
    let phone = try phone(setting)
    try phone.device.tapOutside()
    try #require(phone.stack.isBeingDismissed)
    #expect(phone.stack.transitionCoordinator?.isCancelled == true)
    phone.device.run { _ = phone.stack.popViewController(animated: true) }
    phone.rest()
    #expect(phone.titles == ["Root", "List"])
    let sheet = try #require(phone.recorder.endings.first { $0.attempt.trigger == .sheet })
    #expect(sheet.outcome == .left)
    let pop = try #require(phone.recorder.endings.first { $0.attempt.trigger == .unattributed })
    #expect(pop.outcome == .absorbed(into: sheet.attempt.id))
  }

  @Test("a question about them ends with the sheet, though the app keeps it", arguments: Setting.subclass)
  func sheetIsKept(_ setting: Setting) throws {
    let phone = Phone(setting, sheet: Form("Form"))
    let details = Form("Details", unsaved: true)
    phone.device.run {
      details.addGuard()
      phone.stack.pushViewController(details, animated: false)
    }
    phone.rest()
    phone.recorder.take()
    phone.device.run { phone.stack.presentingViewController?.dismiss(animated: true) }
    phone.device.pressBackKeys()
    phone.rest()
    #expect(!phone.isAsking)
    #expect(phone.recorder.take().filter { $0.contains("asks") || $0.contains("failed") } == [])
    #expect(phone.recorder.open == [])
  }
}
