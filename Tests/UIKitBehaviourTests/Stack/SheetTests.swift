import Testing

#if canImport(UIKit)
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

/// Logs what a presentation asks and tells.
@MainActor
private final class DismissalDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    log.note("shouldDismiss")
    return false
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    log.note("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    log.note("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    log.note("didAttemptToDismiss")
  }
}

extension BothSides {
  @MainActor
  @Suite("Sheets")
  struct SheetTests {
    @Test(
      "B110, B114 on both sides: code dismisses a sheet that refuses, and its delegate hears nothing",
      arguments: System.from(13))
    func byCode(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        let other = stage.screen("Other")
        let delegate = DismissalDelegate(stage.log)
        other.isModalInPresentation = true
        stage.stack.present(other, animated: true)
        other.presentationController?.delegate = delegate
        await display.rest()
        stage.log.take()
        other.dismiss(animated: true)
        await display.rest()
        #expect(stage.log.take() == ["Other.viewWillDisappear(true)", "Other.viewDidDisappear(true)"])
      }
    }

    @Test("B115 on both sides: the presentation controller is that of the presented stack", arguments: System.from(13))
    func ofStack(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        let presented = UINavigationController(rootViewController: stage.screen("Form"))
        stage.stack.present(presented, animated: true)
        await display.rest()
        let controller = try #require(presented.presentationController)
        #expect(controller.presentedViewController === presented)
        #expect(controller.presentingViewController === stage.stack)
        #expect(controller === presented.presentationController)
      }
    }

    @Test("B118 on both sides: the delegate of a presentation is weak", arguments: System.from(13))
    func weakDelegate(system: System) async throws {
      try await withDisplay(system) { display in
        let stage = await Stage(["List"], on: display)
        let other = stage.screen("Other")
        stage.stack.present(other, animated: true)
        do {
          let delegate = DismissalDelegate(stage.log)
          other.presentationController?.delegate = delegate
        }
        await display.rest()
        #expect(other.presentationController?.delegate == nil)
      }
    }
  }
}
