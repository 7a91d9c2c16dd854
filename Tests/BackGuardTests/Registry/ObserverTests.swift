import BackGuard
import Testing

@MainActor
@Suite("Observers")
struct ObserverTests {
  private let stage = Stage(List(), Note(), Editor())

  @Test("an observer is told until its token is cancelled; twice changes nothing")
  func cancelling() {
    let second = EventRecorder()
    let token = stage.registry.addObserver(second)
    stage.arbiter.letGo(.swipe, stage.stack.leaving(), in: stage.stack)
    #expect(second.take() == ["1 begins: swipe Editor", "1 ends: cancelled"])
    token.cancel()
    token.cancel()
    stage.arbiter.letGo(.swipe, stage.stack.leaving(), in: stage.stack)
    #expect(second.take() == [])
    #expect(stage.log.count == 4)
  }

  @Test("an observer is kept; dropping the token changes nothing; cancelling lets it go")
  func lifetime() {
    weak var observer: EventRecorder?
    let token: LeaveObserverToken
    do {
      let recorder = EventRecorder()
      observer = recorder
      token = stage.registry.addObserver(recorder)
    }
    #expect(observer != nil)
    token.cancel()
    #expect(observer == nil)
  }

  @Test("a token that outlives its registry is harmless")
  func tokenOutlivesRegistry() {
    let token = LeaveGuardRegistry().addObserver(EventRecorder())
    token.cancel()
  }

  @Test("an observer that watches nothing needs no methods")
  func defaults() {
    final class Nobody: LeaveObserver {}
    stage.registry.addObserver(Nobody())
    stage.guarding(stage.stack.pages[2]).immediate = .prevent
    stage.stack.back()
    stage.stack.settle()
    stage.registry.report(LeaveReport("x"))
    #expect(stage.log.last == "report: x")
  }

  @Test("what an observer kept may cancel other observations as it goes")
  func deinitCancels() {
    let second = EventRecorder()
    let token = stage.registry.addObserver(second)
    let other = stage.registry.addObserver(Keeper(OnDeinit { token.cancel() }))
    other.cancel()
    stage.arbiter.letGo(.swipe, stage.stack.leaving(), in: stage.stack)
    #expect(second.take() == [])
  }

  private final class Keeper: LeaveObserver {
    private let kept: OnDeinit
    init(_ kept: OnDeinit) { self.kept = kept }
  }

  @Test("observers that go and come while they are told disturb nobody")
  func changesMeanwhile() {
    let later = EventRecorder()
    var token: LeaveObserverToken?
    let registry = stage.registry
    stage.recorder.onLine = { _ in
      if let token { token.cancel() } else { token = registry.addObserver(later) }
    }
    stage.arbiter.letGo(.swipe, stage.stack.leaving(), in: stage.stack)
    stage.recorder.onLine = nil
    #expect(stage.log == ["1 begins: swipe Editor", "1 ends: cancelled"])
  }
}
