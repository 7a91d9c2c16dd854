import BackGuard
import BackGuardUIKit
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

extension BothSides {
  @MainActor
  @Suite("Screens without a guard")
  struct UnguardedTests {
    enum Flow: String, CaseIterable, CustomTestStringConvertible {
      case push, pop, popUnanimated, popToRoot, set

      var testDescription: String { rawValue }

      @MainActor
      func perform(on stage: Stage) {
        let stack = stage.stack
        switch self {
        case .push: stack.pushViewController(stage.screen("New"), animated: true)
        case .pop: stack.popViewController(animated: true)
        case .popUnanimated: stack.popViewController(animated: false)
        case .popToRoot: stack.popToRootViewController(animated: true)
        case .set: stack.setViewControllers([stack.viewControllers[0]], animated: true)
        }
      }
    }

    /// The log of a flow in a stack.
    private func log(
      of flow: Flow, _ system: System, in makeStack: @MainActor () -> UINavigationController,
      preparing prepare: @MainActor (Stage) async -> Void = { _ in }
    ) async throws -> [String] {
      var lines: [String] = []
      try await withDisplay(system) { display in
        let stage = await Stage(["Root", "List", "Page"], on: display, in: makeStack())
        await prepare(stage)
        stage.log.take()
        flow.perform(on: stage)
        await display.rest()
        lines = stage.log.take()
      }
      return lines
    }

    @Test("On both sides, they log in our container as in UIKit's", arguments: Setting.subclass, Flow.allCases)
    func subclass(setting: Setting, flow: Flow) async throws {
      let plain = try await log(of: flow, setting.system, in: { UINavigationController() })
      let ours = try await log(of: flow, setting.system, in: setting.makeStack)
      #expect(ours == plain)
      #expect(!plain.isEmpty)
    }

    @Test("On both sides, they log as before after the last guard has gone", arguments: Setting.all, Flow.allCases)
    func after(setting: Setting, flow: Flow) async throws {
      let plain = try await log(of: flow, setting.system, in: { UINavigationController() })
      let ours = try await log(of: flow, setting.system, in: setting.makeStack) { stage in
        let token = stage.stack.topViewController?.addLeaveGuard(isEnabled: { _ in true }) { _, _ in .prevent }
        await stage.display.rest()
        token?.cancel()
        await stage.display.rest()
      }
      #expect(ours == plain)
    }

    @Test("On both sides, they have no gate and no anchor", arguments: Setting.all)
    func nothing(setting: Setting) async throws {
      try await withForms(setting, guarded: false) { forms in
        #expect(forms.stack.view.gestureRecognizers?.contains { $0.name == "BackGuard.gate" } != true)
        #expect(forms.form("Form").view.subviews == [])
        #expect(forms.attempts.take() == [])
      }
    }
  }
}
