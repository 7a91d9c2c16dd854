import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Columns")
struct ColumnTests {
  private func withColumns(
    _ style: UISplitViewController.Style = .tripleColumn, idiom: UIUserInterfaceIdiom = .pad
  ) -> (Device, UISplitViewController) {
    let device = Device(idiom: idiom)
    let split = device.run {
      let split = UISplitViewController(style: style)
      split.title = "Split"
      split.setViewController(screen("Folders"), for: .primary)
      if style == .tripleColumn { split.setViewController(screen("List"), for: .supplementary) }
      split.setViewController(screen("Note"), for: .secondary)
      device.window.rootViewController = split
      return split
    }
    device.log.take()
    return (device, split)
  }

  @Test("B277: a controller that is no navigation controller gets one")
  func wrapped() {
    let (device, split) = withColumns()
    #expect(split.viewController(for: .secondary)?.title == "Note")
    #expect(split.viewController(for: .secondary)?.parent is UINavigationController)
    #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
    #expect(split.viewControllers.count == 3)
    device.resizeWindow(toWidth: 400)
    #expect(split.viewControllers.count == 1)
  }

  @Test("B279: the secondary column pushes a screen onto the stack it has; a stack replaces it")
  func secondary() {
    let (device, split) = withColumns(.doubleColumn)
    device.run { split.setViewController(screen("Other"), for: .secondary) }
    #expect(device.visibleStack == ["Note", "Other"])
    device.log.take()
    device.run { split.setViewController(UINavigationController(rootViewController: screen("Third")), for: .secondary) }
    #expect(device.visibleStack == ["Third"])
    #expect(
      device.log.take().filter { !$0.contains("Third") } == [
        "UINavigationController.viewWillDisappear(false)", "Other.viewWillDisappear(false)",
        "UINavigationController.viewDidDisappear(false)", "Other.viewDidDisappear(false)",
        "UINavigationController.willMove(toParent: nil)", "UINavigationController.didMove(toParent: nil)",
        "UINavigationController.willMove(toParent: Split)", "UINavigationController.didMove(toParent: Split)",
        "UINavigationController.viewDidLoad()", "UINavigationController.viewWillAppear(false)",
        "UINavigationController.viewIsAppearing(false)", "UINavigationController.viewDidAppear(false)",
      ])
  }

  @Test("B109, B283: three columns collapse into one stack; back and show lead through it")
  func threeColumns() throws {
    let (device, split) = withColumns(idiom: .phone)
    let primary = try #require(split.viewControllers.first as? UINavigationController)
    #expect(primary.stack.count == 3)
    #expect(device.visibleStack == ["Note"])
    #expect(device.backButtonTitle == "UINavigationController" || device.backButtonTitle == "Back")
    try device.tapBack()
    device.advanceUntilIdle()
    #expect(device.visibleStack == ["List"])
    device.run { split.show(.secondary) }
    device.advanceUntilIdle()
    #expect(device.visibleStack == ["Note"])
    device.run { split.show(.primary) }
    device.advanceUntilIdle()
    #expect(device.visibleStack == ["Folders"])
  }

  @Test("B283: collapsed, a detail that is shown is pushed; expanded, it takes the place of the one before")
  func showDetail() {
    for idiom in [UIUserInterfaceIdiom.phone, .pad] {
      let device = Device(idiom: idiom)
      device.run {
        let split = UISplitViewController()
        let list = screen("List")
        split.viewControllers = [UINavigationController(rootViewController: list)]
        device.window.rootViewController = split
        list.showDetailViewController(UINavigationController(rootViewController: screen("First")), sender: nil)
      }
      device.advanceUntilIdle()
      #expect(device.visibleStack == ["First"])
      let count = idiom == .phone ? 1 : 2
      #expect((device.window.rootViewController as? UISplitViewController)?.viewControllers.count == count)
      #expect(device.backButtonTitle == (idiom == .phone ? "List" : nil))
    }
  }

  @Test("B277: with a controller for the compact width that one is shown, and the columns stay as they are")
  func compact() {
    let (device, split) = withColumns(.doubleColumn)
    device.run { split.setViewController(screen("Compact"), for: .compact) }
    #expect(device.visibleStack == ["Note"])
    device.resizeWindow(toWidth: 400)
    #expect(device.visibleStack == ["Compact"])
    device.resizeWindow(toWidth: nil)
    #expect(device.visibleStack == ["Note"])
    #expect(split.viewControllers.count == 2)
  }

  @Test("B284: the columns stand beside each other and can be hidden")
  func places() {
    let (device, split) = withColumns(.doubleColumn)
    func widths() -> [Double] { split.childrenOnDisplay.map { Double($0.view.frame.width) } }
    #expect(device.run { widths() } == [320, 500])
    device.run { split.hide(.primary) }
    #expect(device.run { widths() } == [820])
    device.run { split.show(.primary) }
    #expect(device.run { widths() } == [320, 500])
    #expect(device.titlesInSight == [])
  }

  @Test("B286: the back button at the inner root is the outer one's, with its item's title, menu, or none")
  func backButton() throws {
    let fixture = SplitFixture(idiom: .phone, list: ["Home", "List"], detail: ["Note"])
    let item = fixture.primary.viewControllers[1].navigationItem
    fixture.device.run {
      item.backButtonTitle = "All"
      fixture.secondary.navigationBar.setNeedsLayout()
    }
    #expect(fixture.device.backButtonTitle == "All")
    try fixture.device.longPressBack()
    #expect(fixture.device.backMenu == ["All", "Home"])
    try fixture.device.closeMenu()
    fixture.device.run { item.backBarButtonItem = MenulessItem() }
    #expect(throws: DriverError.self) { try fixture.device.longPressBack() }
  }

  @Test("B286: of nested controllers the inner one's bar is in sight")
  func bars() {
    let fixture = SplitFixture(idiom: .phone)
    #expect(fixture.primary.navigationBar.window == nil)
    #expect(fixture.secondary.navigationBar.window != nil)
    #expect(fixture.device.run { fixture.secondary.topViewController!.view.safeAreaInsets.top } == 91)
    fixture.device.run { _ = fixture.primary.popViewController(animated: false) }
    #expect(fixture.primary.navigationBar.window != nil)
  }
}

private final class MenulessItem: UIBarButtonItem {
  override var menu: UIMenu? {
    get { nil }
    set {}
  }
}
