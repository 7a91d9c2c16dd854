import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The zoom transition")
struct ZoomTests {
  private func fixture(_ answer: ((UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool)?)
    -> NavigationFixture
  {
    let fixture = NavigationFixture(on: .init(18))
    fixture.device.run {
      let options = UIViewController.Transition.ZoomOptions()
      options.interactiveDismissShouldBegin = answer
      fixture.top.preferredTransition = .zoom(options: options) { _ in nil }
    }
    return fixture
  }

  @Test("B64: a drag takes the screen away, past the middle", arguments: [0.3, 0.8])
  func drag(fraction: Double) throws {
    let fixture = fixture(nil)
    try fixture.device.dragZoomedScreen(to: fraction)
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == (fraction > 0.5 ? ["List", "Note"] : ["List", "Note", "Editor"]))
  }

  @Test("B64: only interactiveDismissShouldBegin can forbid it")
  func forbidden() throws {
    let fixture = fixture { _ in false }
    let log = try fixture.log { try fixture.device.dragZoomedScreen(to: 0.8) }
    #expect(log == ["zoom.interactiveDismissShouldBegin(Editor) -> false"])
    #expect(fixture.titles == ["List", "Note", "Editor"])
  }

  @Test("B292: the question says what UIKit itself would do")
  func willBegin() throws {
    var seen: [Bool] = []
    let fixture = fixture { context in
      seen.append(context.willBegin)
      return context.willBegin
    }
    fixture.device.run { fixture.navigation.pushViewController(screen("Next"), animated: true) }
    fixture.device.run {
      let options = UIViewController.Transition.ZoomOptions()
      options.interactiveDismissShouldBegin = { context in
        seen.append(context.willBegin)
        return context.willBegin
      }
      fixture.top.preferredTransition = .zoom(options: options) { _ in nil }
    }
    try fixture.device.dragZoomedScreen(to: 0.8)
    fixture.device.advanceUntilIdle()
    try fixture.device.dragZoomedScreen(to: 0.8)
    fixture.device.advanceUntilIdle()
    #expect(seen == [false, true])
    #expect(fixture.titles == ["List", "Note", "Editor"])
  }
}
