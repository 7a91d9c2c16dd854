import BackGuardTesting
import ClassicTechniques
import HeadlessUIKit

extension ExploredApp {
  /// A list, a note and an editor with something at stake, guarded by one of the techniques that the matrix compares.
  static func editor(_ technique: Technique) -> ExploredApp {
    let app = TechniqueApp(technique: technique)
    return ExploredApp(
      "editor, \(technique.rawValue)", source: ".editor(.\(technique))",
      root: {
        if technique == .category { Device.current.loadBackButtonCategory() }
        return EditorPlace(for: .backButton, of: app).root
      },
      preparing: [{ device in device.topScreen.map { app.putAtStake($0, on: device) } }],
      tapping: ["Cancel", "Back", "chevron.backward"], consentingBy: ["OK", "Discard"],
      leavingOut: { technique == .attached ? WayIn.attached.leavesOut($0, $1) : false },
      isUnsaved: { screen in
        if screen is PlayerScreen { return Device.current.windowScene.interfaceOrientation.isLandscape }
        return (screen as? EditorScreen)?.hasUnsavedChanges == true
      }
    )
  }
}

extension Device {
  fileprivate var topScreen: UIViewController? {
    (window.rootViewController as? UINavigationController)?.topViewController
  }
}
