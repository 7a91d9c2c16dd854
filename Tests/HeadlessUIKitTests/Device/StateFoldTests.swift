import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The canonical description of a state")
struct StateFoldTests {
  @Test("is the same for two devices in the same state, and says the same in words")
  func alike() {
    let (one, other) = (makeStack(), makeStack())
    #expect(describe(one).value == describe(other).value)
    #expect(describe(one).lines == describe(other).lines)
    #expect(describe(one).lines.count > 50)
  }

  @Test("knows how long something scheduled still has")
  func timeLeft() {
    let devices = [makeStack(), makeStack(), makeStack()]
    for device in devices { pop(device) }
    devices[0].advance(milliseconds: 100)
    devices[1].advance(milliseconds: 100)
    #expect(describe(devices[0]).value == describe(devices[1]).value)
    #expect(describe(devices[0]).value != describe(devices[2]).value)
    for device in devices { device.advanceUntilIdle() }
    #expect(describe(devices[0]).value == describe(devices[2]).value)
  }

  @Test("describes a screen on its way out, which belongs to no stack any more")
  func onItsWayOut() {
    let (one, other) = (makeStack(), makeStack())
    other.run { stack(other).topViewController?.view.alpha = 0.5 }
    for device in [one, other] { pop(device) }
    #expect(describe(one).value != describe(other).value)
  }

  @Test("knows which button of a dialog was tapped, while only its closure knows otherwise")
  func button() throws {
    let devices = [makeStack(), makeStack()]
    for (device, title) in zip(devices, ["Stay", "Leave"]) {
      device.run {
        let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
        alert.addAction(UIAlertAction(title: "Leave", style: .destructive))
        stack(device).present(alert, animated: true)
      }
      device.advanceUntilIdle()
      try device.answer(title)
    }
    #expect(describe(devices[0]).value != describe(devices[1]).value)
    #expect(describe(devices[0], omitting: .clock).value == describe(devices[1], omitting: .clock).value)
  }

  // MARK: - Parts

  private func makeStack() -> Device {
    let device = Device()
    device.run {
      let stack = UINavigationController()
      stack.setViewControllers(
        ["Home", "One"].map { title in
          let screen = UIViewController()
          screen.title = title
          return screen
        }, animated: false)
      device.window.rootViewController = stack
    }
    return device
  }

  private func stack(_ device: Device) -> UINavigationController {
    device.window.rootViewController as! UINavigationController
  }

  private func pop(_ device: Device) {
    device.run { _ = stack(device).popViewController(animated: true) }
  }

  private func describe(_ device: Device, omitting field: StateFold.Field? = nil) -> StateFold {
    let fold = StateFold(omitting: field, inWords: true)
    device.fold(into: fold)
    return fold
  }
}
