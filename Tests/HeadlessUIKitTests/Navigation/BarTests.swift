import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The bar's views")
struct BarTests {
  @Test("A bar button runs its primary action; a disabled one does not")
  func primaryAction() throws {
    let fixture = NavigationFixture(["List", "Note"])
    let item = fixture.top.navigationItem
    fixture.device.run {
      item.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { _ in Device.current.log.note("cancel") })
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Save", primaryAction: UIAction { _ in Device.current.log.note("save") })
    }
    try fixture.device.tapBarButton("Cancel")
    try fixture.device.tapBarButton("Save")
    #expect(fixture.device.log.take() == ["cancel", "save"])
    fixture.device.run { item.rightBarButtonItem?.isEnabled = false }
    try fixture.device.tapBarButton("Save")
    #expect(fixture.device.log.take() == [])
    #expect(throws: DriverError("The bar has no button \"Send\".")) { try fixture.device.tapBarButton("Send") }
  }

  @Test("Custom views stand where the buttons would, title views in the middle")
  func customViews() {
    let fixture = NavigationFixture(["List", "Note"])
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    fixture.device.run {
      fixture.top.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
      fixture.top.navigationItem.titleView = title
    }
    #expect(custom.frame.maxX == 390)
    #expect(title.center.x == 195)
    #expect(fixture.navigation.bar.titleLabel.isHidden)
    fixture.log { fixture.navigation.popViewController(animated: false) }
    #expect(custom.superview == nil)
    #expect(title.superview == nil)
    #expect(fixture.navigation.bar.titleLabel.text == "List")
  }

  @Test("The title of a screen is that of its item and of the button that leads back to it")
  func titles() {
    let fixture = NavigationFixture(["List", "Note"])
    fixture.device.run {
      fixture.navigation.viewControllers[0].title = "Notes"
      fixture.top.title = "Memo"
    }
    #expect(fixture.device.backButtonTitle == "Notes")
    #expect(fixture.navigation.bar.titleLabel.text == "Memo")
  }

  @Test("A finger that leaves the back button before it goes up does nothing")
  func dragOff() {
    let fixture = NavigationFixture(["List", "Note"])
    let touch = fixture.device.touchDown(at: CGPoint(x: 20, y: 70))
    fixture.device.move(touch, to: CGPoint(x: 20, y: 400))
    fixture.device.lift(touch)
    #expect(fixture.device.log.take() == [])
    #expect(fixture.titles == ["List", "Note"])
  }
}
