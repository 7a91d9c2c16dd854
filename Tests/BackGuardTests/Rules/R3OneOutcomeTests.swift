import BackGuard
import Testing

@MainActor
@Suite("R3: one attempt, one outcome")
struct R3OneOutcomeTests {
  private let stage = Stage(List(), Note(), Editor())
  private var stack: StackContainer { stage.stack }

  /// A way for an attempt to end, and the last line of its log.
  enum Ending: String, CaseIterable {
    case left, prevented, cancelled, letGo, superseded, absorbed, blocked, failed, couldNotAsk

    var outcome: String {
      switch self {
      case .left: "1 ends: left"
      case .prevented: "1 ends: prevented by Editor"
      case .cancelled, .letGo: "1 ends: cancelled"
      case .superseded: "1 ends: superseded"
      case .absorbed: "2 ends: absorbed into 1"
      case .blocked: "2 ends: prevented by Settings"
      case .failed: "1 ends: failed: the platform did not leave"
      case .couldNotAsk: "1 ends: failed: the confirmation could not be presented"
      }
    }
  }

  @Test("R3: every observer sees the outcome of every attempt, refusals included", arguments: Ending.allCases)
  func outcome(_ ending: Ending) {
    let second = EventRecorder()
    stage.registry.addObserver(second)
    let settings = Settings()
    stage.guarding(settings)
    let other = stage.anotherStack(List(), settings)
    if ending == .letGo {
      stage.arbiter.letGo(.swipe, stack.leaving(), in: stack)
    } else {
      let question = stage.guarding(stack.pages[2])
      let id = stage.attempt()
      stack.settle()
      switch ending {
      case .left: question.answer(.allow)
      case .prevented: question.answer(.prevent)
      case .cancelled: stage.arbiter.cancel(id)
      case .superseded: stack.pop()
      case .absorbed: stack.back()
      case .blocked: other.back()
      case .failed:
        stack.ignoresLeave = true
        question.answer(.allow)
        stage.arbiter.couldNotLeave(id)
      case .couldNotAsk:
        question.handle?.couldNotAsk()
        question.drop()
      case .letGo: break
      }
      stack.settle()
    }
    let isTheirs = { (line: String) in line.contains("begins") || line.contains("asks") || line.contains("ends") }
    let log = stage.log.filter(isTheirs)
    #expect(log.last == ending.outcome)
    #expect(second.take() == log)
  }

  @Test("R3: whatever happens, attempts begin once and end once", arguments: 0..<200)
  func beginAndEndBalance(seed: Int) {
    var random = Dice(seed: seed)
    let question = stage.guarding(stack.pages[2])
    stage.guarding(stack.pages[1]).immediate = .allow
    for _ in 0..<60 {
      switch random.roll(12) {
      case 0: stack.back()
      case 1: stack.back(.backMenu, to: stack.pages[0])
      case 2: stage.attempt()
      case 3: question.answer(.allow)
      case 4: question.answer(.prevent)
      case 5: question.isEnabled.toggle()
      case 6: stack.turn()
      case 7: stack.isQuiet.toggle()
      case 8: stack.needsTransition.toggle()
      case 9: stack.endTransition(cancelled: random.roll(2) == 0)
      case 10: stack.push(Editor())
      default: if stack.pages.count > 2 { stack.pop(telling: random.roll(2) == 0) }
      }
      while stack.pages.count < 3 { stack.push(Editor()) }
    }
    // The platform comes to rest, and the user answers.
    stack.isQuiet = true
    stack.reportsTransitions = true
    stack.needsTransition = false
    stack.endTransition()
    while stack.pages.count < 3 { stack.push(Editor()) }
    stack.settle()
    question.answer(.prevent)
    stack.settle()
    stage.arbiter.stackChanged()
    stage.attempt()
    stack.settle()
    question.answer(.prevent)
    stack.settle()
    let log = stage.log
    let begun = log.filter { $0.contains(" begins: ") }.map { $0.prefix { $0 != " " } }
    let ended = log.filter { $0.contains(" ends: ") }.map { $0.prefix { $0 != " " } }
    #expect(begun.sorted() == ended.sorted(), "\(log)")
  }

  @Test("R3: an attempt carries ids and names, never screens")
  func carriesNoScreens() {
    let keeper = Keeper()
    stage.registry.addObserver(keeper)
    weak var screen: Editor?
    do {
      let editor = Editor()
      screen = editor
      stack.push(editor)
      stack.back()
      stack.settle()
    }
    #expect(screen == nil)
    #expect(keeper.attempts.map(\.first.name) == ["Editor"])
    #expect(keeper.attempts.map { "\($0.trigger)" } == ["backButton"])
  }

  private final class Keeper: LeaveObserver {
    var attempts: [LeaveAttempt] = []
    func attemptDidBegin(_ attempt: LeaveAttempt) { attempts.append(attempt) }
  }

  /// The same throws for the same seed.
  private struct Dice {
    private var state: UInt64
    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func roll(_ sides: UInt64) -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state % sides
    }
  }
}
