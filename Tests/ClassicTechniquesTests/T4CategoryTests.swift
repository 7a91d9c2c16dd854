// swift-format-ignore-file: OnlyOneTrailingClosureArgument

// The stack is made by one closure, and the trailing one lists the screens.
import ClassicTechniques
import HeadlessUIKit
import Testing

/// An app's own subclass, which the category reaches only through the base class.
private final class AppNavigationController: UINavigationController {}

@MainActor
@Suite("T4, a category on UINavigationController")
struct T4CategoryTests {
  private func phone(
    on system: Device.SystemVersion, unsaved: Bool = true, above: [String] = [],
    stack makeStack: @escaping @MainActor () -> UINavigationController = { UINavigationController() }
  ) -> StoryPhone {
    StoryPhone(
      on: system,
      stack: {
        Device.current.loadBackButtonCategory()
        return makeStack()
      }, screens: { [screen("A"), CategoryEditor(title: "B", hasUnsavedChanges: unsaved)] + above.map(screen) })
  }

  // MARK: - The four steps

  @Test("1. A pop that has happened already is let through (B3)", arguments: Device.SystemVersion.forT4)
  func first(system: Device.SystemVersion) {
    let phone = phone(on: system, above: ["C"])
    phone.popByCode()
    // C has gone, and nobody asked B.
    #expect(!phone.isAsking)
    #expect(phone.titles == ["A", "B"])
    #expect(phone.barTitles == ["A", "B"])
  }

  @Test("2. The screen on top is asked: Cancel stays, OK leaves", arguments: Device.SystemVersion.withCategory)
  func second(system: Device.SystemVersion) throws {
    let phone = phone(on: system)
    try phone.act { try $0.tapBack() }
    #expect(phone.isAsking)
    try phone.act { try $0.answer("Cancel") }
    #expect(phone.titles == ["A", "B"])
    try phone.act { try $0.tapBack() }
    try phone.act { try $0.answer("OK") }
    #expect(phone.titles == ["A"])
    #expect(phone.barTitles == ["A"])
  }

  @Test(
    "3. A yes, or a screen that cannot be asked, pops on the next turn", arguments: Device.SystemVersion.withCategory,
    [[], ["C"]])
  func third(system: Device.SystemVersion, above: [String]) throws {
    let phone = phone(on: system, unsaved: false, above: above)
    phone.device.log.take()
    try phone.act { try $0.tapBack() }
    // 4. The answer is no all the same.
    let top = above.last ?? "B"
    #expect(phone.device.log.take().first == "bar.shouldPop(\(top)) -> false")
    #expect(phone.titles == (above.isEmpty ? ["A"] : ["A", "B"]))
    #expect(phone.barTitles == phone.titles)
  }

  @Test(
    "3. A no raises what is half faded, and only that: invisible views stay so (B21)",
    arguments: Device.SystemVersion.withCategory)
  func alpha(system: Device.SystemVersion) throws {
    let phone = phone(on: system)
    let views = [0, 0.01, 0.5, 1].map { alpha in
      let view = UIView(frame: CGRect(x: 150, y: 0, width: 1, height: 1))
      view.alpha = alpha
      phone.stack.navigationBar.addSubview(view)
      return view
    }
    try phone.act { try $0.tapBack() }
    #expect(views.map(\.alpha) == [0, 1, 1, 1])
  }

  @Test("3. So the chevron is not left gray (B20, B21)", arguments: Device.SystemVersion.withCategory)
  func chevron(system: Device.SystemVersion) throws {
    let phone = StoryPhone(on: system, assuming: { $0.dimsChevronAfterRefusal = true }) {
      Device.current.loadBackButtonCategory()
      return UINavigationController()
    } screens: {
      [screen("A"), CategoryEditor(title: "B", hasUnsavedChanges: true)]
    }
    try phone.act { try $0.tapBack() }
    #expect(phone.chevronAlpha == 1)
    try phone.act { try $0.answer("Cancel") }
    #expect(phone.chevronAlpha == 1)
  }

  // MARK: - Not asked

  @Test("From 13.4 on a subclass's bar does not call it, nor any other (B9)", arguments: Device.SystemVersion.forT4)
  func subclass(system: Device.SystemVersion) throws {
    for makeStack in [{ AppNavigationController() }, { UINavigationController() }]
      as [@MainActor () -> UINavigationController]
    {
      let phone = phone(on: system, stack: makeStack)
      try phone.act { try $0.tapBack() }
      if system < Device.SystemVersion(13, 4) {
        #expect(phone.isAsking)
        #expect(phone.titles == ["A", "B"])
      } else {
        expectFault(phone.isAsking, wrong: false, right: true, "B9")
        expectFault(phone.titles, wrong: ["A"], right: ["A", "B"], "B9")
      }
    }
  }

  @Test(
    "A swipe is not asked; up to 12 it asks too late, and step 1 lets it through (B4)",
    arguments: Device.SystemVersion.forT4)
  func swipe(system: Device.SystemVersion) throws {
    let phone = phone(on: system)
    try phone.act { try $0.swipeBack(.edge, to: 0.8) }
    #expect(!phone.isAsking)
    expectFault(phone.titles, wrong: ["A"], right: ["A", "B"], "B4, B55")
    #expect(phone.barTitles == ["A"])
  }

  @Test("Step 1 lets a swipe through, which so pops once: the screens are fewer than the items (B3, B311)")
  func noDoublePop() throws {
    for above in [[], ["C"]] {
      let phone = phone(on: Device.SystemVersion(12), unsaved: false, above: above)
      let before = phone.titles
      phone.device.log.take()
      try phone.act { try $0.swipeBack(.edge, to: 0.8) }
      let answer = phone.device.log.take().first { $0.hasPrefix("bar.shouldPop") }
      #expect(answer == "bar.shouldPop(\(before.last!)) -> true")
      #expect(phone.titles == before.dropLast())
      #expect(phone.barTitles == phone.titles)
      #expect(!phone.isAsking)
    }
  }

  @Test("Without step 1 the technique pops in its answer to a swipe; the model drops that pop (B4, B106)")
  func withoutFirstStep() throws {
    let phone = phone(on: Device.SystemVersion(12), unsaved: false, above: ["C"])
    var asked = 0
    phone.device.navigationBarShouldPopCategory = { navigation, _, _ in
      asked += 1
      Device.current.onNextTurn("pop by category") { navigation.popViewController(animated: true) }
      return false
    }
    try phone.act { try $0.swipeBack(.edge, to: 0.8) }
    #expect(asked == 1)
    #expect(phone.titles == ["A", "B"])
    #expect(phone.barTitles == ["A", "B"])
  }

  @Test("UIKit's own answer is lost to every stack of the process, not only to the app's (B9)")
  func wholeProcess() throws {
    let system = Device.SystemVersion(12)
    for isLoaded in [true, false] {
      let phone = StoryPhone(on: system) {
        if isLoaded { Device.current.loadBackButtonCategory() }
        return AppNavigationController()
      } screens: {
        [screen("A"), screen("B")]
      }
      phone.device.log.take()
      try phone.act { try $0.tapBack() }
      let answer = phone.device.log.take().first { $0.hasPrefix("bar.shouldPop") }
      #expect(answer == "bar.shouldPop(B) -> \(!isLoaded)")
      #expect(phone.titles == ["A"])
    }
  }

  @Test("If 13.4 passes it over for subclasses alone, a plain stack is asked as before (B310)")
  func plainStack() throws {
    for isPlain in [true, false] {
      let phone = StoryPhone(
        on: Device.SystemVersion(17), assuming: { $0.categoryReachesPlainControllers = true },
        stack: {
          Device.current.loadBackButtonCategory()
          return isPlain ? UINavigationController() : AppNavigationController()
        }, screens: { [screen("A"), CategoryEditor(title: "B", hasUnsavedChanges: true)] })
      try phone.act { try $0.tapBack() }
      if isPlain {
        #expect(phone.isAsking)
        #expect(phone.titles == ["A", "B"])
      } else {
        expectFault(phone.isAsking, wrong: false, right: true, "B9, B310")
        expectFault(phone.titles, wrong: ["A"], right: ["A", "B"], "B9, B310")
      }
    }
  }

  @Test("The menu is not asked (B41)")
  func menu() throws {
    let phone = phone(on: Device.SystemVersion(17))
    try phone.act { device in
      try device.longPressBack()
      try device.chooseRow("A")
    }
    expectFault(phone.titles, wrong: ["A"], right: ["A", "B"], "B41")
  }
}
