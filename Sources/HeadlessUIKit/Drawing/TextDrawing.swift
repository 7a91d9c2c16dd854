import Foundation

/// The screen of a device as text: always the same for the same state.
@MainActor
public struct TextDrawing: CustomStringConvertible {
  private let device: Device
  private var canvas: TextCanvas

  /// Rows: frame, status bar, rule, navigation bar, rule, content, frame.
  private static let contentRow = 5

  public init(of device: Device) {
    self.device = device
    canvas = device.isLandscape ? TextCanvas(width: 72, height: 14) : TextCanvas(width: 48, height: 20)
    device.run { draw() }
  }

  /// The drawing's rows.
  public var lines: [String] { canvas.lines }

  public var description: String { lines.joined(separator: "\n") }

  private var isMirrored: Bool { device.layoutDirection == .rightToLeft }
  private var contentHeight: Int { canvas.height - Self.contentRow - (tabs == nil ? 1 : 3) }
  private var tabs: UITabBar? {
    let bar = coveringScreen?.tabsOnDisplay?.bar
    return bar?.isHidden == false ? bar : nil
  }

  private mutating func draw() {
    let panes = coveringScreen.map { TextPane.panes(of: $0, width: canvas.width) } ?? []
    for pane in panes { draw(pane) }
    canvas.frame()
    canvas.clear(row: 1)
    canvas.restoreFrame(row: 1)
    canvas.write(isMirrored ? "iOS \(device.systemVersion)" : "9:41", row: 1, .left, from: 2, margin: 2)
    canvas.write(isMirrored ? "9:41" : "iOS \(device.systemVersion)", row: 1, .right, from: 2, margin: 2)
    canvas.rule(row: 2)
    canvas.rule(row: 4)
    for pane in panes.dropFirst() {
      canvas.write("┼", row: 4, from: pane.columns.lowerBound, margin: canvas.width - pane.columns.lowerBound - 1)
    }
    if let tabs { draw(tabs) }
    let covering = coveringScreen
    for card in device.screensBelowAlerts.drop(while: { $0 !== covering }).dropFirst() { drawCard(of: card) }
    drawOverlay()
  }

  /// Draws a pane as if it were the whole screen, and puts it in its place.
  private mutating func draw(_ pane: TextPane) {
    let whole = canvas
    canvas = TextCanvas(width: pane.columns.count, height: whole.height)
    canvas.frame()
    if let bar = (pane.screen as? UINavigationController)?.bar { draw(bar) }
    drawContent(of: pane.screen)
    let drawn = canvas
    canvas = whole
    canvas.put(drawn, row: 0, column: pane.columns.lowerBound)
  }

  private mutating func draw(_ bar: UITabBar) {
    canvas.rule(row: canvas.height - 3)
    canvas.clear(row: canvas.height - 2)
    canvas.restoreFrame(row: canvas.height - 2)
    let items = isMirrored ? bar.shownItems.reversed() : bar.shownItems
    let width = (canvas.width - 2) / max(items.count, 1)
    for (index, item) in items.enumerated() {
      let title = item.title ?? ""
      let left = 1 + index * width
      canvas.write(
        item === bar.selectedItem ? "[\(title)]" : title, row: canvas.height - 2, .center, from: left,
        margin: canvas.width - left - width)
    }
  }

  /// The front-most controller that fills the screen.
  private var coveringScreen: UIViewController? {
    device.screensBelowAlerts.last { $0.ownPresentation?.isCard != true }
  }

  /// A sheet or popover, as far down as the finger has it; what is behind shows around it.
  private mutating func drawCard(of screen: UIViewController) {
    guard let presentation = screen.ownPresentation else { return }
    let frame = presentation.frame
    let bounds = presentation.container.bounds
    let row = 1 + Int((frame.minY / bounds.height * CGFloat(canvas.height - 1)).rounded())
    let bottom = min(canvas.height - 1, Int((frame.maxY / bounds.height * CGFloat(canvas.height)).rounded()))
    let share = min(0.92, frame.width / bounds.width)
    let width = Int((CGFloat(canvas.width) * share).rounded())
    guard row < canvas.height - 2 else { return }
    var card = TextCanvas(width: width, height: max(4, bottom - row + 1))
    card.frame()
    let title = (screen as? UINavigationController)?.topViewController?.title ?? screen.title ?? ""
    card.write(title, row: 1, .center, from: 2, margin: 2)
    if let navigation = screen as? UINavigationController { writeButtons(of: navigation.bar, on: &card) }
    card.rule(row: 2)
    let inside = (screen as? UINavigationController)?.topViewController ?? screen
    card.put(content(of: inside, width: width - 2, height: card.height - 4), row: 3, column: 1)
    let column = Int((frame.midX / bounds.width * CGFloat(canvas.width)).rounded()) - width / 2
    canvas.put(card, row: row, column: max(1, min(column, canvas.width - 1 - width)))
    if row + card.height > canvas.height - 1 { canvas.closeBottom() }
  }

  // MARK: - The bar

  private mutating func draw(_ bar: UINavigationBar) {
    guard !bar.isHidden else { return }
    let (leftText, rightText) = buttons(of: bar)
    canvas.write(leftText, row: 3, .left, from: 2, margin: 2)
    canvas.write(rightText, row: 3, .right, from: 2, margin: 2)
    // Centered on the screen where it fits, else between its neighbors.
    let title = bar.titleLabel.text ?? ""
    let side = max(leftText.count, rightText.count) + 4
    let fits = title.count <= canvas.width - 2 * side
    canvas.write(
      title, row: 3, .center, from: fits ? side : leftText.count + 4, margin: fits ? side : rightText.count + 4)
  }

  private func writeButtons(of bar: UINavigationBar, on card: inout TextCanvas) {
    guard !bar.isHidden else { return }
    let (left, right) = buttons(of: bar)
    card.write(left, row: 1, .left, from: 2, margin: 2)
    card.write(right, row: 1, .right, from: 2, margin: 2)
  }

  /// What stands on the left and on the right of the title.
  private func buttons(of bar: UINavigationBar) -> (left: String, right: String) {
    var left: [String] = []
    var right: [String] = []
    if !bar.backButton.isHidden {
      // In parentheses while it is dimmed.
      let chevron = isMirrored ? "›" : "‹"
      let mark = bar.chevron.alpha < 1 ? "(\(chevron))" : chevron
      if isMirrored {
        right.append("\(bar.backButton.title) \(mark)")
      } else {
        left.append("\(mark) \(bar.backButton.title)")
      }
    }
    let items = bar.itemViews.sorted { $0.frame.minX < $1.frame.minX }
    let titles = items.map { view in
      (isLeft: view.frame.midX < bar.bounds.midX, text: view.sayingViews.compactMap(\.words.title).joined())
    }
    left += titles.filter(\.isLeft).map(\.text)
    right = titles.filter { !$0.isLeft }.map(\.text) + right
    return (left.joined(separator: "  "), right.joined(separator: "  "))
  }

  // MARK: - The content

  private mutating func drawContent(of screen: UIViewController) {
    let navigation = screen as? UINavigationController
    guard let transition = navigation?.transition, transition.isInteractive else {
      return canvas.put(content(of: screen), row: Self.contentRow, column: 1)
    }
    // A finger moves the leaving screen off the one below it.
    let over = content(of: transition.from)
    canvas.put(content(of: transition.to), row: Self.contentRow, column: 1)
    let shift = Int((transition.fraction * Double(over.width)).rounded())
    var edge = TextCanvas(width: 1, height: over.height)
    for row in 0..<edge.height { edge.write("┃", row: row) }
    canvas.put(over, row: Self.contentRow, column: isMirrored ? 1 - shift : 1 + shift)
    canvas.put(edge, row: Self.contentRow, column: isMirrored ? max(0, canvas.width - 1 - shift) : shift)
    for row in 0..<over.height { canvas.restoreFrame(row: Self.contentRow + row) }
  }

  private func content(of screen: UIViewController) -> TextCanvas {
    content(of: screen, width: canvas.width - 2, height: contentHeight)
  }

  private func content(of screen: UIViewController, width: Int, height: Int) -> TextCanvas {
    var result = TextCanvas(width: width, height: height)
    var row = 0
    if let searchBar = screen.content.loadedNavigationItem?.searchController?.searchBar {
      let words = searchBar.sayingViews.map(\.words)
      let text = words.compactMap { if case .text(let lines) = $0 { lines.first } else { nil } }.first ?? ""
      let buttons = words.compactMap(\.title).map { "[ \($0) ]" }.joined()
      result.write("⌕ " + text, row: 0, isMirrored ? .right : .left, from: 1, margin: 1)
      result.write(buttons, row: 0, isMirrored ? .left : .right, from: 1, margin: 1)
      row = 1
    }
    for (view, words) in screen.content.viewIfLoaded?.sayingViews ?? [] {
      if case .row = words {} else if row > 0, !(view is UILabel) { row += 1 }
      row = write(words, on: &result, row: row)
    }
    if row > result.height {
      result.clear(row: result.height - 1)
      result.write("⋮", row: result.height - 1, .center)
    }
    return result
  }

  /// Returns the row that is free next.
  private func write(_ words: ViewWords, on content: inout TextCanvas, row: Int) -> Int {
    let leading: TextCanvas.Alignment = isMirrored ? .right : .left
    switch words {
    case .text(let paragraphs):
      let lines = paragraphs.flatMap { TextCanvas.wrap($0, width: content.width - 2) }
      for (index, line) in lines.enumerated() { content.write(line, row: row + index, leading, from: 1, margin: 1) }
      return row + lines.count
    case .button(let title):
      content.write("[ \(title) ]", row: row, .center)
      return row + 1
    case .row(let parts, let actions):
      let buttons = actions.map { "[ \($0) ]" }.joined(separator: " ")
      content.write(
        (isMirrored ? parts.reversed() : parts).joined(separator: "  "), row: row, leading, from: 1, margin: 1)
      content.write(buttons, row: row, isMirrored ? .left : .right, from: 1, margin: 1)
      return row + 1
    }
  }

  // MARK: - On top

  private mutating func drawOverlay() {
    if let rows = device.backMenu {
      let lines = rows.enumerated().map { isMirrored ? "\($1) \($0 + 1)" : "\($0 + 1) \($1)" }
      let box = Self.box(lines, isMirrored ? .right : .left, width: (lines.map(\.count).max() ?? 0) + 4)
      canvas.put(box, row: 4, column: isMirrored ? canvas.width - box.width - 2 : 2)
    } else if let alert = device.alert {
      let width = 38
      let texts = [alert.title, alert.message].compactMap { $0 }.filter { !$0.isEmpty }
      let lines =
        texts.flatMap { TextCanvas.wrap($0, width: width - 4) } + alert.actions.map { "[ \($0.title ?? "") ]" }
      let box = Self.box(lines, .center, width: width)
      let isSheet = alert.preferredStyle == .actionSheet
      canvas.put(
        box, row: isSheet ? canvas.height - 1 - box.height : (canvas.height - box.height) / 2,
        column: (canvas.width - width) / 2)
    }
  }

  private static func box(_ lines: [String], _ alignment: TextCanvas.Alignment, width: Int) -> TextCanvas {
    var box = TextCanvas(width: width, height: lines.count + 2)
    box.frame()
    for (index, line) in lines.enumerated() { box.write(line, row: index + 1, alignment, from: 2, margin: 2) }
    return box
  }
}
