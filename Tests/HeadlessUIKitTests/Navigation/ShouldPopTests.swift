import Foundation
import Testing

@testable import HeadlessUIKit

private let upTo12 = Device.SystemVersion.all.filter { $0 < .init(13) }
private let from13 = Device.SystemVersion.all.filter { $0 >= .init(13) }
private let from14 = Device.SystemVersion.all.filter { $0 >= .init(14) }

@MainActor
@Suite("navigationBar(_:shouldPop:)")
struct ShouldPopTests {
  private func asking(
    _ titles: [String] = ["List", "Note", "Editor"], on system: Device.SystemVersion = .newest,
    assuming turn: (inout Device.Assumptions) -> Void = { _ in },
    answer: @escaping @MainActor (AskingNavigationController, UINavigationItem) -> Bool
  ) -> (NavigationFixture, AskingNavigationController) {
    let fixture = NavigationFixture(titles, on: system, assuming: turn, with: { AskingNavigationController() })
    let navigation = fixture.navigation as! AskingNavigationController
    navigation.answer = answer
    return (fixture, navigation)
  }

  @Test("B1: giving a managed bar another delegate raises")
  func foreignDelegate() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Other: UINavigationBarDelegate {}
        let other = Other()
        let fixture = NavigationFixture()
        fixture.navigation.navigationBar.delegate = other
        withExtendedLifetime((fixture.navigation, other)) {}
      }
    }
  }

  @Test("B1: pushing, popping and setting items of a managed bar raises")
  func itemsOfManagedBar() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let fixture = NavigationFixture()
        _ = fixture.navigation.navigationBar.popItem(animated: false)
        withExtendedLifetime(fixture.navigation) {}
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let fixture = NavigationFixture()
        fixture.navigation.navigationBar.items = []
        withExtendedLifetime(fixture.navigation) {}
      }
    }
  }

  @Test("B1: a bar of one's own asks its delegate and pops the item")
  func ownBar() {
    let device = Device()
    let bar = device.run {
      let bar = UINavigationBar()
      bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
      bar.frame = .init(x: 0, y: 47, width: 390, height: 44)
      device.window.addSubview(bar)
      return bar
    }
    device.tap(bar.backButton)
    #expect(bar.items?.map(\.title) == ["One"])
  }

  @Test("B2: the public class does not conform, and a subclass's method is found all the same")
  func conformance() throws {
    #expect(!(NavigationFixture().navigation is any UINavigationBarDelegate))
    let (fixture, navigation) = asking { _, _ in false }
    try fixture.device.tapBack()
    #expect(navigation.topsWhenAsked == ["Editor"])
  }

  @Test("B2: a subclass that conforms for another method keeps UIKit's own answer", arguments: Device.SystemVersion.all)
  func conformanceForAnotherMethod(system: Device.SystemVersion) throws {
    final class Listening: UINavigationController, UINavigationBarDelegate {
      var popped: [String] = []
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        popped.append(item.title ?? "")
      }
    }
    let fixture = NavigationFixture(on: system, with: { Listening() })
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note"])
    #expect((fixture.navigation as? Listening)?.popped == ["Editor"])
  }

  @Test("B3: at a tap the leaving screen is still on top, at a pop by code it is not", arguments: upTo12)
  func topWhenAsked(system: Device.SystemVersion) throws {
    let (fixture, navigation) = asking(on: system) { navigation, item in
      navigation.topViewController?.navigationItem !== item
    }
    try fixture.device.tapBack()
    fixture.log { navigation.popViewController(animated: false) }
    #expect(navigation.topsWhenAsked == ["Editor", "Note"])
    #expect(fixture.titles == ["List", "Note"])
  }

  @Test("B4: up to 12 a swipe asks when it begins, and does not listen", arguments: upTo12)
  func swipeAsks(system: Device.SystemVersion) throws {
    let (fixture, navigation) = asking(["List", "Note"], on: system) { _, _ in false }
    let log = fixture.log { navigation.beginInteractivePop()?.finish() }
    #expect(
      log == [
        "Note.willMove(toParent: nil)", "bar.shouldPop(Note) -> false", "List.viewDidLoad()",
        "Note.viewWillDisappear(true)", "List.viewWillAppear(true)", "delegate.willShow(List)",
      ])
    #expect(navigation.topsWhenAsked == ["List"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List"])
    #expect(fixture.itemTitles == ["List"])
  }

  @Test("B5: up to 12 a yes without a pop moves the bar and leaves the screen", arguments: upTo12)
  func yesWithoutPop(system: Device.SystemVersion) throws {
    let (fixture, _) = asking(on: system) { _, _ in true }
    try fixture.device.tapBack()
    #expect(fixture.device.log.take() == ["bar.shouldPop(Editor) -> true", "bar.didPop(Editor)"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.itemTitles == ["List", "Note"])
    #expect(fixture.titles == ["List", "Note", "Editor"])
  }

  @Test("B5: up to 12 a yes with a pop of one's own is what everybody did", arguments: upTo12)
  func yesWithPop(system: Device.SystemVersion) throws {
    let (fixture, _) = asking(on: system) { navigation, item in
      if navigation.topViewController?.navigationItem === item { navigation.popViewController(animated: true) }
      return true
    }
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note"])
    #expect(fixture.itemTitles == ["List", "Note"])
  }

  @Test("B6: from 13 on a yes is enough", arguments: from13)
  func yesIsEnough(system: Device.SystemVersion) throws {
    let (fixture, navigation) = asking(on: system) { _, _ in true }
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note"])
    #expect(fixture.itemTitles == ["List", "Note"])
    #expect(navigation.topsWhenAsked == ["Editor"])
  }

  @Test("B6: from 13 on a yes with a pop of one's own takes two screens", arguments: from13)
  func doublePop(system: Device.SystemVersion) throws {
    let (fixture, _) = asking(on: system) { navigation, item in
      if navigation.topViewController?.navigationItem === item { navigation.popViewController(animated: true) }
      return true
    }
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List"])
    #expect(fixture.itemTitles == ["List"])
  }

  @Test("B7: a no to a tap moves nothing, on every version", arguments: Device.SystemVersion.all)
  func no(system: Device.SystemVersion) throws {
    let (fixture, _) = asking(on: system) { _, _ in false }
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(fixture.device.log.take() == ["bar.shouldPop(Editor) -> false"])
    #expect(fixture.titles == ["List", "Note", "Editor"])
    #expect(fixture.itemTitles == ["List", "Note", "Editor"])
  }

  @Test("B7: no at once and a pop on the next turn is the deferred pattern", arguments: Device.SystemVersion.all)
  func deferred(system: Device.SystemVersion) throws {
    let (fixture, _) = asking(on: system) { navigation, item in
      guard navigation.topViewController?.navigationItem === item else { return true }
      Device.current.onNextTurn("leave") { navigation.popViewController(animated: true) }
      return false
    }
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note"])
    #expect(fixture.itemTitles == ["List", "Note"])
  }

  @Test("B8: super's answer serves every version", arguments: Device.SystemVersion.all)
  func superAnswer(system: Device.SystemVersion) throws {
    let (fixture, _) = asking(on: system) { navigation, item in
      Device.current.answerOfSuper(navigation, shouldPop: item)
    }
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note"])
    #expect(fixture.itemTitles == ["List", "Note"])
  }

  @Test("B5, B11: the pop of super's answer asks nobody a second time", arguments: Device.SystemVersion.all)
  func superAsksOnce(system: Device.SystemVersion) throws {
    let (fixture, navigation) = asking(on: system) { navigation, item in
      Device.current.answerOfSuper(navigation, shouldPop: item)
    }
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(navigation.topsWhenAsked == ["Editor"])
  }

  @Test("B9: a category answers up to 13.3 and is passed over from 13.4 on", arguments: Device.SystemVersion.all)
  func category(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(on: system)
    var asked = 0
    fixture.device.navigationBarShouldPopCategory = { _, _, _ in
      asked += 1
      return false
    }
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    let isHeard = system < .init(13, 4)
    #expect(asked == (isHeard ? 1 : 0))
    #expect(fixture.titles == (isHeard ? ["List", "Note", "Editor"] : ["List", "Note"]))
  }

  @Test(
    "B310: from 13.4 on a category does not answer for a subclass; for the class itself it is open",
    arguments: Device.SystemVersion.all.filter { $0 >= .init(13, 4) }, [true, false])
  func categoryAndSubclass(system: Device.SystemVersion, reachesPlain: Bool) throws {
    final class Inheriting: UINavigationController {}
    for isPlain in [true, false] {
      let fixture = NavigationFixture(on: system) {
        $0.categoryReachesPlainControllers = reachesPlain
      } with: {
        isPlain ? UINavigationController() : Inheriting()
      }
      fixture.device.navigationBarShouldPopCategory = { _, _, _ in false }
      try fixture.device.tapBack()
      fixture.device.advanceUntilIdle()
      #expect(fixture.titles == (isPlain && reachesPlain ? ["List", "Note", "Editor"] : ["List", "Note"]))
    }
  }

  @Test(
    "B311: when a swipe or a pop by code asks, the bar has one item more than the stack has screens", arguments: upTo12)
  func itemsWhenAsked(system: Device.SystemVersion) throws {
    var counts: [[Int]] = []
    let (fixture, navigation) = asking(on: system) { navigation, _ in
      counts.append([navigation.viewControllers.count, navigation.navigationBar.items?.count ?? 0])
      return false
    }
    try fixture.device.tapBack()
    fixture.log { navigation.beginInteractivePop()?.finish() }
    fixture.device.advanceUntilIdle()
    fixture.log { navigation.popViewController(animated: false) }
    #expect(counts == [[3, 3], [2, 3], [1, 2]])
  }

  @Test("B5, B9: a category's yes replaces the private pop on 12 and is enough on 13")
  func categorySaysYes() throws {
    for system in Device.SystemVersion.all where system < .init(13, 4) {
      let fixture = NavigationFixture(on: system)
      fixture.device.navigationBarShouldPopCategory = { _, _, _ in true }
      try fixture.device.tapBack()
      fixture.device.advanceUntilIdle()
      #expect(fixture.titles == (system < .init(13) ? ["List", "Note", "Editor"] : ["List", "Note"]))
      #expect(fixture.itemTitles == ["List", "Note"])
    }
  }

  @Test("B9, B10: a subclass's own method hides the category", arguments: Device.SystemVersion.all)
  func subclassHidesCategory(system: Device.SystemVersion) throws {
    let (fixture, navigation) = asking(on: system) { _, _ in false }
    fixture.device.navigationBarShouldPopCategory = { _, _, _ in
      Issue.record("the category was asked")
      return true
    }
    try fixture.device.tapBack()
    #expect(navigation.topsWhenAsked == ["Editor"])
  }

  @Test("B11: a pop by code asks on 12 and not from 14 on; 13 is open", arguments: Device.SystemVersion.all)
  func popByCode(system: Device.SystemVersion) {
    for asksOn13 in [true, false] {
      let (fixture, navigation) = asking(on: system) {
        $0.programmaticPopAsksShouldPopOn13 = asksOn13
      } answer: { _, _ in
        true
      }
      fixture.log { navigation.popViewController(animated: false) }
      let asks = system < .init(13) || system < .init(14) && asksOn13
      #expect(navigation.topsWhenAsked == (asks ? ["Note"] : []))
    }
  }

  @Test("B12: a hidden bar asks nothing", arguments: Device.SystemVersion.all)
  func hiddenBar(system: Device.SystemVersion) {
    let (fixture, navigation) = asking(on: system) { _, _ in false }
    fixture.log {
      navigation.isNavigationBarHidden = true
      navigation.popViewController(animated: false)
    }
    #expect(navigation.topsWhenAsked == [])
    #expect(fixture.titles == ["List", "Note"])
    #expect(throws: DriverError("The navigation bar is hidden.")) { try fixture.device.tapBack() }
  }

  @Test("B13: a tap has no private entry: it asks and pops in the open", arguments: Device.SystemVersion.all)
  func noPrivateEntry(system: Device.SystemVersion) throws {
    let (fixture, _) = asking(["List", "Note"], on: system) { _, _ in false }
    try fixture.device.tapBack()
    #expect(fixture.device.log.take() == ["bar.shouldPop(Note) -> false"])
  }

  @Test("B14: a pop override that returns nil vetoes a tap", arguments: Device.SystemVersion.all)
  func popOverride(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(on: system, with: { RefusingNavigationController() })
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note", "Editor"])
    #expect(fixture.itemTitles == ["List", "Note", "Editor"])
  }

  @Test("B15: a swipe goes through the pop override; right after super it is interactive, a tap is not")
  func popOverrideInSwipe() throws {
    final class Watching: UINavigationController {
      var seen: [Bool?] = []
      override func popViewController(animated: Bool) -> UIViewController? {
        defer { seen.append(transitionCoordinator?.isInteractive) }
        return super.popViewController(animated: animated)
      }
    }
    let fixture = NavigationFixture(with: { Watching() })
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    fixture.log { fixture.navigation.beginInteractivePop()?.finish() }
    #expect((fixture.navigation as? Watching)?.seen == [false, true])
  }

  @Test("B16: 26 still asks a subclass for a tap")
  func newestAsks() throws {
    let (fixture, navigation) = asking(on: .init(26)) { _, _ in false }
    try fixture.device.tapBack()
    #expect(navigation.topsWhenAsked == ["Editor"])
  }

  @Test("B17: asked by hand, a yes pops nothing", arguments: Device.SystemVersion.all)
  func askedByHand(system: Device.SystemVersion) {
    let (fixture, navigation) = asking(on: system) { _, _ in true }
    let log = fixture.log {
      let item = navigation.topViewController!.navigationItem
      #expect(navigation.navigationBar(navigation.navigationBar, shouldPop: item))
    }
    #expect(log == [])
    #expect(fixture.titles == ["List", "Note", "Editor"])
  }

  @Test("B18: after a no every further tap asks again", arguments: Device.SystemVersion.all)
  func tapsAfterNo(system: Device.SystemVersion) throws {
    let (fixture, navigation) = asking(on: system) { _, _ in false }
    for _ in 1...3 { try fixture.device.tapBack() }
    #expect(navigation.topsWhenAsked == ["Editor", "Editor", "Editor"])
  }

  @Test("B19: a tap after a swipe that was taken back moves bar and content together", arguments: from14)
  func tapAfterCancelledSwipe(system: Device.SystemVersion) throws {
    let (fixture, _) = asking(["List", "Note"], on: system) { _, _ in true }
    fixture.log { fixture.navigation.beginInteractivePop()?.cancel() }
    fixture.device.advanceUntilIdle()
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List"])
    #expect(fixture.itemTitles == ["List"])
  }
}
