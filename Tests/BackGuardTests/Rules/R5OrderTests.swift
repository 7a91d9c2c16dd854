import BackGuard
import Testing

@MainActor
@Suite("R5: everybody who leaves is asked, nobody else")
struct R5OrderTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }

  @Test("R5: newest guard of a screen first, top screen before the one below")
  func order() {
    stage.guarding(stack.pages[1], as: "older of Note").immediate = .allow
    stage.guarding(stack.pages[2], as: "older of Editor").immediate = .allow
    stage.guarding(stack.pages[2], as: "newer of Editor").immediate = .allow
    stage.guarding(stack.pages[1], as: "newer of Note").immediate = .allow
    stack.back(.backMenu, to: stack.pages[0])
    stack.settle()
    #expect(
      stage.log.filter { $0.hasPrefix("confirm") || $0.hasPrefix("1 ends") } == [
        "confirm newer of Editor", "confirm older of Editor", "confirm newer of Note", "confirm older of Note",
        "1 ends: left",
      ]
    )
  }

  @Test("R5: guards that ask the same, one after the other, are asked in one question", arguments: [true, false])
  func together(allows: Bool) {
    let questions = [
      stage.guarding(stack.pages[1], as: "last of Note", asking: "Discard?"),
      stage.guarding(stack.pages[1], as: "first of Note", asking: "Discard?"),
      stage.guarding(stack.pages[2], as: "Editor", asking: "Discard?"),
    ]
    questions[2].immediate = allows ? .allow : .prevent
    stack.back(.backMenu, to: stack.pages[0])
    stack.settle()
    #expect(
      stage.log.filter { $0.hasPrefix("confirm") || $0.hasPrefix("1 asks") || $0.hasPrefix("1 ends") } == [
        "1 asks Editor", "1 asks Note", "1 asks Note", "confirm Editor + Note + Note",
        "1 ends: \(allows ? "left" : "prevented by Editor")",
      ]
    )
  }

  @Test("R5: one that asks something else, or does not object, is not in it")
  func apart() {
    let old = stage.guarding(stack.pages[1], as: "old of Note", asking: "Discard?")
    let different = stage.guarding(stack.pages[1], as: "new of Note", asking: "Stop the upload?")
    let clean = stage.guarding(stack.pages[2], as: "old of Editor", asking: "Discard?")
    clean.isEnabled = false
    let editor = stage.guarding(stack.pages[2], as: "new of Editor", asking: "Discard?")
    for question in [old, different, editor] { question.immediate = .allow }
    stack.back(.backMenu, to: stack.pages[0])
    stack.settle()
    #expect(
      stage.log.filter { $0.hasPrefix("confirm") || $0.hasPrefix("1 ends") }
        == ["confirm new of Editor", "confirm new of Note", "confirm old of Note", "1 ends: left"])
  }

  @Test("R8: a guard that begins to object while others are asked is asked afterwards")
  func joins() {
    let note = stage.guarding(stack.pages[1], as: "Note", asking: "Discard?")
    note.isEnabled = false
    note.immediate = .allow
    let editor = stage.guarding(stack.pages[2], as: "Editor", asking: "Discard?")
    stack.back(.backMenu, to: stack.pages[0])
    stack.settle()
    note.isEnabled = true
    editor.answer(.allow)
    stack.settle()
    #expect(
      stage.log.filter { $0.hasPrefix("confirm") || $0.hasPrefix("1 ends") }
        == ["confirm Editor", "confirm Note", "1 ends: left"])
  }

  @Test("R5: the first refusal ends it", arguments: 0..<3)
  func firstRefusal(position: Int) {
    let questions = [
      stage.guarding(stack.pages[1], as: "third"),
      stage.guarding(stack.pages[2], as: "second"),
      stage.guarding(stack.pages[2], as: "first"),
    ].reversed().map { $0 }
    for question in questions { question.immediate = .allow }
    questions[position].immediate = .prevent
    stack.back(.backMenu, to: stack.pages[0])
    stack.settle()
    #expect(
      stage.log.filter { $0.hasPrefix("confirm") || $0.hasPrefix("1 ends") }
        == ["first", "second", "third"].prefix(position + 1).map { "confirm \($0)" }
        + ["1 ends: prevented by \(position == 2 ? "Note" : "Editor")"]
    )
  }

  @Test("R5: a screen below that does not leave is not asked, nor is its prediction read")
  func below() {
    let list = stage.guarding(stack.pages[0])
    let note = stage.guarding(stack.pages[1])
    stack.back()
    stack.settle()
    #expect(stage.log == ["hook: allow", "1 begins: backButton Editor", "gone: Editor", "1 ends: left"])
    #expect([list, note].map(\.reads) == [0, 0])
  }

  @Test("R5: a screen in the middle of a jump is asked, the destination is not")
  func middle() {
    stage.guarding(stack.pages[0])
    stage.guarding(stack.pages[1])
    stack.back(.tabReselect, to: stack.pages[0])
    stack.settle()
    #expect(
      stage.log == ["1 begins: tabReselect Editor ← Note", "hook: prevent", "1 asks Note", "confirm Note"]
    )
  }

  @Test("R5: guards that do not object are skipped")
  func skipped() {
    stage.guarding(stack.pages[2], as: "older")
    stage.guarding(stack.pages[2], as: "newer").isEnabled = false
    stack.back()
    stack.settle()
    #expect(stage.log.last == "confirm older")
  }

  @Test("R5: no guard means allow")
  func noGuard() {
    #expect(!stage.wouldPrevent())
    #expect(stack.back() == .allow)
  }
}
