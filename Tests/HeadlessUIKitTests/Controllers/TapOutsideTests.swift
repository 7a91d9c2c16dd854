import Foundation
import Testing

@testable import HeadlessUIKit

private let from13 = Device.SystemVersion.all.filter { $0 >= .init(13) }

@MainActor
@Suite("Taps outside, Esc and scrub")
struct TapOutsideTests {
  private let gone = [
    "presentation.shouldDismiss(Form)", "presentation.willDismiss(Form)", "Form.viewWillDisappear(true)",
    "Form.viewDidDisappear(true)", "presentation.didDismiss(Form)",
  ]

  private func popover(_ style: UIModalPresentationStyle = .popover) -> @MainActor (UIViewController) -> Void {
    { screen in
      screen.modalPresentationStyle = style
      screen.popoverPresentationController?.barButtonItem = UIBarButtonItem()
    }
  }

  @Test("B254: a tap outside of a sheet dismisses it", arguments: from13, [UIUserInterfaceIdiom.phone, .pad])
  func sheet(system: Device.SystemVersion, idiom: UIUserInterfaceIdiom) throws {
    let fixture = SheetFixture(on: system, idiom: idiom)
    #expect(try fixture.log { try fixture.device.tapOutside() } == gone)
    #expect(fixture.isGone)
  }

  @Test("B254: or it does nothing")
  func sheetIgnoring() throws {
    let fixture = SheetFixture(assuming: { $0.tapOutsideDismissesSheets = false })
    #expect(try fixture.log { try fixture.device.tapOutside() } == [])
  }

  @Test("B110, B111: a tap outside of a sheet that refuses is an attempt", arguments: from13)
  func refused(system: Device.SystemVersion) throws {
    let fixture = SheetFixture(on: system, idiom: .pad)
    fixture.delegate.shouldDismiss = false
    #expect(
      try fixture.log { try fixture.device.tapOutside() } == [
        "presentation.shouldDismiss(Form)", "presentation.didAttemptToDismiss(Form)",
      ])
    fixture.form.isModalInPresentation = true
    #expect(try fixture.log { try fixture.device.tapOutside() } == ["presentation.didAttemptToDismiss(Form)"])
    #expect(!fixture.isGone)
  }

  @Test("B262: at an undimmed detent what is behind takes the touches", arguments: Device.SystemVersion.supported)
  func undimmed(system: Device.SystemVersion) throws {
    let fixture = SheetFixture(
      on: system,
      prepare: {
        $0.sheetPresentationController?.detents = [.medium(), .large()]
        $0.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      })
    let device = fixture.device
    #expect(try fixture.log { try device.tapOutside() } == [])
    let behind = device.run { device.window.hitTest(CGPoint(x: 195, y: 200), with: nil) }
    #expect(behind?.isDescendant(of: fixture.navigation.view) == true)
    try device.dragSheet(to: -0.8)
    #expect(try fixture.log { try device.tapOutside() } == gone)
  }

  @Test("B119: a tap outside of a popover asks the same questions", arguments: from13)
  func popover(system: Device.SystemVersion) throws {
    let fixture = SheetFixture(on: system, idiom: .pad, prepare: popover())
    #expect(fixture.presentation.isPopover)
    fixture.delegate.shouldDismiss = false
    #expect(
      try fixture.log { try fixture.device.tapOutside() } == [
        "presentation.shouldDismiss(Form)", "presentation.didAttemptToDismiss(Form)",
      ])
    fixture.delegate.shouldDismiss = true
    #expect(try fixture.log { try fixture.device.tapOutside() } == gone)
  }

  @Test("B263: a popover leaves touches to the views that it is told")
  func passthrough() throws {
    let fixture = SheetFixture(idiom: .pad, prepare: popover())
    let device = fixture.device
    device.run { fixture.presented.popoverPresentationController?.passthroughViews = [fixture.navigation.view] }
    #expect(try fixture.log { try device.tapOutside() } == [])
  }

  @Test("B260: on a phone a popover is a sheet, and fills the screen up to 12", arguments: Device.SystemVersion.all)
  func adaptive(system: Device.SystemVersion) {
    let fixture = SheetFixture(on: system, prepare: popover())
    #expect(fixture.presentation.style == (system >= .init(13) ? .formSheet : .fullScreen))
    let sheet = SheetFixture(on: system, prepare: popover(.pageSheet))
    #expect(sheet.presentation.style == (system >= .init(13) ? .pageSheet : .fullScreen))
    // Unless the delegate wants it to stay one.
    final class Popover: UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
    let delegate = Popover()
    let kept = NavigationFixture(["List"], on: system)
    kept.log {
      let form = screen("Form")
      form.modalPresentationStyle = .popover
      form.presentationController?.delegate = delegate
      kept.navigation.present(form, animated: false)
      #expect(form.ownPresentation?.style == .popover)
    }
  }

  @Test("B261: on a pad a popover that points at nothing raises")
  func pointless() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let device = Device(idiom: .pad)
        device.run {
          device.window.rootViewController = UIViewController()
          let form = UIViewController()
          form.modalPresentationStyle = .popover
          device.window.rootViewController?.present(form, animated: false)
        }
      }
    }
  }

  @Test("B84: Esc dismisses a sheet as a tap does, or is not for it", arguments: [true, false])
  func escape(dismisses: Bool) {
    let fixture = SheetFixture(assuming: { $0.escapeKeyDismissesSheets = dismisses })
    let log = fixture.log { #expect(fixture.device.press(UIKeyCommand.inputEscape) == dismisses) }
    #expect(log == (dismisses ? gone : []))
  }

  @Test("B82: a scrub dismisses a sheet, unless the flag keeps it open", arguments: from13)
  func scrub(system: Device.SystemVersion) {
    let fixture = SheetFixture(on: system)
    fixture.form.isModalInPresentation = true
    let kept = fixture.log { #expect(!fixture.device.scrub()) }
    #expect(kept == [])
    fixture.form.isModalInPresentation = false
    let log = fixture.log { #expect(fixture.device.scrub()) }
    #expect(log == gone)
  }

  @Test("B82: a scrub over a sheet with a stack pops first, or dismisses at once", arguments: [false, true])
  func scrubInStack(systemFirst: Bool) {
    let fixture = SheetFixture(inStack: true, assuming: { if systemFirst { $0.escapeOrder = .systemFirst } })
    fixture.device.run {
      (fixture.presented as? UINavigationController)?.pushViewController(screen("More"), animated: false)
    }
    _ = fixture.log { #expect(fixture.device.scrub()) }
    #expect(fixture.isGone == systemFirst)
    _ = fixture.log { #expect(fixture.device.scrub() == !systemFirst) }
    #expect(fixture.isGone)
  }
}
