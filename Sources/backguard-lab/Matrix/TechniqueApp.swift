import BackGuardUIKit
import ClassicTechniques
import Foundation
import HeadlessUIKit

/// An app of a list, a note and an editor, written with one technique.
@MainActor
struct TechniqueApp {
  let technique: Technique

  /// Pushes a screen, with a button of its own that goes back, unless the technique is one.
  func push(_ screen: UIViewController, on stack: UINavigationController) {
    if technique.isBackGuard {
      addButton(screen.leaveAction(title: "Cancel"), to: screen)
    } else if !technique.hasOwnBackButton {
      let action = UIAction(title: "Cancel") { [weak screen] _ in
        screen?.navigationController?.popViewController(animated: true)
      }
      addButton(action, to: screen)
    }
    stack.pushViewController(screen, animated: false)
  }

  /// Goes back by the app's own button.
  func tapOwnButton(_ device: Device) throws {
    switch technique {
    case .intended, .published: try device.tap(titled: "chevron.backward")
    case .ownButton: try device.tap(titled: "Back")
    default: try WayOut.ownButton.perform(device)
    }
  }

  static func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  /// What puts something at stake on the editor.
  func putAtStake(_ editor: UIViewController, on device: Device) {
    if technique == .ownButton { return device.rotate(to: .landscapeLeft) }
    device.run { (editor as? EditorScreen)?.hasUnsavedChanges = true }
  }

  /// Whether that is still at stake.
  func isAtStake(_ editor: UIViewController, on device: Device) -> Bool {
    if technique == .ownButton { return device.windowScene.interfaceOrientation.isLandscape }
    return device.run { (editor as? EditorScreen)?.hasUnsavedChanges == true }
  }

  // MARK: - What it asks

  func isAsking(_ device: Device) -> Bool { device.alert != nil }

  func stay(_ device: Device) throws { try device.answer(technique.isBackGuard ? "Keep Editing" : "Cancel") }

  func consent(_ device: Device) throws { try device.answer(technique.isBackGuard ? "Discard" : "OK") }

  // MARK: - Parts

  func makeEmptyStack() -> UINavigationController {
    switch technique {
    case .plain, .category, .attached: UINavigationController()
    case .ownButton: PlayerNavigationController()
    case .delegate: DelegateNavigationController()
    case .block: BlockNavigationController()
    case .intended: BackButtonNavigationController()
    case .published: PublishedBackButtonNavigationController()
    case .subclass: GuardedNavigationController()
    }
  }

  func makeEditor() -> UIViewController {
    switch technique {
    case .plain: EditorScreen()
    case .delegate: DelegateEditor()
    case .block: BlockEditor()
    case .intended, .published: BackButtonEditor()
    case .ownButton: PlayerScreen(title: "Edit")
    case .category: CategoryEditor()
    case .subclass, .attached: GuardedEditor()
    }
  }

  private func addButton(_ action: UIAction, to screen: UIViewController) {
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 160, width: 120, height: 44)
    screen.view.addSubview(button)
  }
}
