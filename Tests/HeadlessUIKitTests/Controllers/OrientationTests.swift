import Foundation
import Testing

@testable import HeadlessUIKit

/// A player that fills a turned phone, and can ask to be upright again.
private final class Player: UIViewController {
  var orientations = UIInterfaceOrientationMask.allButUpsideDown
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  var isLandscape: Bool { view.window?.windowScene?.interfaceOrientation.isLandscape ?? false }
}

@MainActor
@Suite("Orientation")
struct OrientationTests {
  private func playing(on system: Device.SystemVersion = .newest) -> (Device, Player) {
    let device = Device(system: system)
    let player = device.run {
      let player = Player()
      player.title = "Player"
      device.window.rootViewController = player
      return player
    }
    device.rotate(to: .landscapeLeft)
    return (device, player)
  }

  @Test("A turned device turns the interface the other way round, and the screen hears its new size")
  func rotate() {
    let (device, player) = playing()
    #expect(player.isLandscape)
    #expect(device.windowScene.interfaceOrientation == .landscapeRight)
    #expect(player.view.bounds.size == .init(width: 844, height: 390))
    #expect(device.log.take().last == "Player.viewWillTransition(to: 844x390)")
    #expect(device.clock.pending.map(\.work) == [.rotationEnds(toLandscape: true)])
    device.rotate(to: .portrait)
    #expect(!player.isLandscape)
  }

  @Test(
    "B216: from 16 on a screen asks for an orientation", arguments: Device.SystemVersion.all.filter { $0 >= .init(16) })
  func request(system: Device.SystemVersion) {
    let (device, player) = playing(on: system)
    device.run { device.windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) }
    #expect(!player.isLandscape)
    #expect(device.newerMembersUsed == ["requestGeometryUpdate"])
  }

  @Test(
    "B217: before, it supports another one and has the interface turned to the device",
    arguments: Device.SystemVersion.all)
  func attempt(system: Device.SystemVersion) {
    let (device, player) = playing(on: system)
    player.orientations = .portrait
    device.run { UIViewController.attemptRotationToDeviceOrientation() }
    #expect(!player.isLandscape)
    #expect(device.deviceOrientation == .landscapeLeft)
  }

  @Test("A navigation controller decides for its screens, and its bar follows the size")
  func bar() {
    let fixture = NavigationFixture(["List", "Note"])
    fixture.device.rotate(to: .landscapeRight)
    #expect(fixture.navigation.navigationBar.frame == .init(x: 0, y: 0, width: 844, height: 32))
    #expect(fixture.device.run { fixture.top.view.safeAreaInsets.top } == 32)
    fixture.device.rotate(to: .portrait)
    #expect(fixture.navigation.navigationBar.frame == .init(x: 0, y: 47, width: 390, height: 44))
    #expect(fixture.device.run { fixture.top.view.safeAreaInsets.top } == 91)
  }

  @Test("On a pad the bar is 50 points high, 24 below the top")
  func pad() {
    let fixture = NavigationFixture(["List", "Note"], idiom: .pad)
    #expect(fixture.navigation.navigationBar.frame == .init(x: 0, y: 24, width: 820, height: 50))
  }

  @Test("Right to left, the back button stands on the right")
  func mirrored() throws {
    let fixture = NavigationFixture(["List", "Note"], layoutDirection: .rightToLeft)
    #expect(fixture.navigation.bar.backButton.frame.maxX == 390)
    try fixture.device.tapBack()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List"])
  }
}
