import BackGuard

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A stack of forms on display, and a record of every attempt.
@MainActor
final class FormStage {
  let stage: Stage
  let attempts = Attempts()

  fileprivate init(_ stage: Stage) {
    self.stage = stage
  }

  var display: Display { stage.display }
  var stack: UINavigationController { stage.stack }
  var titles: [String] { stage.titles }

  /// The form with a title, which is on the stack.
  func form(_ title: String) -> Form {
    stack.viewControllers.lazy.compactMap { $0 as? Form }.first { $0.title == title }!
  }

  func rest() async { await display.rest() }
}

/// Runs `body` with a stack of forms; those named in `unsaved` have unsaved changes.
@MainActor
func withForms(
  _ setting: Setting, _ titles: [String] = ["List", "Form"], unsaved: Set<String> = [], guarded: Bool = true,
  _ body: @MainActor (FormStage) async throws -> Void
) async throws {
  try await withDisplay(setting.system) { display in
    let log = Log()
    let screens = titles.map { Form($0, log) }
    let forms = FormStage(await Stage(screens, log, on: display, in: setting.makeStack()))
    let token = LeaveGuardRegistry.current.addObserver(forms.attempts)
    defer { token.cancel() }
    for screen in screens {
      screen.hasUnsavedChanges = unsaved.contains(screen.title ?? "")
      if guarded { screen.addGuard() }
    }
    await forms.rest()
    log.take()
    try await body(forms)
  }
}
