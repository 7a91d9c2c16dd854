import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Pushing and popping")
struct PushAndPopTests {
  @Test("B157, B200, B201: a pop tells the leaving screen first", arguments: Device.SystemVersion.supported)
  func pop(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(["List", "Note"], on: system)

    let start = fixture.log { fixture.navigation.popViewController(animated: true) }
    #expect(
      start == [
        "Note.willMove(toParent: nil)", "List.viewDidLoad()", "Note.viewWillDisappear(true)",
        "List.viewWillAppear(true)", "delegate.willShow(List)", "List.viewIsAppearing(true)",
      ])

    #expect(
      fixture.logUntilIdle() == [
        "Note.viewDidDisappear(true)", "List.viewDidAppear(true)", "Note.didMove(toParent: nil)", "bar.didPop(Note)",
        "delegate.didShow(List)",
      ])
    #expect(fixture.titles == ["List"])
    #expect(fixture.itemTitles == ["List"])
  }

  @Test("B222: when the controller first appears, the delegate hears of the root", arguments: Device.SystemVersion.all)
  func firstAppearance(system: Device.SystemVersion) {
    let device = Device(system: system)
    let delegate = DelegateListener()
    let navigation = device.run {
      let navigation = UINavigationController(rootViewController: screen("List"))
      navigation.delegate = delegate
      return navigation
    }
    device.log.take()
    device.run { device.window.rootViewController = navigation }
    let isAppearing = ["UINavigationController.viewIsAppearing(false)", "List.viewIsAppearing(false)"]
    #expect(
      device.log.take()
        == [
          "UINavigationController.viewDidLoad()", "UINavigationController.viewWillAppear(false)", "List.viewDidLoad()",
          "List.viewWillAppear(false)", "delegate.willShow(List)",
        ] + (system >= .init(13) ? isAppearing : [])
        + ["UINavigationController.viewDidAppear(false)", "List.viewDidAppear(false)", "delegate.didShow(List)"])
  }

  @Test("Without an animation everything happens in the call")
  func unanimated() {
    let fixture = NavigationFixture(["List", "Note"])
    let log = fixture.log { fixture.navigation.popViewController(animated: false) }
    #expect(
      log == [
        "Note.willMove(toParent: nil)", "List.viewDidLoad()", "Note.viewWillDisappear(false)",
        "List.viewWillAppear(false)", "delegate.willShow(List)", "List.viewIsAppearing(false)",
        "Note.viewDidDisappear(false)", "List.viewDidAppear(false)", "Note.didMove(toParent: nil)", "bar.didPop(Note)",
        "delegate.didShow(List)",
      ])
  }

  @Test("B61, B62, B202, B209: a swipe that is taken back runs the calls the other way, and nobody hears more")
  func cancelledSwipe() throws {
    let fixture = NavigationFixture(["List", "Note"])
    let start = fixture.log { fixture.navigation.beginInteractivePop()?.update(fraction: 0.4) }
    #expect(
      start == [
        "Note.willMove(toParent: nil)", "List.viewDidLoad()", "Note.viewWillDisappear(true)",
        "List.viewWillAppear(true)", "delegate.willShow(List)", "List.viewIsAppearing(true)",
      ])
    let transition = try #require(fixture.navigation.transition)
    fixture.log { transition.cancel() }
    fixture.device.advance(milliseconds: 139)
    #expect(fixture.device.log.take() == [])
    fixture.device.advance(milliseconds: 1)
    #expect(
      fixture.device.log.take() == [
        "List.viewWillDisappear(true)", "List.viewDidDisappear(true)", "Note.viewWillAppear(true)",
        "Note.viewDidAppear(true)",
      ])
    #expect(fixture.titles == ["List", "Note"])
    #expect(fixture.itemTitles == ["List", "Note"])
  }

  @Test("A back tap asks and then pops through the override", arguments: Device.SystemVersion.supported)
  func backTap(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(["List", "Note"], on: system)
    try fixture.device.tapBack()
    #expect(
      fixture.device.log.take().prefix(2) == ["bar.shouldPop(Note) -> true", "Note.willMove(toParent: nil)"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List"])
  }
}
