import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// Tries to leave a second screen as soon as an attempt to leave the first has begun.
@MainActor
private final class Meddler: LeaveObserver {
  var action: (() -> Void)?

  func attemptDidBegin(_ attempt: LeaveAttempt) {
    let action = action
    self.action = nil
    action?()
  }
}

@MainActor
@Suite("Attempts by code", .freshGuards)
struct AttemptTests {
  @Test("an observer may attempt as well", arguments: Setting.all)
  func observerAttempts(_ setting: Setting) async throws {
    let phone = Phone(setting, screens: [Form("Root"), Form("Form", unsaved: true)])
    let meddler = Meddler()
    meddler.action = { [form = phone.form] in UIControl().sendAction(form.leaveAction()) }
    LeaveGuardRegistry.current.addObserver(meddler)
    let form = phone.form
    let outcome = phone.device.run { Task { @MainActor in await form.attemptToLeave() } }
    await Task.yield()
    phone.rest()
    try phone.answer("Keep Editing")
    await phone.device.settle()
    #expect(phone.recorder.open == [])
    let ended = try #require(phone.recorder.endings.first { $0.attempt.trigger == .code })
    #expect(await outcome.value == ended.outcome)
  }

  @Test("a task that was cancelled before does not leave", arguments: Setting.all, [false, true])
  func cancelledBefore(_ setting: Setting, unsaved: Bool) async {
    let phone = Phone(setting, unsaved: unsaved)
    let form = phone.form
    let task = phone.device.run { Task { @MainActor in await form.attemptToLeave() } }
    phone.device.run { task.cancel() }
    #expect(await task.value == .cancelled)
    phone.rest()
    #expect(phone.titles == ["List", "Form"])
    #expect(!phone.isAsking)
    #expect(phone.recorder.open == [])
  }

  @Test("cancelling the task takes the dialog away", arguments: Setting.all, [0, 100, 400])
  func cancelledWhileAsked(_ setting: Setting, after milliseconds: Int) async {
    let phone = Phone(setting, unsaved: true)
    let form = phone.form
    let task = phone.device.run { Task { @MainActor in await form.attemptToLeave() } }
    await Task.yield()
    phone.device.advance(milliseconds: milliseconds)
    #expect(phone.recorder.asked == ["Form"])
    phone.device.run { task.cancel() }
    for _ in 0..<10 where phone.recorder.open != [] { await Task.yield() }
    #expect(phone.recorder.endings.map(\.outcome) == [.cancelled])
    phone.rest()
    #expect(!phone.isAsking)
    phone.tapOwnButton()
    phone.rest()
    #expect(phone.isAsking)
  }
}
