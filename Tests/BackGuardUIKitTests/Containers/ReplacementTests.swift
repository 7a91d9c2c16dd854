import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

@MainActor
@Suite("A replacement", .freshGuards)
struct ReplacementTests {
  @Test("that animates has left once it has ended", arguments: Setting.likely, ["set", "dismiss", "pop"])
  func animatedReplacement(_ setting: Setting, _ how: String) throws {
    let phone =
      how == "dismiss"
      ? Phone(setting, sheet: Form("Form", unsaved: true))
      : Phone(setting, screens: [Form("List"), Form("Form", unsaved: true)])
    var outcomes: [LeaveOutcome] = []
    let form = phone.form
    phone.device.run {
      form.attemptToReplace {
        switch how {
        case "set": phone.stack.setViewControllers([Form("New")], animated: true)
        case "pop": phone.stack.popViewController(animated: true)
        default: form.presentingViewController?.dismiss(animated: true)
        }
      } completion: {
        outcomes.append($0)
      }
    }
    phone.rest()
    try phone.answer("Discard")
    #expect(form.navigationController?.parent == nil)
    #expect(outcomes == [.left], "\(how): \(outcomes) \(phone.recorder.lines) \(phone.titles)")
  }

  @Test("that is awaited ends with its outcome", arguments: Setting.likely, [false, true])
  func awaited(_ setting: Setting, stays: Bool) async throws {
    let phone = Phone(setting, unsaved: true)
    let form = phone.form
    let box = Box()
    phone.device.run {
      _ = Task {
        box.outcome = await form.attemptToReplace(.keyboard) {
          phone.stack.setViewControllers([Form("New")], animated: true)
          box.runs += 1
        }
      }
    }
    await phone.device.settle()
    #expect(box.outcome == nil)
    #expect(box.runs == 0)
    try phone.device.answer(stays ? "Keep Editing" : "Discard")
    await phone.device.settle()
    while box.outcome == nil { await Task.yield() }
    #expect(box.outcome?.description == (stays ? "prevented by Form" : "left"))
    #expect(box.runs == (stays ? 0 : 1))
    #expect(phone.titles == (stays ? ["List", "Form"] : ["New"]))
    #expect(phone.recorder.endings.map(\.attempt.trigger) == [.keyboard])
  }

  @Test("that is awaited by a task that is cancelled is not made", arguments: Setting.likely)
  func awaitedAndCancelled(_ setting: Setting) async throws {
    let phone = Phone(setting, unsaved: true)
    let form = phone.form
    let box = Box()
    let task = phone.device.run {
      Task { box.outcome = await form.attemptToReplace { box.runs += 1 } }
    }
    await phone.device.settle()
    #expect(phone.isAsking)
    phone.device.run { task.cancel() }
    while box.outcome == nil { await Task.yield() }
    await phone.device.settle()
    #expect(box.outcome == .cancelled)
    #expect(box.runs == 0)
    #expect(!phone.isAsking)
  }

  private final class Box {
    var outcome: LeaveOutcome?
    var runs = 0
  }
}
