import BackGuard
import BackGuardUIKit
import Testing

#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A delegate of the app's in every slot of a container.
private final class Owner: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {}

/// Everything of a container that an app may own, by identity.
@MainActor
private struct Slots: Equatable {
  let delegates: [ObjectIdentifier?]
  let areEnabled: [Bool]
  let recognizers: [ObjectIdentifier]
  let firstSubviews: [ObjectIdentifier?]
  let subviewsOfContainer: [ObjectIdentifier]

  init(of stack: UINavigationController, _ system: System) {
    var popRecognizers = [stack.interactivePopGestureRecognizer]
    if system >= System(26), #available(iOS 26, macCatalyst 26, visionOS 26, *) {
      popRecognizers.append(stack.interactiveContentPopGestureRecognizer)
    }
    delegates =
      [stack.delegate.map { ObjectIdentifier($0) }]
      + popRecognizers.map { recognizer in recognizer?.delegate.map { ObjectIdentifier($0) } }
    areEnabled = popRecognizers.compactMap { $0?.isEnabled }
    // What the library takes is two recognizers with names of its own.
    recognizers = (stack.view.gestureRecognizers ?? []).filter { $0.name?.hasPrefix("BackGuard.") != true }
      .map { ObjectIdentifier($0) }
    firstSubviews = stack.viewControllers.map { screen in screen.view.subviews.first.map { ObjectIdentifier($0) } }
    subviewsOfContainer = stack.view.subviews.map { ObjectIdentifier($0) }
  }
}

extension BothSides {
  @MainActor
  @Suite("What the library takes, and what it leaves as it was")
  struct SlotTests {
    private func withOwnedForms(
      _ setting: Setting, hasOwner: Bool, _ body: @MainActor (FormStage) async throws -> Void
    ) async throws {
      let owner = hasOwner ? Owner() : nil
      try await withForms(setting, unsaved: ["Form"], guarded: false) { forms in
        for screen in forms.stack.viewControllers { screen.view.addSubview(UILabel()) }
        if let owner {
          forms.stack.delegate = owner
          forms.stack.interactivePopGestureRecognizer?.delegate = owner
        }
        await forms.rest()
        try await body(forms)
      }
      withExtendedLifetime(owner) {}
    }

    @Test("On both sides, every slot is as the app left it", arguments: Setting.all, [false, true])
    func slots(setting: Setting, hasOwner: Bool) async throws {
      try await withOwnedForms(setting, hasOwner: hasOwner) { forms in
        let before = Slots(of: forms.stack, setting.system)
        forms.form("Form").addGuard()
        await forms.rest()
        #expect(Slots(of: forms.stack, setting.system) == before)
        #expect(forms.stack.view.gestureRecognizers?.contains { $0.name == "BackGuard.gate" } == true)
        forms.form("Form").tapOwnButton()
        await forms.rest()
        #expect(Slots(of: forms.stack, setting.system) == before)
      }
    }

    @Test("On both sides, the anchor is the last subview, hidden and without size", arguments: Setting.attached)
    func anchor(setting: Setting) async throws {
      try await withOwnedForms(setting, hasOwner: false) { forms in
        let view = try #require(forms.form("Form").view)
        let count = view.subviews.count
        forms.form("Form").addGuard()
        await forms.rest()
        #expect(view.subviews.count == count + 1)
        #expect(view.subviews.last?.isHidden == true)
        #expect(view.subviews.last?.frame.size == .zero)
      }
    }

    @Test("On both sides, nothing of ours remains after the last guard", arguments: Setting.all)
    func nothingRemains(setting: Setting) async throws {
      try await withOwnedForms(setting, hasOwner: false) { forms in
        let recognizers = forms.stack.view.gestureRecognizers
        let subviews = forms.form("Form").view.subviews
        let token = forms.form("Form").addGuard()
        await forms.rest()
        #expect(forms.stack.view.gestureRecognizers?.count == (recognizers?.count ?? 0) + 2)
        token.cancel()
        await forms.rest()
        #expect(forms.stack.view.gestureRecognizers == recognizers)
        #expect(forms.form("Form").view.subviews == subviews)
        for screen in forms.stack.viewControllers {
          #expect(screen.navigationItem.backBarButtonItem == nil)
          if setting.system >= System(16), #available(iOS 16, macCatalyst 16, *) {
            #expect(screen.navigationItem.backAction == nil)
          }
        }
      }
    }

    @Test(
      "B30, B32, B43 on both sides: attached takes the leaving screen's back action and the item below, no more",
      arguments: Setting.attached)
    func attached(setting: Setting) async throws {
      try await withOwnedForms(setting, hasOwner: false) { forms in
        forms.form("Form").addGuard()
        await forms.rest()
        let below = forms.form("List").navigationItem
        let own = forms.form("Form").navigationItem
        #expect(below.backBarButtonItem?.menu == nil)
        #expect(below.backBarButtonItem?.title == "List")
        #expect(own.backBarButtonItem == nil)
        if setting.system >= System(16), #available(iOS 16, macCatalyst 16, *) {
          #expect(own.backAction != nil)
          #expect(below.backAction == nil)
        }
        #expect(forms.display.showsBackButton)
      }
    }
  }
}
