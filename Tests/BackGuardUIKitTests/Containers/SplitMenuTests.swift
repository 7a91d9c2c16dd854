import BackGuard
import BackGuardTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("The menu behind the back button in a collapsed split view", .freshGuards)
struct SplitMenuTests {
  /// What stands in the two columns; an exclamation mark is something unsaved.
  struct Columns: CustomTestStringConvertible, Sendable {
    let primary: [String]
    let secondary: [String]
    /// The rows of the menu in the collapsed stack, top first.
    let rows: [String]

    var testDescription: String { "\(primary) \(secondary)" }

    static let all = [
      Columns(primary: ["List"], secondary: ["Note!"], rows: ["List"]),
      Columns(primary: ["List"], secondary: ["Note!", "Attachment"], rows: ["Note", "List"]),
      Columns(primary: ["List"], secondary: ["Note", "Editor!", "Picture"], rows: ["Editor", "Note", "List"]),
      Columns(primary: ["Home", "List!"], secondary: ["Note", "Picture"], rows: ["Note", "List", "Home"]),
    ]
  }

  private func scene(_ setting: Setting, _ columns: Columns) -> (Scene, [Form]) {
    var forms: [Form] = []
    let scene = Scene(setting, idiom: .pad) {
      let split = UISplitViewController(style: .doubleColumn)
      for (column, titles) in [
        (UISplitViewController.Column.primary, columns.primary), (.secondary, columns.secondary),
      ] {
        let screens = titles.map { Form($0.filter(\.isLetter), unsaved: $0.hasSuffix("!")) }
        forms += screens
        let stack = setting.wayIn.makeStack(screens[0])
        stack.setViewControllers(screens, animated: false)
        for screen in screens {
          screen.loadViewIfNeeded()
          if screen.hasUnsavedChanges { screen.addGuard() }
        }
        split.setViewController(stack, for: column)
      }
      return split
    }
    return (scene, forms)
  }

  /// The titles of the screens whose menu is kept away.
  private func menuless(_ forms: [Form]) -> [String] {
    forms.filter { $0.navigationItem.backBarButtonItem != nil }.compactMap(\.title)
  }

  @Test(
    "attached: there is none where a row would pass something unsaved in either column, from the first moment on",
    arguments: Setting.likely.filter { $0.wayIn == .attached }, Columns.all)
  func attached(_ setting: Setting, _ columns: Columns) {
    let (scene, forms) = scene(setting, columns)
    let before = menuless(forms)
    for _ in 0..<2 {
      scene.device.resizeWindow(toWidth: 400)
      #expect(throws: DriverError.self) { try scene.device.longPressBack() }
      scene.device.advanceUntilIdle()
      #expect(throws: DriverError.self) { try scene.device.longPressBack() }
      #expect(scene.recorder.take() == [])
      scene.device.resizeWindow(toWidth: nil)
      scene.device.advanceUntilIdle()
      // Between columns there are no rows. A covered screen is told of nothing: the next touch sees to it.
      for x in [500.0, 100] { scene.device.tap(at: CGPoint(x: x, y: 700)) }
      #expect(menuless(forms) == before)
    }
    scene.device.run { for form in forms { form.removeGuards() } }
    scene.device.advanceUntilIdle()
    #expect(menuless(forms) == [])
  }

  @Test(
    "attached: expanded again, the detail has its menu with the first touch there",
    arguments: Setting.likely.filter { $0.wayIn == .attached })
  func expanded(_ setting: Setting) throws {
    let (scene, _) = scene(setting, Columns.all[1])
    for width in [400, nil] as [CGFloat?] {
      scene.device.resizeWindow(toWidth: width)
      scene.device.advanceUntilIdle()
    }
    try scene.device.longPressBack()
    #expect(scene.device.backMenu == ["Note"])
  }

  @Test(
    "a subclass inside of a stack that is anybody's leaves the menu of both to that one",
    arguments: Setting.likely.filter { $0.wayIn == .attached })
  func mixed(_ setting: Setting) {
    let forms = [Form("List"), Form("Note"), Form("Editor", unsaved: true), Form("Picture")]
    var detail: UINavigationController!
    let scene = Scene(setting, idiom: .pad) {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(WayIn.attached.makeStack(forms[0]), for: .primary)
      detail = WayIn.subclass.makeStack(forms[1])
      detail.setViewControllers(Array(forms.dropFirst()), animated: false)
      split.setViewController(detail, for: .secondary)
      for form in [forms[0], forms[2]] { form.addGuard() }
      return split
    }
    scene.device.resizeWindow(toWidth: 400)
    scene.device.advanceUntilIdle()
    #expect(menuless(forms) == ["List", "Note", "Editor"])
    scene.device.run { detail.pushViewController(Form("Top"), animated: true) }
    scene.device.advanceUntilIdle()
    #expect(menuless(forms) == ["List", "Note", "Editor"])
  }

  @Test("a subclass asks whoever a row passes", arguments: Setting.likely.filter { $0.wayIn == .subclass }, Columns.all)
  func subclass(_ setting: Setting, _ columns: Columns) throws {
    let (scene, forms) = scene(setting, columns)
    scene.device.resizeWindow(toWidth: 400)
    try scene.device.longPressBack()
    #expect(scene.device.backMenu == columns.rows)
    try scene.device.chooseRow(at: columns.rows.count - 1)
    scene.device.advanceUntilIdle()
    #expect(scene.recorder.asked == forms.filter(\.hasUnsavedChanges).compactMap(\.title))
    try scene.answer("Discard")
    #expect(scene.recorder.open == [])
  }
}
