import Foundation
import Testing

@testable import HeadlessUIKit

#if canImport(FoundationXML)
import FoundationXML
#endif

@MainActor
@Suite("The screen as SVG")
struct SVGDrawingTests {
  private func drawing(of device: Device) -> String { SVGDrawing(of: device).description }

  @Test("is the same text for the same state, and drawing changes nothing", arguments: [15, 26])
  func deterministic(_ system: Int) throws {
    let fixtures = (1...2).map { _ in NavigationFixture(on: .init(system)) }
    for fixture in fixtures {
      try fixture.device.swipeBack(.edge, to: 0.6)
      fixture.device.advance(milliseconds: 50)
    }
    let before = fold(of: fixtures[0].device)
    let log = fixtures[0].device.log.lines
    let texts = fixtures.map { drawing(of: $0.device) }
    #expect(texts[0] == texts[1])
    #expect(drawing(of: fixtures[0].device) == texts[0])
    #expect(fold(of: fixtures[0].device) == before)
    #expect(fixtures[0].device.log.lines == log)
  }

  private func fold(of device: Device) -> UInt64 {
    let fold = StateFold()
    fold.reset()
    _ = device.fold(into: fold)
    return fold.value
  }

  @Test("escapes what an app says, and is well-formed")
  func escaped() {
    let fixture = NavigationFixture(["</text>", "<script>alert(\"1\" & '2')\u{1}\u{FFFE}\n"], on: .init(17))
    let text = drawing(of: fixture.device)
    #expect(text.contains("&lt;/text&gt;</text>"))
    #expect(text.contains(">&lt;script&gt;alert(&quot;1&quot; &amp; &#39;2&#39;)"))
    #expect(!text.contains("<script"))
    #expect(XMLParser(data: Data(text.utf8)).parse())
  }

  @Test(
    "has no number with more than one decimal",
    arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func numbers(_ direction: UIUserInterfaceLayoutDirection) throws {
    let fixture = NavigationFixture(on: .init(17), layoutDirection: direction)
    try fixture.device.swipeBack(.edge, to: 0.37, lift: false)
    let content = SVGDrawing(of: fixture.device).content.text.replacing(/opacity="[^"]*"/, with: "")
    #expect(content.firstMatch(of: /\d\.\d\d/) == nil)
    #expect(content.firstMatch(of: /nan|inf|e-/) == nil)
  }

  @Test("shows every kind of view")
  func everyKind() {
    let fixture = NavigationFixture(["Kinds"])
    fixture.device.run {
      let view = fixture.top.view!
      view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
      for (index, kind) in KindsOfViews.all.enumerated() {
        kind.frame = CGRect(x: 20, y: 120 + 50 * index, width: 300, height: 44)
        view.addSubview(kind)
      }
    }
    let text = drawing(of: fixture.device)
    for words in KindsOfViews.words { #expect(text.contains(">\(words)</text>"), "\(words) is not shown") }
    #expect(text.contains("fill=\"rgb(51 102 153)\" fill-opacity=\".50\""))
    // The slider's thumb, a third of the way along its room; the checkmark; the disclosure.
    #expect(text.contains("<circle cx=\"125\" cy=\"392\" r=\"13\" class=\"f-thumb\"/>"))
    #expect(text.contains("s-tint") && text.contains("s-2"))
    #expect(!text.contains("never seen"))
  }

  @Test("the chevron keeps the alpha that the bar has", arguments: [12, 17, 26])
  func chevron(_ system: Int) {
    let fixture = NavigationFixture(on: .init(system))
    #expect(!drawing(of: fixture.device).contains("opacity=\".20\"/>"))
    fixture.navigation.bar.chevron.alpha = 0.2
    #expect(drawing(of: fixture.device).contains("opacity=\".20\"/>"))
  }

  @Test("two looks: the back button says where it leads up to 18, from 26 on it is a round one")
  func looks() {
    let old = drawing(of: NavigationFixture(on: .init(18)).device)
    let new = drawing(of: NavigationFixture(on: .init(26)).device)
    #expect(old.contains("class=\"t t-tint\">Note</text>") && !old.contains("<circle"))
    #expect(!new.contains(">Note</text>") && new.contains("<circle cx=\"34\" cy=\"69\" r=\"21\" class=\"f-glass\"/>"))
  }

  @Test("follows light and dark by names, the reader's system or the page deciding")
  func colors() {
    let text = drawing(of: NavigationFixture().device)
    #expect(text.contains("--ui-bg: #fff;") && text.contains("--ui-bg: #000;"))
    #expect(text.contains("prefers-color-scheme: dark") && text.contains("[data-theme=\"dark\"]"))
  }

  @Test("the summary says what is in front")
  func summary() throws {
    let fixture = NavigationFixture()
    #expect(fixture.device.summary == "List › Note › Editor")
    try fixture.device.longPressBack()
    #expect(fixture.device.summary == "List › Note › Editor; the menu Note, List")
    try fixture.device.chooseRow("Note")
    #expect(fixture.device.summary == "List › Note; moving")
  }
}

/// One of each.
@MainActor
private enum KindsOfViews {
  static let words = [
    "A label", "A button", "Typed", "Empty", "Several lines", "flag.fill", "In glass", "In a stack", "A row", "Detail",
    "Gone on",
  ]

  static var all: [UIView] {
    let label = UILabel()
    label.text = "A label"
    let button = UIButton(type: .system, primaryAction: UIAction(title: "A button") { _ in })
    let field = UITextField(frame: .zero)
    field.text = "Typed"
    let empty = UITextField(frame: .zero)
    empty.placeholder = "Empty"
    let textView = UITextView(frame: .zero)
    textView.text = "Several lines"
    let slider = UISlider(frame: .zero)
    slider.value = 1 / 3
    return [label, button, field, empty, textView, slider, picture, glass, stack, table, hidden]
  }

  private static var picture: UIView { UIImageView(image: UIImage(systemName: "flag.fill")) }

  private static var glass: UIView {
    let view = UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let label = UILabel(frame: CGRect(x: 8, y: 0, width: 200, height: 44))
    label.text = "In glass"
    view.contentView.addSubview(label)
    return view
  }

  private static var stack: UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    label.text = "In a stack"
    return UIStackView(arrangedSubviews: [label])
  }

  private static var table: UIView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 132), style: .insetGrouped)
    table.dataSource = rows
    return table
  }

  private static var hidden: UIView {
    let label = UILabel()
    label.text = "never seen"
    label.isHidden = true
    return label
  }

  private static let rows = Rows()

  private final class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = indexPath.row == 0 ? "A row" : "Gone on"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = indexPath.row == 0 ? .checkmark : .disclosureIndicator
      return cell
    }
  }
}
