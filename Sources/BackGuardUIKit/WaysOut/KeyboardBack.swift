import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// ⌘[ on a hardware keyboard: each guarded screen gets a command of the same keys that goes before UIKit's own (B85, B88).
///
/// UIKit mirrors it right to left (B290) and finds other keys for it where a keyboard cannot type it (B291), as it does for
/// its own.
@MainActor
final class KeyboardBack {
  private struct Placement {
    weak var screen: UIViewController?
    let command: UIKeyCommand
  }

  private var placements: [Placement] = []
  private let registry = LeaveGuardRegistry.current

  /// Gives every guarded screen that could leave our command, and takes it from all others.
  func update(_ guarded: [UIViewController]) {
    if guarded.isEmpty, placements.isEmpty { return }
    placements.removeAll { placement in
      if let screen = placement.screen, guarded.contains(screen), owns(placement) { return false }
      // The screen may have gone to another stack, which has taken the command away, and come back.
      giveBack(placement)
      return true
    }
    for screen in guarded where !placements.contains(where: { $0.screen === screen }) { place(on: screen) }
  }

  /// The stack has gone, and its screens perhaps not.
  func giveBack() {
    for placement in placements { giveBack(placement) }
    placements = []
  }

  private func place(on screen: UIViewController) {
    let command = registry[kept: UIKeyCommand.self, for: screen] ?? addedCommand(on: screen)
    // Whoever has it is whose stack the screen came to last: it may have been another's.
    registry[kept: KeyboardBack.self, for: command] = self
    placements.append(Placement(screen: screen, command: command))
  }

  private func addedCommand(on screen: UIViewController) -> UIKeyCommand {
    let command = screen.makeBackCommand()
    command.wantsPriorityOverSystemBehavior = true
    screen.addKeyCommand(command)
    registry[kept: UIKeyCommand.self, for: screen] = command
    return command
  }

  private func owns(_ placement: Placement) -> Bool {
    registry[kept: KeyboardBack.self, for: placement.command] === self
  }

  private func giveBack(_ placement: Placement) {
    guard owns(placement) else { return }
    registry[kept: KeyboardBack.self, for: placement.command] = nil
    guard let screen = placement.screen else { return }
    registry[kept: UIKeyCommand.self, for: screen] = nil
    screen.removeKeyCommand(placement.command)
  }
}

extension UIViewController {
  fileprivate func makeBackCommand() -> UIKeyCommand {
    #if canImport(UIKit)
    UIKeyCommand(input: "[", modifierFlags: .command, action: #selector(backGuardGoBack))
    #else
    KeyCommandAction.command(input: "[", modifierFlags: .command) { [weak self] in self?.backGuardGoBack() }
    #endif
  }

  #if canImport(UIKit)
  @objc private func backGuardGoBack() { goBackByKeyboard() }
  #else
  private func backGuardGoBack() { goBackByKeyboard() }
  #endif

  /// UIKit has left it to us, so the library asks, or makes the pop, where UIKit would have.
  private func goBackByKeyboard() {
    guard let stack = navigationController, stack.topViewController === self, stack.goesBackUntouched else { return }
    let interceptor = NavigationInterceptor.attach(to: stack)
    // Who leaves while a swipe that was let go comes back is who came back.
    guard let top = stack.restoredStack.last, let screens = interceptor.screens(leaving: [top]) else { return }
    guard interceptor.decide(.keyboard, screens) == .allow else { return }
    // R6: at once, as UIKit would have: during a transition it may be dropped (B106).
    interceptor.leave(screens, as: .keyboard) { stack.popViewController(animated: true) }
  }
}
