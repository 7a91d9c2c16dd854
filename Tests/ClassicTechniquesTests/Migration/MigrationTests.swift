import BackGuard
import BackGuardTesting
import BackGuardUIKit
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("The migration guide")
struct MigrationTests {
  /// Ways out that every classic technique leaves open or dead.
  enum WayOut: CaseIterable {
    case tap, swipe, menu

    @MainActor
    func perform(_ device: Device) throws {
      switch self {
      case .tap: try device.tapBack()
      case .swipe: try device.swipeBack(.edge, to: 0.8)
      case .menu:
        try device.longPressBack()
        try device.chooseRow(at: 0)
      }
    }
  }

  private func stage(
    on system: Device.SystemVersion, assuming turn: (inout Device.Assumptions) -> Void = { _ in },
    _ makeEditor: @escaping @MainActor () -> UIViewController
  ) async -> Stage {
    var assumptions = Device.Assumptions()
    turn(&assumptions)
    let stage = Stage(Device(system: system, assumptions: assumptions)) {
      let stack = MigratedPlayerNavigationController(rootViewController: screen("List"))
      let editor = makeEditor()
      editor.title = "Top"
      stack.pushViewController(editor, animated: false)
      return stack
    }
    await stage.act { _ in }
    return stage
  }

  private func stack(of device: Device) -> UINavigationController? {
    device.window.rootViewController as? UINavigationController
  }

  /// Stays, then leaves.
  private func expectAsked(
    on system: Device.SystemVersion, by way: WayOut, stay: String, leave: String,
    _ makeEditor: @escaping @MainActor () -> UIViewController
  ) async throws {
    let stage = await stage(on: system, makeEditor)
    try await stage.act(way.perform)
    #expect(stage.device.alert != nil)
    try await stage.act { try $0.answer(stay) }
    #expect(stage.device.visibleStack == ["List", "Top"])
    try await stage.act(way.perform)
    try await stage.act { try $0.answer(leave) }
    #expect(stage.device.visibleStack == ["List"])
  }

  @Test("T1 delegate", arguments: Device.SystemVersion.supported, WayOut.allCases)
  func delegate(system: Device.SystemVersion, way: WayOut) async throws {
    try await expectAsked(on: system, by: way, stay: "Cancel", leave: "OK") {
      let editor = MigratedDelegateEditor()
      editor.hasUnsavedChanges = true
      return editor
    }
  }

  @Test("T1 block", arguments: Device.SystemVersion.supported, WayOut.allCases)
  func block(system: Device.SystemVersion, way: WayOut) async throws {
    try await expectAsked(on: system, by: way, stay: "Keep Editing", leave: "Discard") {
      let editor = MigratedBlockEditor()
      editor.hasUnsavedChanges = true
      return editor
    }
  }

  @Test("T1 block, unloaded", arguments: Device.SystemVersion.supported, WayOut.allCases)
  func unloadedBlock(system: Device.SystemVersion, way: WayOut) async throws {
    let stage = await stage(on: system) {
      let editor = MigratedBlockEditor()
      editor.hasUnsavedChanges = true
      editor.loadViewIfNeeded()
      editor.becomeReadOnly()
      return editor
    }
    try await stage.act(way.perform)
    #expect(stage.device.visibleStack == ["List"])
  }

  @Test("T2", arguments: Device.SystemVersion.supported, WayOut.allCases)
  func backButton(system: Device.SystemVersion, way: WayOut) async throws {
    try await expectAsked(on: system, by: way, stay: "Cancel", leave: "OK") {
      let editor = MigratedBackButtonEditor()
      editor.hasUnsavedChanges = true
      return editor
    }
  }

  @Test(
    "T3: every way out turns to portrait, and leaves from there", arguments: Device.SystemVersion.supported,
    WayOut.allCases)
  func player(system: Device.SystemVersion, way: WayOut) async throws {
    let stage = await stage(on: system) { MigratedPlayer() }
    await stage.act { $0.rotate(to: .landscapeLeft) }
    try await stage.act(way.perform)
    #expect(stage.device.visibleStack == ["List", "Top"])
    #expect(!stage.device.windowScene.interfaceOrientation.isLandscape)
    try await stage.act(way.perform)
    #expect(stage.device.visibleStack == ["List"])
  }

  @Test("T4", arguments: Device.SystemVersion.supported, WayOut.allCases)
  func category(system: Device.SystemVersion, way: WayOut) async throws {
    try await expectAsked(on: system, by: way, stay: "Cancel", leave: "OK") {
      let editor = MigratedCategoryEditor()
      editor.hasUnsavedChanges = true
      return editor
    }
  }

  // MARK: - What changes for the user

  private func unsavedDelegateEditor() -> UIViewController {
    let editor = MigratedDelegateEditor()
    editor.hasUnsavedChanges = true
    return editor
  }

  @Test("T1: A → B → C, C pops itself by code: B is not asked", arguments: Device.SystemVersion.supported)
  func codePop(system: Device.SystemVersion) async {
    let stage = await stage(on: system, unsavedDelegateEditor)
    await stage.act { device in device.run { stack(of: device)?.pushViewController(screen("C"), animated: true) } }
    await stage.act { device in device.run { _ = stack(of: device)?.popViewController(animated: true) } }
    #expect(stage.device.alert == nil)
    #expect(stage.device.visibleStack == ["List", "Top"])
  }

  @Test("T1: an animated pop of B by code is asked, unless it goes around the guards", arguments: [true, false])
  func ownCodePop(bypasses: Bool) async throws {
    let stage = await stage(on: .newest, unsavedDelegateEditor)
    await stage.act { device in
      device.run {
        guard let stack = self.stack(of: device) else { return }
        if bypasses {
          stack.bypassingLeaveGuards { _ = stack.popViewController(animated: true) }
        } else {
          stack.popViewController(animated: true)
        }
      }
    }
    #expect((stage.device.alert == nil) == bypasses)
    if !bypasses { try await stage.act { try $0.answer("Cancel") } }
    #expect(stage.device.visibleStack == (bypasses ? ["List"] : ["List", "Top"]))
  }

  @Test("T1: nothing is left gray, and no bar has to be hidden (B20)", arguments: Device.SystemVersion.supported)
  func chevron(system: Device.SystemVersion) async throws {
    let stage = await stage(
      on: system,
      assuming: {
        $0.dimsChevronAfterRefusal = true
        $0.hidingBarRestoresChevron = false
      }, unsavedDelegateEditor)
    try await stage.act { try $0.tapBack() }
    #expect(stage.device.alert != nil)
    let bar = try #require(stack(of: stage.device)).navigationBar
    #expect(bar.subviews.allSatisfy { $0.alpha == 1 })
    try await stage.act { try $0.answer("Cancel") }
    #expect(bar.subviews.allSatisfy { $0.alpha == 1 })
  }

  @Test(
    "T2: plain screens swipe as ever, the root stays, and nothing freezes", arguments: Device.SystemVersion.supported)
  func plainSwipe(system: Device.SystemVersion) async throws {
    let stage = await stage(on: system) { UIViewController() }
    for _ in 1...2 {
      try await stage.act { try $0.swipeBack(.edge, to: 0.8) }
      #expect(stage.device.visibleStack == ["List"])
    }
    await stage.act { device in device.run { stack(of: device)?.pushViewController(screen("Next"), animated: true) } }
    #expect(stage.device.visibleStack == ["List", "Next"])
  }

  // MARK: - The page

  @Test("Every piece of code in the guide is compiled: it stands in the techniques or in these tests, word for word")
  func page() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { root.deleteLastPathComponent() }
    let text = try String(contentsOf: root.appendingPathComponent("Documentation/Migration.md"), encoding: .utf8)
    let pieces = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
    #expect(pieces.count >= 10)
    let sources = try ["Sources/ClassicTechniques", "Tests/ClassicTechniquesTests/Migration"].flatMap { folder in
      let folder = root.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      return try (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        .map { words(try String(contentsOf: $0, encoding: .utf8)) }
    }
    for piece in pieces {
      #expect(sources.contains { $0.contains(words(piece)) }, "This is compiled nowhere:\n\(piece)")
    }
  }

  /// The words, whatever the indentation.
  private func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
