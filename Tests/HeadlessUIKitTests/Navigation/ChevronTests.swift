import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The chevron after a no")
struct ChevronTests {
  private func refused(
    on system: Device.SystemVersion, dims: Bool
  ) throws -> NavigationFixture {
    let fixture = NavigationFixture(on: system) {
      $0.dimsChevronAfterRefusal = dims
    } with: {
      let navigation = AskingNavigationController()
      navigation.answer = { _, _ in false }
      return navigation
    }
    try fixture.device.tapBack()
    return fixture
  }

  @Test(
    "B20, B23: the chevron keeps its pressed look, or not: open", arguments: Device.SystemVersion.all, [true, false])
  func look(system: Device.SystemVersion, dims: Bool) throws {
    let fixture = try refused(on: system, dims: dims)
    #expect(fixture.navigation.navigationBar.subviews.map(\.alpha).min() == (dims ? 0.2 : 1))
  }

  @Test("B20: while a finger rests on the back button the chevron is dimmed")
  func pressed() {
    let fixture = NavigationFixture()
    let bar = fixture.navigation.bar
    let touch = fixture.device.touchDown(at: bar.backButton.convert(.init(x: 10, y: 10), to: nil))
    #expect(bar.chevron.alpha == 0.2)
    fixture.device.cancelTouch(touch)
    #expect(bar.chevron.alpha == 1)
  }

  @Test("B21: raising what is between invisible and opaque restores it")
  func restore() throws {
    let fixture = try refused(on: .init(26), dims: true)
    let bar = fixture.navigation.navigationBar
    for view in bar.subviews where view.alpha > 0 && view.alpha < 1 { view.alpha = 1 }
    #expect(bar.subviews.allSatisfy { $0.alpha == 1 })
  }

  @Test("B253: hiding the bar and showing it again restores it, or not: open", arguments: [true, false])
  func hideAndShow(restores: Bool) throws {
    let fixture = NavigationFixture {
      $0.dimsChevronAfterRefusal = true
      $0.hidingBarRestoresChevron = restores
    } with: {
      let navigation = AskingNavigationController()
      navigation.answer = { _, _ in false }
      return navigation
    }
    try fixture.device.tapBack()
    #expect(fixture.navigation.bar.chevron.alpha == 0.2)
    fixture.log {
      fixture.navigation.setNavigationBarHidden(true, animated: false)
      fixture.navigation.setNavigationBarHidden(false, animated: false)
    }
    #expect(fixture.navigation.bar.chevron.alpha == (restores ? 1 : 0.2))
  }

  @Test("B20: the text drawing shows the dimmed chevron", arguments: [true, false])
  func drawing(dims: Bool) throws {
    let fixture = try refused(on: .init(12), dims: dims)
    #expect(TextDrawing(of: fixture.device).lines[3].contains(dims ? "(‹) Note" : " ‹ Note"))
  }

  @Test("B21: whoever says no can restore it in the answer already", arguments: Device.SystemVersion.all)
  func restoreInAnswer(system: Device.SystemVersion) throws {
    let fixture = NavigationFixture(on: system) {
      $0.dimsChevronAfterRefusal = true
    } with: {
      let navigation = AskingNavigationController()
      navigation.answer = { navigation, _ in
        for view in navigation.navigationBar.subviews where view.alpha > 0 && view.alpha < 1 { view.alpha = 1 }
        return false
      }
      return navigation
    }
    try fixture.device.tapBack()
    #expect(fixture.navigation.bar.chevron.alpha == 1)
  }

  @Test("B22: the chevron is a direct subview of the bar")
  func place() {
    let bar = NavigationFixture().navigation.bar
    #expect(bar.subviews.contains { $0 === bar.chevron })
  }

  @Test("B24: bar buttons do not stay faded after a pop", arguments: Device.SystemVersion.all)
  func buttons(system: Device.SystemVersion) throws {
    let fixture = try refused(on: system, dims: true)
    fixture.log { fixture.navigation.popToRootViewController(animated: false) }
    #expect(fixture.navigation.navigationBar.subviews.allSatisfy { $0.alpha == 1 })
  }
}
