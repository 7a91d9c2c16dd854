import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Unwinding")
struct UnwindTests {
  @Test("B171, B287: the action runs, then the stack pops to the destination", arguments: Device.SystemVersion.all)
  func pops(system: Device.SystemVersion) {
    let fixture = NavigationFixture(on: system)
    var titlesInAction: [String] = []
    fixture.device.log.take()
    fixture.device.unwind(from: fixture.top, to: fixture.navigation.viewControllers[0]) { segue in
      #expect(segue.identifier == "unwind")
      titlesInAction = fixture.navigation.viewControllers.map { $0.title ?? "" }
    }
    fixture.device.advanceUntilIdle()
    #expect(titlesInAction == ["List", "Note", "Editor"])
    #expect(
      fixture.device.log.take().prefix(5) == [
        "Editor.prepare(for: unwind)", "List.unwind", "UINavigationController.unwind(towards: List)",
        "Editor.willMove(toParent: nil)", "Note.willMove(toParent: nil)",
      ])
    #expect(fixture.titles == ["List"])
  }

  @Test("B287: the source can refuse")
  func refused() {
    final class Refusing: UIViewController {
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
    }
    let fixture = NavigationFixture()
    let source = fixture.device.run {
      let source = Refusing()
      source.title = "Refusing"
      fixture.navigation.pushViewController(source, animated: false)
      return source
    }
    fixture.device.log.take()
    fixture.device.unwind(from: source, to: fixture.navigation.viewControllers[0])
    #expect(fixture.device.log.take() == ["Refusing.shouldPerformSegue(unwind) -> false"])
    #expect(fixture.titles.last == "Refusing")
  }

  @Test("B287: a tab bar on the way selects the tab")
  func tabs() {
    let fixture = TabsFixture()
    fixture.device.run { fixture.tabs.selectedIndex = 1 }
    fixture.device.log.take()
    fixture.device.unwind(
      from: fixture.stack(at: 1).topViewController!, to: fixture.stack(at: 0).viewControllers[0])
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.device.log.take().filter { $0.contains("unwind") } == [
        "Find.prepare(for: unwind)", "List.unwind", "Tabs.unwind(towards: Notes)", "Notes.unwind(towards: List)",
      ])
    #expect(fixture.tabs.selectedIndex == 0)
    #expect(fixture.titles(at: 0) == ["List"])
  }

  @Test(
    "B288: out of a sheet the stack below changes at once, and the sheet is dismissed",
    arguments: Device.SystemVersion.all)
  func sheet(system: Device.SystemVersion) {
    let fixture = NavigationFixture(on: system)
    let form = screen("Form")
    fixture.device.run {
      fixture.top.present(UINavigationController(rootViewController: form), animated: true)
    }
    fixture.device.advanceUntilIdle()
    fixture.device.log.take()
    fixture.device.unwind(from: form, to: fixture.navigation.viewControllers[0])
    #expect(fixture.titles == ["List"])
    #expect(fixture.navigation.presentedViewController?.isBeingDismissed == true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.navigation.presentedViewController == nil)
    #expect(!fixture.device.log.take().contains { $0.hasPrefix("console") })
  }
}
