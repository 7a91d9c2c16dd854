// swift-format-ignore-file: OnlyOneTrailingClosureArgument

// The stack is made by one closure, and the trailing one lists the screens.
import ClassicTechniques
import HeadlessUIKit
import Testing

/// Where a pop by code asks (B11).
private let asksByCode = Device.SystemVersion.all.filter { $0 < Device.SystemVersion(14) }
private let on13 = asksByCode.filter { $0 >= Device.SystemVersion(13) }

@MainActor
@Suite("T1, a subclass with a handler on the top screen")
struct T1SubclassTests {
  private func phone(
    on system: Device.SystemVersion, dims: Bool = false, cures: Bool = true, unsaved: Bool = true, above: [String] = []
  ) -> StoryPhone {
    StoryPhone(
      on: system,
      assuming: {
        $0.dimsChevronAfterRefusal = dims
        $0.hidingBarRestoresChevron = cures
      }, stack: { DelegateNavigationController() },
      screens: { [screen("A"), DelegateEditor(title: "B", hasUnsavedChanges: unsaved)] + above.map(screen) })
  }

  @Test("The handler refuses: Cancel stays, OK leaves", arguments: Device.SystemVersion.forT1)
  func refuses(system: Device.SystemVersion) throws {
    let phone = phone(on: system)
    try phone.act { try $0.tapBack() }
    #expect(phone.isAsking)
    try phone.act { try $0.answer("Cancel") }
    #expect(phone.titles == ["A", "B"])
    #expect(phone.barTitles == ["A", "B"])
    try phone.act { try $0.tapBack() }
    try phone.act { try $0.answer("OK") }
    #expect(phone.titles == ["A"])
    #expect(phone.barTitles == ["A"])
  }

  @Test("The handler allows, and a screen without a handler is always popped", arguments: Device.SystemVersion.forT1)
  func allows(system: Device.SystemVersion) throws {
    let phone = phone(on: system, unsaved: false, above: ["C"])
    try phone.act { try $0.tapBack() }
    #expect(phone.titles == ["A", "B"])
    try phone.act { try $0.tapBack() }
    #expect(phone.titles == ["A"])
    #expect(phone.barTitles == ["A"])
    #expect(!phone.isAsking)
  }

  // MARK: - A → B → C

  @Test("A → B → C, C pops itself by code: B is asked, which is wrong (B3, B11)", arguments: asksByCode)
  func codePop(system: Device.SystemVersion) {
    let phone = phone(on: system, above: ["C"])
    #expect(phone.titles == ["A", "B", "C"])
    phone.popByCode()
    // B is not leaving: it has no say.
    expectFault(phone.isAsking, wrong: true, right: false, "B3: in a pop by code the top screen is the one below")
    // C has gone; the bar was told no and still shows it.
    #expect(phone.titles == ["A", "B"])
    expectFault(phone.barTitles, wrong: ["A", "B", "C"], right: ["A", "B"], "B11: a pop by code asks the bar")
  }

  @Test("From 14 on a pop by code asks nobody (B11)", arguments: [17, 26])
  func codePopNow(system: Int) {
    let phone = phone(on: Device.SystemVersion(system), above: ["C"])
    phone.popByCode()
    #expect(!phone.isAsking)
    #expect(phone.titles == ["A", "B"])
    #expect(phone.barTitles == ["A", "B"])
  }

  @Test(
    "If 13.x does not ask for a pop by code, T1 is right there, and B's own pop is not asked (B11)", arguments: on13)
  func codePopOn13(system: Device.SystemVersion) {
    for above in [[], ["C"]] {
      let phone = StoryPhone(
        on: system, assuming: { $0.programmaticPopAsksShouldPopOn13 = false }, stack: { DelegateNavigationController() }
      ) {
        [screen("A"), DelegateEditor(title: "B", hasUnsavedChanges: true)] + above.map(screen)
      }
      phone.popByCode()
      #expect(!phone.isAsking)
      #expect(phone.titles == (above == [] ? ["A"] : ["A", "B"]))
      #expect(phone.barTitles == phone.titles)
    }
  }

  @Test("The block of B is unloaded while C is on display: nobody asks it", arguments: Device.SystemVersion.forT1)
  func codePopWithBlock(system: Device.SystemVersion) {
    let phone = StoryPhone(on: system, stack: { BlockNavigationController() }) {
      [screen("A"), BlockEditor(title: "B", hasUnsavedChanges: true), screen("C")]
    }
    phone.popByCode()
    #expect(!phone.isAsking)
    #expect(phone.titles == ["A", "B"])
    #expect(phone.barTitles == ["A", "B"])
  }

  @Test("The block form refuses and leaves like the delegate form", arguments: Device.SystemVersion.forT1)
  func block(system: Device.SystemVersion) throws {
    let phone = StoryPhone(on: system, stack: { BlockNavigationController() }) {
      [screen("A"), BlockEditor(title: "B", hasUnsavedChanges: true)]
    }
    try phone.act { try $0.tapBack() }
    try phone.act { try $0.answer("Cancel") }
    #expect(phone.titles == ["A", "B"])
    try phone.act { try $0.tapBack() }
    try phone.act { try $0.answer("OK") }
    #expect(phone.titles == ["A"])
    #expect(phone.barTitles == ["A"])
    #expect((phone.stack as? BlockNavigationController)?.willPop == nil)
  }

  @Test("B pops itself by code: its block is asked, too late (B11)", arguments: asksByCode)
  func ownCodePopWithBlock(system: Device.SystemVersion) {
    let phone = StoryPhone(on: system, stack: { BlockNavigationController() }) {
      [screen("A"), BlockEditor(title: "B", hasUnsavedChanges: true)]
    }
    phone.popByCode()
    #expect(phone.titles == ["A"])
    expectFault(phone.barTitles, wrong: ["A", "B"], right: ["A"], "B11: the answer holds the bar back, not the screen")
  }

  // MARK: - The gray chevron

  @Test(
    "The chevron stays gray after a refusal (B20); Cancel hides and shows the bar, which cures it (B253)",
    arguments: Device.SystemVersion.forT1)
  func chevron(system: Device.SystemVersion) throws {
    let phone = phone(on: system, dims: true)
    try phone.act { try $0.tapBack() }
    expectFault(phone.chevronAlpha, wrong: 0.2, right: 1, "B20: the title recovers, the chevron does not")
    #expect(TextDrawing(of: phone.device).lines[3].contains("(‹) A"))
    try phone.act { try $0.answer("Cancel") }
    #expect(phone.chevronAlpha == 1)
    #expect(TextDrawing(of: phone.device).lines[3].contains(" ‹ A"))
    #expect(!phone.stack.isNavigationBarHidden)
  }

  @Test(
    "Where a refusal does not dim the chevron, there is nothing to cure (B23)", arguments: Device.SystemVersion.forT1)
  func neverGray(system: Device.SystemVersion) throws {
    let phone = phone(on: system)
    try phone.act { try $0.tapBack() }
    #expect(phone.chevronAlpha == 1)
    try phone.act { try $0.answer("Cancel") }
    #expect(phone.chevronAlpha == 1)
    #expect(!phone.stack.isNavigationBarHidden)
  }

  @Test(
    "If hiding and showing the bar does not cure it, the chevron stays gray (B253)",
    arguments: Device.SystemVersion.forT1)
  func incurable(system: Device.SystemVersion) throws {
    let phone = phone(on: system, dims: true, cures: false)
    try phone.act { try $0.tapBack() }
    try phone.act { try $0.answer("Cancel") }
    expectFault(phone.chevronAlpha, wrong: 0.2, right: 1, "B253")
  }

  // MARK: - Not asked

  @Test("A swipe is not asked (B4, B55)", arguments: Device.SystemVersion.forT1)
  func swipe(system: Device.SystemVersion) throws {
    let phone = phone(on: system)
    try phone.act { try $0.swipeBack(.edge, to: 0.8) }
    #expect(!phone.isAsking)
    expectFault(phone.titles, wrong: ["A"], right: ["A", "B"], "B4: up to 12 the lower screen is on top by then")
  }

  @Test(
    "With a block a swipe asks up to 12, and does not wait for the answer (B4)", arguments: Device.SystemVersion.forT1)
  func swipeWithBlock(system: Device.SystemVersion) throws {
    let phone = StoryPhone(on: system, stack: { BlockNavigationController() }) {
      [screen("A"), BlockEditor(title: "B", hasUnsavedChanges: true)]
    }
    try phone.act { try $0.swipeBack(.edge, to: 0.8) }
    if system < Device.SystemVersion(13) {
      expectFault(phone.isAsking, wrong: true, right: false, "B4: the question comes when the swipe has begun")
    } else {
      #expect(!phone.isAsking)
    }
    expectFault(phone.titles, wrong: ["A"], right: ["A", "B"], "B4, B55")
  }

  @Test("The menu is not asked (B41)", arguments: [17, 26])
  func menu(system: Int) throws {
    let phone = phone(on: Device.SystemVersion(system))
    try phone.act { device in
      try device.longPressBack()
      try device.chooseRow("A")
    }
    #expect(!phone.isAsking)
    expectFault(phone.titles, wrong: ["A"], right: ["A", "B"], "B41")
  }
}
