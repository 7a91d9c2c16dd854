import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("What moves and what covers, as SVG")
struct SVGMotionTests {
  private func drawing(of device: Device) -> String { SVGDrawing(of: device).content.text }

  @Test(
    "a swipe: the screen on top under the finger, the one below a third as far",
    arguments: [
      (UIUserInterfaceLayoutDirection.leftToRight, "translate(156 0)", "translate(-70.2 0)"),
      (.rightToLeft, "translate(-156 0)", "translate(70.2 0)"),
    ])
  func swipe(_ direction: UIUserInterfaceLayoutDirection, _ top: String, _ below: String) throws {
    let fixture = NavigationFixture(on: .init(17), layoutDirection: direction)
    try fixture.device.swipeBack(.edge, to: 0.4, lift: false)
    let text = drawing(of: fixture.device)
    #expect(text.contains(top))
    #expect(text.contains(below))
    #expect(text.contains("class=\"u-finger\""))
    // Taken back, it goes the same way back, and stands as before.
    try fixture.device.liftSwipe()
    fixture.device.advance(milliseconds: 70)
    #expect(drawing(of: fixture.device).contains(direction == .leftToRight ? "translate(78 0)" : "translate(-78 0)"))
    fixture.device.advanceUntilIdle()
    #expect(!drawing(of: fixture.device).contains("translate"))
  }

  @Test("an animation is where the clock says: push and pop half-way")
  func animation() throws {
    let fixture = NavigationFixture(["List"], on: .init(17))
    fixture.device.run { fixture.navigation.pushViewController(screen("Note"), animated: true) }
    fixture.device.advance(milliseconds: 175)
    #expect(drawing(of: fixture.device).contains("translate(195 0)"))
    #expect(drawing(of: fixture.device).contains("translate(-58.5 0)"))
    fixture.device.advanceUntilIdle()
    try fixture.device.tapBack()
    fixture.device.advance(milliseconds: 175)
    #expect(drawing(of: fixture.device).contains("translate(195 0)"))
  }

  @Test("a sheet comes up from below, dims what is behind, and follows the finger", arguments: [15, 26])
  func sheet(_ system: Int) throws {
    let fixture = NavigationFixture(["List"], on: .init(system))
    fixture.device.run {
      let sheet = UINavigationController(rootViewController: screen("Sheet"))
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.prefersGrabberVisible = true
      fixture.top.present(sheet, animated: true)
    }
    fixture.device.advance(milliseconds: 200)
    let coming = drawing(of: fixture.device)
    #expect(coming.contains("translate(0 211)"))
    #expect(
      coming.contains("<g opacity=\".50\">\n<rect x=\"0\" y=\"0\" width=\"390\" height=\"844\" class=\"f-dim\"/>"))
    fixture.device.advanceUntilIdle()
    let resting = drawing(of: fixture.device)
    #expect(resting.contains("<rect x=\"0\" y=\"422\" width=\"390\" height=\"422\" class=\"f-bg\"/>"))
    #expect(resting.contains("<rect x=\"177\" y=\"427\" width=\"36\" height=\"5\" rx=\"2.5\" class=\"f-label2\"/>"))
    try fixture.device.dragSheet(to: 0.5, lift: false)
    #expect(drawing(of: fixture.device).contains("y=\"633\" width=\"390\" height=\"422\" class=\"f-bg\"/>"))
  }

  @Test("behind an undimmed detent nothing is dimmed")
  func undimmed() {
    let fixture = NavigationFixture(["List"], on: .init(17))
    fixture.device.run {
      let sheet = screen("Sheet")
      sheet.sheetPresentationController?.detents = [.medium()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      fixture.top.present(sheet, animated: false)
    }
    #expect(!drawing(of: fixture.device).contains("f-dim"))
  }

  @Test(
    "alerts and action sheets: title, message, buttons by kind",
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func alert(_ style: UIAlertController.Style) {
    let fixture = NavigationFixture(["List"], on: .init(17))
    fixture.device.run {
      let alert = UIAlertController(title: "Sure?", message: "It goes.", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
      alert.addAction(UIAlertAction(title: "Go", style: .destructive))
      let off = UIAlertAction(title: "Off", style: .default)
      off.isEnabled = false
      alert.addAction(off)
      fixture.top.present(alert, animated: true)
    }
    fixture.device.advance(milliseconds: 125)
    #expect(drawing(of: fixture.device).contains("<g opacity=\".50\">"))
    fixture.device.advanceUntilIdle()
    let text = drawing(of: fixture.device)
    for element in [
      "t-b\" text-anchor=\"middle\">Sure?<", "t-s\" text-anchor=\"middle\">It goes.<",
      "t t-b t-tint\" text-anchor=\"middle\">Stay<", "t-red\" text-anchor=\"middle\">Go<",
      "t-off\" text-anchor=\"middle\">Off<",
    ] { #expect(text.contains(element), "\(element)") }
    // Where it is drawn a finger finds it.
    let area = fixture.device.area(of: .answer("Go"))
    #expect(area.map { text.contains("y=\"\(SVGNode.number($0.midY + 6))\" class=\"t t-red\"") } == true)
  }

  @Test("the back button's menu, with a row for every screen below")
  func menu() throws {
    let fixture = NavigationFixture(on: .init(17))
    try fixture.device.longPressBack()
    let text = drawing(of: fixture.device)
    #expect(text.contains(">Note</text>") && text.contains(">List</text>"))
    #expect(fixture.device.area(of: .menuRow("List")) == CGRect(x: 0, y: 135, width: 250, height: 44))
  }

  @Test("tabs: a bar up to 18, a floating one from 26 on", arguments: [18, 26])
  func tabs(_ system: Int) {
    let fixture = TabsFixture([("Notes", ["List"]), ("Search", ["Find"])], on: .init(system))
    let text = drawing(of: fixture.device)
    #expect(text.contains("t-xs t-tint\" text-anchor=\"middle\">Notes<"))
    #expect(text.contains("t-xs t-2\" text-anchor=\"middle\">Search<"))
    #expect(text.contains("rx=\"29.5\" class=\"f-glass\"") == (system == 26))
    #expect(fixture.device.area(of: .tab("Search")) == CGRect(x: 195, y: 761, width: 195, height: 49))
  }

  @Test("the columns of a split view, with a line between them")
  func columns() {
    let device = Device(system: .init(17), idiom: .pad)
    device.run {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(screen("List"), for: .primary)
      split.setViewController(screen("Note"), for: .secondary)
      device.window.rootViewController = split
    }
    let text = drawing(of: device)
    #expect(text.contains(">List</text>") && text.contains(">Note</text>"))
    #expect(text.contains("<rect x=\"319.5\" y=\"0\" width=\"1\" height=\"1180\" class=\"f-line\"/>"))
  }

  @Test("who watches hears of every finger")
  func onFinger() throws {
    let fixture = NavigationFixture()
    var moments: [FingerMoment] = []
    fixture.device.onFinger = { moments.append($0) }
    try fixture.device.swipeBack(.edge, to: 0.5)
    #expect(moments == [.comesDown] + Array(repeating: .moved, count: 5))
    try fixture.device.swipeBack(.trackpad, to: 0.5)
    #expect(moments.count == 11)
  }

  @Test("text is broken where it is too wide, between words if possible")
  func wrapping() {
    let font = SVGFont.body
    #expect(font.wrap("one two three", width: 80) == ["one two", "three"])
    #expect(font.wrap("a\n\nb", width: 80) == ["a", "", "b"])
    #expect(font.wrap("wwwwwwwww", width: 45).joined() == "wwwwwwwww")
    #expect(font.wrap("wwwwwwwww", width: 45).count == 3)
    #expect(font.fit("one two three", width: 80).hasSuffix("…"))
    #expect(font.fit("one", width: 80) == "one")
  }
}
