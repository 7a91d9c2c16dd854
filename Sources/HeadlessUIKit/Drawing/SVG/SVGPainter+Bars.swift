import Foundation

/// Navigation bars.
extension SVGPainter {
  func drawBar(_ bar: UINavigationBar) -> [SVGNode] {
    let frame = place(of: bar)
    var nodes = drawBackground(of: bar, frame)
    nodes += drawTitle(of: bar)
    nodes += drawItems(of: bar)
    if !bar.backButton.isHidden { nodes += drawBackButton(of: bar) }
    return [.g("", nodes)]
  }

  private func drawBackground(of bar: UINavigationBar, _ frame: CGRect) -> [SVGNode] {
    if look == .glass { return [] }
    // From the top of what the bar belongs to: the status bar stands on it.
    let top = bar.superview.map { place(of: $0).minY } ?? frame.minY
    let whole = CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
    // From 15 on a bar over the beginning of its content has the content's color.
    if device.systemVersion >= Device.SystemVersion(15) { return [.rect(whole, "f-bg")] }
    let line = CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: 0.5)
    return [.rect(whole, "f-bar"), .rect(line, "f-line")]
  }

  private func drawTitle(of bar: UINavigationBar) -> [SVGNode] {
    guard !bar.titleLabel.isHidden, let title = bar.titleLabel.text, !title.isEmpty else { return [] }
    let frame = place(of: bar.titleLabel)
    let color = topScreenIsDark && look == .glass ? "t-w" : ""
    if bar.navigation?.showsLargeTitle == true, frame.width > 100, bar.backButton.isHidden {
      let x = isMirrored ? place(of: bar).maxX - 16 : place(of: bar).minX + 16
      return [
        .text(title, x: x, y: frame.midY + 11, "t-l \(color)".trimmedSpaces, anchor: isMirrored ? .end : .start)
      ]
    }
    let words = SVGFont.body.fit(title, width: max(frame.width - 8, 40))
    return [.text(words, x: frame.midX, y: frame.midY + 6, "t-b \(color)".trimmedSpaces, anchor: .middle)]
  }

  // MARK: - The back button

  private func drawBackButton(of bar: UINavigationBar) -> [SVGNode] {
    let button = place(of: bar.backButton)
    // Its alpha is what a refusal may leave behind.
    let opacity = bar.chevron.alpha < 1 ? "opacity=\"\(SVGNode.hundredths(bar.chevron.alpha))\"" : ""
    if look == .glass {
      let radius = min(21, button.height / 2 - 1)
      // Lying, the screen's corners are round there.
      let margin: CGFloat = device.isLandscape && device.idiom == .phone ? 60 : 34
      let center = CGPoint(x: isMirrored ? button.maxX - margin : button.minX + margin, y: button.midY + 21 - radius)
      return [
        .circle(center, radius, "f-glass"),
        .line(chevron(around: center, height: radius * 0.8), "s-label", opacity),
      ]
    }
    let mark = place(of: bar.chevron)
    let x = isMirrored ? mark.minX - 7 : mark.maxX + 7
    let title = SVGFont.body.fit(bar.backButton.title, width: button.width - 20)
    return [
      .line(chevron(around: CGPoint(x: mark.midX, y: mark.midY), height: 19), "s-tint", opacity),
      .text(title, x: x, y: button.midY + 6, "t-tint", anchor: isMirrored ? .end : .start),
    ]
  }

  /// The three points of "<", or of ">" in a mirrored interface.
  func chevron(around center: CGPoint, height: CGFloat, pointsForward: Bool = false) -> [CGPoint] {
    let half = height / 2
    let side: CGFloat = isMirrored != pointsForward ? -half / 2 : half / 2
    return [
      CGPoint(x: center.x + side, y: center.y - half), CGPoint(x: center.x - side, y: center.y),
      CGPoint(x: center.x + side, y: center.y + half),
    ]
  }

  // MARK: - The items

  /// The items of both sides, a little toward the middle: the model's bar has no margins.
  private func drawItems(of bar: UINavigationBar) -> [SVGNode] {
    let middle = place(of: bar).midX
    let controls = bar.itemViews.compactMap { $0 as? BarControl }.filter { !$0.isHidden && !$0.title.isEmpty }
    let others = bar.itemViews.filter { !($0 is BarControl) }
    let margin: CGFloat = look == .glass ? 12 : 8
    let sides = [
      (controls.filter { place(of: $0).midX < middle }, margin),
      (controls.filter { place(of: $0).midX >= middle }, -margin),
    ]
    return sides.flatMap { controls, margin in drawItems(controls, margin: margin) } + others.flatMap(draw)
  }

  private func drawItems(_ controls: [BarControl], margin: CGFloat) -> [SVGNode] {
    guard let first = controls.first.map(place) else { return [] }
    let all = controls.dropFirst().reduce(first) { $0.union(place(of: $1)) }.offsetBy(dx: margin, dy: 0)
    // Neighbors share one glass.
    let glass: [SVGNode] = look == .glass ? [.rect(all.insetBy(dx: 0, dy: 1), "f-glass", radius: 21)] : []
    return glass + controls.flatMap { drawItem($0, in: place(of: $0).offsetBy(dx: margin, dy: 0)) }
  }

  private func drawItem(_ control: BarControl, in frame: CGRect) -> [SVGNode] {
    if control.title == "Add" { return drawPlus(around: CGPoint(x: frame.midX, y: frame.midY)) }
    let isStrong = control.title == "Save" || control.title == "Done"
    let color = control.isEnabled ? look.barText : "t-off"
    let words = SVGFont.body.fit(control.title, width: frame.width)
    let text = SVGNode.text(
      words, x: frame.midX, y: frame.midY + 6, "\(isStrong ? "t-b" : "") \(color)".trimmedSpaces, anchor: .middle)
    return [control.isHighlighted ? .faded(0.3, [text]) : text]
  }

  private func drawPlus(around center: CGPoint) -> [SVGNode] {
    [
      .line([CGPoint(x: center.x - 8, y: center.y), CGPoint(x: center.x + 8, y: center.y)], look.barStroke),
      .line([CGPoint(x: center.x, y: center.y - 8), CGPoint(x: center.x, y: center.y + 8)], look.barStroke),
    ]
  }
}
