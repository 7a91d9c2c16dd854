import Testing

@testable import HeadlessUIKit

private let from13 = Device.SystemVersion.all.filter { $0 >= .init(13) }

@MainActor
@Suite("Presenting")
struct PresentationTests {
  @Test(
    "B204, B205: a full-screen presentation takes the presenting screen off", arguments: Device.SystemVersion.supported)
  func fullScreen(system: Device.SystemVersion) {
    let fixture = NavigationFixture(["List"], on: system)
    let other = fixture.device.run { screen("Other") }
    other.modalPresentationStyle = .fullScreen
    let log = fixture.log {
      fixture.top.present(other, animated: true) { Device.current.log.note("completed") }
      #expect(other.presentingViewController === fixture.navigation)
      #expect(fixture.top.presentedViewController === other)
      #expect(other.isBeingPresented)
    }
    #expect(
      log == [
        "Other.viewDidLoad()", "UINavigationController.viewWillDisappear(true)", "List.viewWillDisappear(true)",
        "Other.viewWillAppear(true)", "Other.viewIsAppearing(true)",
      ])
    #expect(
      fixture.logUntilIdle() == [
        "Other.viewDidAppear(true)", "UINavigationController.viewDidDisappear(true)", "List.viewDidDisappear(true)",
        "completed",
      ])
    #expect(fixture.navigation.view.window == nil)

    let dismissal = fixture.log { other.dismiss(animated: true) { Device.current.log.note("completed") } }
    #expect(
      dismissal == [
        "Other.viewWillDisappear(true)", "UINavigationController.viewWillAppear(true)", "List.viewWillAppear(true)",
        "UINavigationController.viewIsAppearing(true)", "List.viewIsAppearing(true)",
      ])
    #expect(
      fixture.logUntilIdle() == [
        "UINavigationController.viewDidAppear(true)", "List.viewDidAppear(true)", "Other.viewDidDisappear(true)",
        "completed",
      ])
    #expect(fixture.top.presentedViewController == nil)
  }

  @Test("B211, B212: from 13 on the default is a sheet, and the presenting screen stays", arguments: from13)
  func sheet(system: Device.SystemVersion) {
    let fixture = NavigationFixture(["List"], on: system)
    var log = fixture.log { fixture.top.present(screen("Other"), animated: true) }
    log += fixture.logUntilIdle()
    #expect(
      log == [
        "Other.viewDidLoad()", "Other.viewWillAppear(true)", "Other.viewIsAppearing(true)", "Other.viewDidAppear(true)",
      ])
  }

  @Test("B211: on 12 the default fills the screen")
  func defaultOn12() {
    let fixture = NavigationFixture(["List"], on: .init(12))
    let log = fixture.log { fixture.top.present(screen("Other"), animated: false) }
    #expect(log.contains("List.viewDidDisappear(false)"))
  }

  @Test("B206: a dismissed controller has no presenting one in viewDidDisappear and still is being dismissed")
  func dismissedState() {
    final class Other: UIViewController {
      var seen: [Bool] = []
      override func viewDidDisappear(_ animated: Bool) { seen = [presentingViewController == nil, isBeingDismissed] }
    }
    let fixture = NavigationFixture(["List"])
    let other = fixture.device.run { Other() }
    fixture.log {
      fixture.top.present(other, animated: false)
      fixture.top.dismiss(animated: false)
    }
    #expect(other.seen == [true, true])
    #expect(!other.isBeingDismissed)
  }

  @Test("B219: a presentation takes 400 milliseconds, an alert 250, a rotation 300")
  func durations() {
    let fixture = NavigationFixture(["List"])
    let device = fixture.device
    func due() -> [Int] { device.clock.pending.map { $0.due - device.clock.now } }
    fixture.log { fixture.top.present(screen("Other"), animated: true) }
    #expect(due() == [400])
    device.advanceUntilIdle()
    fixture.log { fixture.top.dismiss(animated: true) }
    #expect(due() == [400])
    device.advanceUntilIdle()
    fixture.log {
      fixture.top.present(UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: true)
    }
    #expect(due() == [250])
    device.advanceUntilIdle()
    device.rotate(to: .landscapeLeft)
    #expect(due() == [300])
  }

  @Test("Dismissing the lowest takes everything on top along")
  func chain() {
    let fixture = NavigationFixture(["List"])
    weak var second: UIViewController?
    fixture.log {
      let first = screen("First")
      let other = screen("Second")
      second = other
      fixture.top.present(first, animated: false)
      first.present(other, animated: false)
    }
    var log = fixture.log { fixture.navigation.dismiss(animated: true) }
    log += fixture.logUntilIdle()
    #expect(
      log == [
        "Second.viewWillDisappear(true)", "First.viewWillDisappear(true)", "Second.viewDidDisappear(true)",
        "First.viewDidDisappear(true)",
      ])
    #expect(second == nil)
    #expect(fixture.device.window.subviews.count == 1)
  }

  @Test("B210: a dismissal during a presentation or a dismissal is dropped")
  func dismissTooEarly() {
    let fixture = NavigationFixture(["List"])
    fixture.log { fixture.top.present(screen("Other"), animated: true) }
    let refusal = [
      "console: Attempt to dismiss from view controller <List> while a presentation or dismiss is in progress!"
    ]
    #expect(fixture.log { fixture.top.dismiss(animated: true) } == refusal)
    fixture.device.advanceUntilIdle()
    #expect(fixture.top.presentedViewController?.title == "Other")
    #expect(fixture.log { fixture.top.dismiss(animated: true) } == ["Other.viewWillDisappear(true)"])
    #expect(fixture.log { fixture.top.dismiss(animated: true) } == refusal)
  }

  @Test("B145: presenting from a screen that is not in the window shows nothing", arguments: Device.SystemVersion.all)
  func outsideWindow(system: Device.SystemVersion) {
    let fixture = NavigationFixture(["List"], on: system)
    let log = fixture.log { screen("Gone").present(screen("Other"), animated: true) }
    #expect(
      log == ["console: Attempt to present <Other> on <Gone> whose view is not in the window hierarchy."])
    #expect(fixture.device.clock.nextDue == nil)
  }

  @Test("A second presentation on the same screen shows nothing")
  func twice() {
    let fixture = NavigationFixture(["List"])
    fixture.log { fixture.top.present(screen("First"), animated: true) }
    let log = fixture.log { fixture.top.present(screen("Second"), animated: true) }
    #expect(
      log == [
        "console: Attempt to present <Second> on <UINavigationController> which is already presenting <First>."
      ])
    fixture.device.advanceUntilIdle()
    #expect(fixture.top.presentedViewController?.title == "First")
  }

  @Test("B146: presenting during a transition mixes up the appearance calls; waiting for its end does not")
  func duringTransition() {
    let fixture = NavigationFixture(["List", "Note"])
    let message = "console: Unbalanced calls to begin/end appearance transitions for <UINavigationController>."
    let mixed = fixture.log {
      fixture.navigation.popViewController(animated: true)
      fixture.navigation.present(screen("Other"), animated: true)
    }
    #expect(mixed.contains(message))

    let patient = NavigationFixture(["List", "Note"])
    patient.log {
      let navigation = patient.navigation
      navigation.popViewController(animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        navigation.present(screen("Other"), animated: true)
      }
    }
    patient.device.log.take()
    patient.device.advanceUntilIdle()
    let log = patient.device.log.take()
    #expect(!log.contains(message))
    #expect(log.last == "Other.viewDidAppear(true)")
  }

  @Test("B120, B141: a pop while something is presented or dismissed is dropped", arguments: Device.SystemVersion.all)
  func popDuringPresentation(system: Device.SystemVersion) {
    let fixture = NavigationFixture(["List", "Note"], on: system)
    let refusal =
      "console: popViewControllerAnimated: called on <UINavigationController> while an existing transition or "
      + "presentation is occurring; the navigation stack will not be updated."
    let alert = fixture.device.run { UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert) }
    fixture.log { fixture.top.present(alert, animated: true) }
    #expect(fixture.log { fixture.navigation.popViewController(animated: true) } == [refusal])
    fixture.device.advanceUntilIdle()
    fixture.log { alert.dismiss(animated: true) }
    #expect(fixture.log { fixture.navigation.popViewController(animated: true) } == [refusal])
    fixture.device.advanceUntilIdle()
    fixture.log { fixture.navigation.popViewController(animated: true) }
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List"])
  }

  @Test("While an alert just stands there, a pop by code works")
  func popBelowAlert() {
    let fixture = NavigationFixture(["List", "Note"])
    fixture.log {
      fixture.top.present(UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: false)
      fixture.navigation.popViewController(animated: false)
    }
    #expect(fixture.titles == ["List"])
    #expect(fixture.device.alert?.title == "Hello")
  }

  @Test("B107: behind a full-screen presentation the stack changes at once and the screen appears with the dismissal")
  func popBehind() {
    let fixture = NavigationFixture(["List", "Note"])
    let other = fixture.device.run { screen("Other") }
    other.modalPresentationStyle = .fullScreen
    fixture.log { fixture.top.present(other, animated: false) }
    let log = fixture.log { fixture.navigation.popViewController(animated: true) }
    #expect(log == ["Note.willMove(toParent: nil)", "Note.didMove(toParent: nil)", "bar.didPop(Note)"])
    let dismissal = fixture.log { other.dismiss(animated: false) }
    #expect(dismissal.contains("List.viewDidAppear(false)"))
    #expect(dismissal.last == "Other.viewDidDisappear(false)")
    #expect(dismissal.contains("delegate.didShow(List)"))
  }
}
