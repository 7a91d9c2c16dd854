import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("VoiceOver's scrub")
struct EscapeTests {
  final class Screen: UIViewController {
    var answer = true
    private(set) var asked = 0

    override func accessibilityPerformEscape() -> Bool {
      asked += 1
      return answer
    }
  }

  @Test("B80: by default a responder does not handle it")
  func unhandled() {
    let device = Device()
    device.run { device.window.rootViewController = screen("Alone") }
    #expect(!device.scrub())
  }

  @Test("B81: in a navigation controller it goes back one level")
  func back() {
    let fixture = NavigationFixture()
    #expect(fixture.device.scrub())
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == ["List", "Note"])
  }

  @Test("B81, open question 1: it calls the method, or whatever the back button calls")
  func calls() {
    let fixture = NavigationFixture(assuming: { $0.scrubCalls = .backButton })
    var fired = 0
    fixture.device.run { fixture.top.navigationItem.backAction = UIAction { _ in fired += 1 } }
    #expect(fixture.device.scrub())
    fixture.device.advanceUntilIdle()
    #expect(fired == 1)
    #expect(fixture.titles == ["List", "Note", "Editor"])
  }

  @Test("B82: whether the screen or the system is asked first is open", arguments: [false, true])
  func order(systemFirst: Bool) {
    let fixture = NavigationFixture(["List"], assuming: { if systemFirst { $0.escapeOrder = .systemFirst } })
    let top = fixture.device.run {
      let top = Screen()
      fixture.navigation.pushViewController(top, animated: false)
      return top
    }
    #expect(fixture.device.scrub())
    fixture.device.advanceUntilIdle()
    #expect(top.asked == (systemFirst ? 0 : 1))
    #expect(fixture.titles.count == (systemFirst ? 1 : 2))
  }

  @Test("B83: without UIKit's own back button it does nothing", arguments: [false, true])
  func withoutButton(hidesBar: Bool) {
    let fixture = NavigationFixture()
    fixture.device.run {
      if hidesBar {
        fixture.navigation.isNavigationBarHidden = true
      } else {
        fixture.top.navigationItem.hidesBackButton = true
      }
    }
    #expect(!fixture.device.scrub())
    #expect(fixture.titles == ["List", "Note", "Editor"])
  }

  @Test("B293: an alert does not answer it, nor does what is below", arguments: [false, true])
  func alert(systemFirst: Bool) {
    let fixture = NavigationFixture(assuming: { if systemFirst { $0.escapeOrder = .systemFirst } })
    fixture.device.run {
      let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      fixture.navigation.present(alert, animated: false)
    }
    #expect(!fixture.device.scrub())
    #expect(fixture.device.alert != nil)
    #expect(fixture.titles == ["List", "Note", "Editor"])
  }

  @Test("B175: from 17 on a block answers for a responder", arguments: [false, true])
  func block(answer: Bool) {
    let fixture = NavigationFixture()
    fixture.device.run { fixture.top.view.accessibilityPerformEscapeBlock = { answer } }
    #expect(fixture.device.scrub())
    fixture.device.advanceUntilIdle()
    #expect(fixture.titles == (answer ? ["List", "Note", "Editor"] : ["List", "Note"]))
  }
}
