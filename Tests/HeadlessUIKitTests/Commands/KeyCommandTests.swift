import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Keys of a hardware keyboard")
struct KeyCommandTests {
  @Test("B85: from 15 on ⌘[ goes back one level", arguments: Device.SystemVersion.all)
  func back(system: Device.SystemVersion) {
    let fixture = NavigationFixture(on: system)
    #expect(fixture.device.pressBackKeys() == (system >= .init(15)))
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == (system >= .init(15) ? ["List", "Note"] : ["List", "Note", "Editor"]))
  }

  @Test("B85: a subclass can leave it out")
  func leftOut() {
    final class Stack: UINavigationController {
      override var keyCommands: [UIKeyCommand]? { super.keyCommands?.filter { $0.input != "[" } }
    }
    let fixture = NavigationFixture(with: { Stack() })
    #expect(!fixture.device.pressBackKeys())
    #expect(fixture.titles == ["List", "Note", "Editor"])
  }

  @Test("B85, open question 7: it calls the method, or whatever the back button calls")
  func calls() {
    let fixture = NavigationFixture(assuming: { $0.keyboardBackCalls = .backButton })
    var fired = 0
    fixture.device.run { fixture.top.navigationItem.backAction = UIAction { _ in fired += 1 } }
    fixture.device.pressBackKeys()
    fixture.device.advanceUntilIdle()
    #expect(fired == 1)
    #expect(fixture.titles == ["List", "Note", "Editor"])
  }

  enum Obstacle: CaseIterable {
    case root, presented, hiddenButton, leftItems, hiddenBar
  }

  @Test("B87: it does nothing where the natural back button is not, or under something", arguments: Obstacle.allCases)
  func unavailable(_ obstacle: Obstacle) {
    let fixture = NavigationFixture(obstacle == .root ? ["List"] : ["List", "Note"])
    fixture.device.run {
      switch obstacle {
      case .root: break
      case .presented: fixture.navigation.present(screen("Sheet"), animated: false)
      case .hiddenButton: fixture.top.navigationItem.hidesBackButton = true
      case .leftItems: fixture.top.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close")
      case .hiddenBar: fixture.navigation.isNavigationBarHidden = true
      }
    }
    fixture.device.pressBackKeys()
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == (obstacle == .root ? ["List"] : ["List", "Note"]))
  }

  @Test("B88: the system's own command goes first, unless an app's wants priority", arguments: [false, true])
  func priority(wanted: Bool) {
    let fixture = NavigationFixture()
    var fired = 0
    fixture.device.run {
      let command = KeyCommandAction.command(input: "[", modifierFlags: .command) { fired += 1 }
      command.wantsPriorityOverSystemBehavior = wanted
      fixture.top.addKeyCommand(command)
    }
    fixture.device.pressBackKeys()
    fixture.device.advanceUntilIdle()
    #expect(fired == (wanted ? 1 : 0))
    #expect(fixture.titles == (wanted ? ["List", "Note", "Editor"] : ["List", "Note"]))
  }

  @Test("B175: a command is added and removed without overriding keyCommands")
  func added() {
    let fixture = NavigationFixture()
    var fired = 0
    let command = fixture.device.run {
      let command = KeyCommandAction.command(input: "s", modifierFlags: .command) { fired += 1 }
      fixture.top.addKeyCommand(command)
      return command
    }
    #expect(fixture.device.press("s", .command))
    #expect(!fixture.device.press("s"))
    fixture.device.run { fixture.top.removeKeyCommand(command) }
    #expect(!fixture.device.press("s", .command))
    #expect(fired == 1)
  }

  @Test("B290: brackets and arrows change sides with the interface")
  func mirrored() {
    let fixture = NavigationFixture(layoutDirection: .rightToLeft)
    #expect(!fixture.device.press("[", .command))
    #expect(fixture.device.press("]", .command))
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note"])
  }
}
