import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit
import Testing

/// A screen that is its own guard.
private class OwnGuard: UIViewController, LeaveGuardingScreen {
  var isLeaveGuardEnabled = true
  var decision = LeaveDecision.prevent
  var asked = 0

  func confirmLeaving(_ attempt: LeaveAttempt) async -> LeaveDecision {
    asked += 1
    return decision
  }
}

/// A subclass that answers for itself.
private final class Stubborn: OwnGuard {
  override func confirmLeaving(_ attempt: LeaveAttempt) async -> LeaveDecision { .prevent }
}

@MainActor
@Suite("Screens that are their own guard", .freshGuards)
struct ProtocolFormTests {
  private func phone(_ setting: Setting, _ screen: UIViewController) -> Phone {
    let phone = Phone(setting, screens: [Form("List")])
    phone.device.run { phone.stack.pushViewController(screen, animated: false) }
    phone.rest()
    return phone
  }

  @Test("are asked by a tap and by a swipe", arguments: Setting.subclass, [false, true])
  func asked(_ setting: Setting, swipes: Bool) async throws {
    let screen = OwnGuard()
    let phone = phone(setting, screen)
    if swipes { try phone.device.swipeBack(.edge, to: 0.8) } else { try phone.device.tapBack() }
    await phone.device.settle()
    #expect(screen.asked == 1)
    #expect(phone.stack.viewControllers.count == 2)
    screen.decision = .allow
    if swipes { try phone.device.swipeBack(.edge, to: 0.8) } else { try phone.device.tapBack() }
    await phone.device.settle()
    #expect(screen.asked == 2)
    #expect(phone.stack.viewControllers.count == 1)
  }

  @Test("leave natively while their prediction allows", arguments: Setting.subclass)
  func allowed(_ setting: Setting) async throws {
    let screen = OwnGuard()
    screen.isLeaveGuardEnabled = false
    let phone = phone(setting, screen)
    try phone.device.swipeBack(.edge, to: 0.8)
    await phone.device.settle()
    #expect(screen.asked == 0)
    #expect(phone.stack.viewControllers.count == 1)
  }

  @Test("a subclass's answer wins")
  func subclassWins() async throws {
    let screen = Stubborn()
    screen.decision = .allow
    let phone = phone(Setting.subclass[0], screen)
    try phone.device.tapBack()
    await phone.device.settle()
    #expect(phone.stack.viewControllers.count == 2)
  }

  @Test("guards that were added are asked first", arguments: Setting.subclass)
  func order(_ setting: Setting) async throws {
    let screen = OwnGuard()
    screen.decision = .allow
    let phone = phone(setting, screen)
    var order: [String] = []
    for name in ["older", "newer"] {
      phone.device.run {
        screen.addLeaveGuard(isEnabled: { _ in true }) { screen, _ in
          order.append("\(name) \(screen.asked)")
          return .allow
        }
      }
    }
    try phone.device.tapBack()
    await phone.device.settle()
    #expect(order == ["newer 0", "older 0"])
    #expect(screen.asked == 1)
    #expect(phone.stack.viewControllers.count == 1)
  }
}
