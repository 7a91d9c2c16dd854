import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Search controllers as presented controllers")
struct SearchTests {
  private struct Fixture {
    let device: Device
    let navigation: UINavigationController
    let list: UIViewController
    let search: UISearchController
  }

  private func fixture(_ titles: [String] = ["List"], definesContext: Bool) -> Fixture {
    let fixture = NavigationFixture(titles)
    let search = fixture.device.run { UISearchController(searchResultsController: nil) }
    fixture.log {
      fixture.top.definesPresentationContext = definesContext
      fixture.top.navigationItem.searchController = search
    }
    return Fixture(device: fixture.device, navigation: fixture.navigation, list: fixture.top, search: search)
  }

  private func alert() -> UIAlertController {
    UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
  }

  @Test("B265: an active search is presented in the nearest context", arguments: [true, false])
  func presenter(definesContext: Bool) throws {
    let fixture = fixture(definesContext: definesContext)
    let device = fixture.device
    device.tap(fixture.search.searchBar.field)
    device.advanceUntilIdle()
    #expect(fixture.search.isActive)
    #expect(fixture.search.presentingViewController === (definesContext ? fixture.list : fixture.navigation))
    #expect(fixture.list.presentedViewController === fixture.search)
    #expect((fixture.navigation.presentedViewController === fixture.search) == !definesContext)
    // What is below stays in use.
    #expect(device.visibleStack == ["List"])
    device.tap(fixture.search.searchBar.cancel)
    device.advanceUntilIdle()
    #expect(!fixture.search.isActive)
    #expect(fixture.list.presentedViewController == nil)
  }

  @Test("B268: below an active search nothing can be presented; from the end of the chain it can")
  func alertOverSearch() throws {
    for definesContext in [true, false] {
      let fixture = fixture(definesContext: definesContext)
      let device = fixture.device
      device.run { fixture.search.isActive = true }
      device.advanceUntilIdle()
      device.log.take()
      device.run { fixture.list.present(alert(), animated: true) }
      let busy = definesContext ? "List" : "UINavigationController"
      #expect(
        device.log.take() == [
          "console: Attempt to present <Discard?> on <\(busy)> which is already presenting <UISearchController>."
        ])
      #expect(device.alert == nil)
      device.run { fixture.search.present(alert(), animated: true) }
      device.advanceUntilIdle()
      #expect(device.alert?.title == "Discard?")
      #expect(device.alert?.presentingViewController === fixture.search)
    }
  }

  @Test("A sheet takes along the search inside of it")
  func insideSheet() throws {
    let sheet = SheetFixture(inStack: true)
    let search = sheet.device.run {
      let search = UISearchController(searchResultsController: nil)
      sheet.form.definesPresentationContext = true
      sheet.form.navigationItem.searchController = search
      search.isActive = true
      return search
    }
    sheet.device.advanceUntilIdle()
    try sheet.device.dragSheet(to: 0.7)
    sheet.device.advanceUntilIdle()
    #expect(sheet.isGone)
    #expect(!search.isActive)
    #expect(sheet.device.window.subviews.count == 1)
  }

  @Test("B266: a search goes with the screen that it searches")
  func pop() throws {
    let fixture = fixture(["List", "Note"], definesContext: true)
    fixture.device.run { fixture.search.isActive = true }
    fixture.device.advanceUntilIdle()
    fixture.device.run { fixture.navigation.popViewController(animated: true) }
    fixture.device.advanceUntilIdle()
    #expect(!fixture.search.isActive)
    #expect(fixture.device.window.subviews.count == 1)
  }
}
