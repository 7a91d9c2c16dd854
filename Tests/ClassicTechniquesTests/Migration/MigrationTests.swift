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
    on system: Device.SystemVersion, _ makeEditor: @escaping @MainActor () -> UIViewController
  ) async -> Stage {
    let stage = Stage(Device(system: system)) {
      let stack = MigratedPlayerNavigationController(rootViewController: screen("List"))
      let editor = makeEditor()
      editor.title = "Top"
      stack.pushViewController(editor, animated: false)
      return stack
    }
    await stage.act { _ in }
    return stage
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
