import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The More tab")
struct MoreTabTests {
  private func fixture(idiom: UIUserInterfaceIdiom = .phone) -> TabsFixture {
    TabsFixture(
      (1...6).map { ("Tab \($0)", ["Screen \($0)"]) }, idiom: idiom,
      child: { tab, screens in tab == "Tab 6" ? TabsFixture.stack(tab, screens) : screen(tab) })
  }

  @Test("B273: from six controllers on the fifth tab is More; it has no index")
  func more() throws {
    let fixture = fixture()
    let (device, tabs) = (fixture.device, fixture.tabs)
    #expect(device.tabTitles == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    #expect(self.fixture(idiom: .pad).device.tabTitles == (1...6).map { "Tab \($0)" })
    try device.tapTab("More")
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.viewControllers?.count == 6)
    #expect(device.titlesInSight.contains("Tab 5"))
    #expect(device.titlesInSight.contains("Tab 6"))
  }

  @Test("B273: code selects a controller without a tab, and More itself")
  func byCode() {
    let fixture = fixture()
    let (device, tabs) = (fixture.device, fixture.tabs)
    device.run { tabs.selectedIndex = 4 }
    #expect(tabs.selectedViewController?.title == "Tab 5")
    #expect(device.selectedTab == "More")
    #expect(device.visibleStack == ["More", "Tab 5"])
    device.run { tabs.selectedIndex = 0 }
    #expect(device.selectedTab == "Tab 1")
    device.run { tabs.selectedViewController = tabs.moreNavigationController }
    #expect(device.selectedTab == "More")
  }

  @Test("B274: a choice from the list is pushed onto More's stack, and back leads to the list")
  func choice() throws {
    let fixture = fixture()
    let (device, tabs) = (fixture.device, fixture.tabs)
    try device.tapTab("More")
    try device.tap(titled: "Tab 5")
    device.advanceUntilIdle()
    #expect(device.visibleStack == ["More", "Tab 5"])
    #expect(tabs.selectedIndex == 4)
    #expect(tabs.viewControllers?[4].tabBarController === tabs)
    try device.tapBack()
    device.advanceUntilIdle()
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.viewControllers?[4].tabBarController === tabs)
  }

  @Test("B100: a re-tap of More pops what was chosen")
  func retap() throws {
    let fixture = fixture()
    try fixture.device.tapTab("More")
    try fixture.device.tap(titled: "Tab 5")
    fixture.device.advanceUntilIdle()
    _ = try fixture.logOfTap("More")
    #expect(fixture.device.visibleStack == ["More"])
  }
}
