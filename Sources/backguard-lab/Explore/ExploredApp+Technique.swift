import BackGuardTesting
import ClassicTechniques
import HeadlessUIKit

extension ExploredApp {
  /// A list, a note and an editor with something at stake, guarded by one of the techniques that the matrix compares.
  ///
  /// - Parameter isAtStake: if not, the editor may be left, so that every way out has to work as on plain UIKit.
  static func editor(_ technique: Technique, atStake isAtStake: Bool = true) -> ExploredApp {
    let app = TechniqueApp(technique: technique)
    return ExploredApp(
      "editor, \(technique.rawValue)", source: ".editor(.\(technique)\(isAtStake ? "" : ", atStake: false"))",
      root: {
        if technique == .category { Device.current.loadBackButtonCategory() }
        return EditorPlace(for: .backButton, of: app).root
      },
      preparing: isAtStake ? [{ device in device.topScreen.map { app.putAtStake($0, on: device) } }] : [],
      tapping: ["Cancel", "Back", "chevron.backward"], consentingBy: ["OK", "Discard"],
      leavingOut: { technique == .attached ? WayIn.attached.leavesOut($0, $1) : false },
      isUnsaved: { screen in
        if screen is PlayerScreen { return Device.current.windowScene.interfaceOrientation.isLandscape }
        return (screen as? EditorScreen)?.hasUnsavedChanges == true
      }
    )
  }
}

extension ExploredApp {
  /// The same with nothing at stake, compared with plain UIKit: finds the ways out that are dead.
  static func harmlessEditor(_ technique: Technique) -> ExploredApp {
    // The button that stands where UIKit's was.
    let backButtons: [UserAction] = technique.hasOwnBackButton ? [.tap("chevron.backward"), .tap("Back")] : []
    return editor(technique, atStake: false).compared(
      with: { editor(.plain, atStake: false) }, in: .stacks,
      translating: { backButtons.contains($0) ? .tapBack : $0 })
  }
}

extension Device {
  fileprivate var topScreen: UIViewController? {
    (window.rootViewController as? UINavigationController)?.topViewController
  }
}
