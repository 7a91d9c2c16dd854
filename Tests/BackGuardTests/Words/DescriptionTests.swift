import Testing

@testable import BackGuard

@MainActor
@Suite("Words in logs")
struct DescriptionTests {
  @Test(
    "triggers show their names",
    arguments: [
      (LeaveTrigger.backButton, "backButton"), (.backMenu, "backMenu"), (.swipe, "swipe"),
      (.accessibilityEscape, "accessibilityEscape"), (.keyboard, "keyboard"), (.tabReselect, "tabReselect"),
      (.sheet, "sheet"), (.zoom, "zoom"), (.ownButton, "ownButton"), (.code, "code"),
      (.unattributed, "unattributed"), (LeaveTrigger("watch"), "watch"),
    ]
  )
  func trigger(_ trigger: LeaveTrigger, _ name: String) {
    #expect(trigger.description == name)
    #expect(trigger == LeaveTrigger(name))
  }

  @Test("screens show their type, or the name they were given, and are equal by identity alone")
  func screen() {
    let (editor, other) = (Editor(), Editor())
    #expect(LeavingScreen(editor).description == "Editor")
    #expect(LeavingScreen(editor, name: "draft 7").description == "draft 7")
    #expect(LeavingScreen(editor) == LeavingScreen(editor, name: "draft 7"))
    #expect(Set([LeavingScreen(editor), LeavingScreen(editor, name: "x"), LeavingScreen(other)]).count == 2)
  }

  @Test("an attempt shows its id, its trigger, and the screens in the order in which they are asked")
  func attempt() {
    let cast = Cast()
    #expect(cast.two.description == "#2 swipe Editor")
    #expect(cast.one.description == "#1 backMenu Editor ← Note")
    #expect([cast.one.isJump, cast.two.isJump] == [true, false])
    #expect(cast.one.includes(cast.two.first.id))
    #expect(!cast.two.includes(cast.three.first.id))
  }

  @Test("outcomes")
  func outcomes() {
    let cast = Cast()
    let outcomes: [LeaveOutcome] = [
      .left, .prevented(by: cast.g1), .cancelled, .superseded, .absorbed(into: cast.one.id), .failed(.notLeft),
      .failed(.notAsked), .failed(.busy), .failed(.noContainer),
    ]
    #expect(
      outcomes.map(\.description) == [
        "left", "prevented by Editor", "cancelled", "superseded", "absorbed into #1",
        "failed: the platform did not leave", "failed: the confirmation could not be presented",
        "failed: another attempt is under way", "failed: the screen is in no container it could leave",
      ]
    )
  }

  @Test("guards of one screen are told apart by their ids, not by their names")
  func guards() {
    let cast = Cast()
    let twin = LeaveGuardID(number: 9, screen: cast.g1.screen)
    #expect(twin.description == cast.g1.description)
    #expect(twin != cast.g1)
  }
}
