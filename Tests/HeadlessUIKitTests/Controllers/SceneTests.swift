import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Two scenes on one device")
struct SceneTests {
  private func device() throws -> (device: Device, first: UIWindow, second: UIWindow) {
    let device = Device(idiom: .pad)
    let first = try #require(device.window)
    try device.openScene()
    let second = try #require(device.window)
    for (window, name) in [(first, "First"), (second, "Second")] {
      device.run {
        let stack = UINavigationController()
        stack.setViewControllers([screen("\(name) list"), screen("\(name) note")], animated: false)
        window.rootViewController = stack
      }
    }
    return (device, first, second)
  }

  @Test("Each window has its own scene, screens, sheets and alerts")
  func apart() throws {
    let (device, first, second) = try device()
    #expect(first.windowScene !== second.windowScene)
    #expect(first.windowScene?.windows == [first])
    #expect(device.windows == [first, second])
    try device.tapBack()
    device.advanceUntilIdle()
    #expect(device.visibleStack == ["Second list"])
    let form = device.run {
      let form = screen("Form")
      second.rootViewController?.present(form, animated: true)
      return form
    }
    device.advanceUntilIdle()
    #expect(form.view.window === second)

    device.use(first)
    #expect(device.visibleStack == ["First list", "First note"])
    #expect(throws: DriverError.self) { try device.tapOutside() }
    device.run {
      device.window.rootViewController?.present(
        UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: true)
    }
    device.advanceUntilIdle()
    #expect(device.alert?.viewIfLoaded?.window === first)
    device.use(second)
    #expect(device.alert == nil)
    try device.dragSheet(to: 0.8)
    device.advanceUntilIdle()
    #expect(device.run { second.rootViewController?.presentedViewController } == nil)
    #expect(device.run { first.rootViewController?.presentedViewController } != nil)
  }

  @Test("A finger stays in the window where it came down, whichever the user turns to")
  func touches() throws {
    let (device, first, second) = try device()
    device.use(first)
    try device.swipeBack(to: 0.7, lift: false)
    device.use(second)
    try device.liftSwipe()
    device.advanceUntilIdle()
    #expect(device.visibleStack == ["Second list", "Second note"])
    device.use(first)
    #expect(device.visibleStack == ["First list"])
  }

  @Test("Both interfaces turn with the device; one scene can ask for itself")
  func rotation() throws {
    let (device, first, second) = try device()
    device.rotate(to: .landscapeLeft)
    device.advanceUntilIdle()
    #expect(first.bounds.size == CGSize(width: 1180, height: 820))
    #expect(second.bounds.size == CGSize(width: 1180, height: 820))
    device.run { first.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) }
    device.advanceUntilIdle()
    #expect(first.windowScene?.interfaceOrientation == .portrait)
    #expect(second.windowScene?.interfaceOrientation == .landscapeRight)
  }

  @Test("A phone has one scene")
  func phone() {
    #expect(throws: DriverError.self) { try Device().openScene() }
  }
}
