import Foundation

/// What stands over everything else: sheets, popovers, alerts, the back button's menu.
extension SVGPainter {
  func drawPresentation(_ container: PresentationContainerView) -> [SVGNode] {
    guard let presentation = container.presentation, !(presentation.presented is UISearchController) else { return [] }
    let shown = progress(of: presentation)
    if let alert = presentation.presented as? UIAlertController { return drawAlert(alert, shown: shown, in: container) }
    let frame = place(of: container.card)
    var card = draw(container.card)
    if presentation.isCard { card = drawCard(of: presentation, frame, card) }
    let way = (1 - shown) * (container.bounds.height - frame.minY)
    if presentation.isPopover {
      if shown < 1 { card = [.faded(shown, card)] }
    } else if way > 0 {
      card = [.moved(by: 0, way, card)]
    }
    return drawDimming(of: presentation, shown: shown, in: container) + card
  }

  private func drawDimming(
    of presentation: Presentation, shown: CGFloat, in container: PresentationContainerView
  ) -> [SVGNode] {
    guard presentation.isCard || presentation.presented is UIAlertController, presentation.takesTouchesOutside else {
      return []
    }
    // Behind a popover hardly anything is dimmed.
    let share = presentation.isPopover ? shown / 4 : shown
    let rect = SVGNode.rect(container.bounds, "f-dim")
    return share < 1 ? [.faded(share, [rect])] : [rect]
  }

  private func drawCard(of presentation: Presentation, _ frame: CGRect, _ content: [SVGNode]) -> [SVGNode] {
    let radius = presentation.isPopover ? look.menuRadius : look.sheetRadius
    let isFloating = presentation.isPopover || device.idiom == .pad
    var nodes: [SVGNode] = [
      clips.round(frame, radius: radius, onlyTop: !isFloating, [.rect(frame, "f-bg")] + content)
    ]
    if (presentation.controller as? UISheetPresentationController)?.prefersGrabberVisible == true {
      nodes.append(
        .rect(CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5), "f-label2", radius: 2.5))
    }
    return [.g("class=\"f-lift\"", nodes)]
  }

  // MARK: - Alerts

  private func drawAlert(
    _ alert: UIAlertController, shown: CGFloat, in container: PresentationContainerView
  ) -> [SVGNode] {
    let buttons = alert.view.subviews.compactMap { $0 as? BarControl }
    let area = buttons.dropFirst().reduce(buttons.first.map(place) ?? .zero) { $0.union(place(of: $1)) }
    var box: [SVGNode] = []
    let title = alert.title.map { SVGFont(size: 17).wrap($0, width: area.width - 40) } ?? []
    let message = alert.message.map { SVGFont.footnote.wrap($0, width: area.width - 36) } ?? []
    let height = CGFloat(title.count) * 22 + CGFloat(message.count) * 18 + (title.isEmpty && message.isEmpty ? 0 : 36)
    let frame = CGRect(x: area.minX, y: area.minY - height, width: area.width, height: area.height + height)
    box.append(
      .rect(look == .glass ? frame.insetBy(dx: -10, dy: -8) : frame, "f-alert f-lift", radius: look.alertRadius))
    var y = frame.minY + 18
    for line in title {
      box.append(.text(line, x: frame.midX, y: y + 16, "t-b", anchor: .middle))
      y += 22
    }
    for line in message {
      box.append(.text(line, x: frame.midX, y: y + 15, "t-s", anchor: .middle))
      y += 18
    }
    for (button, action) in zip(buttons, alert.actions) { box += drawAnswer(button, action) }
    let dimming = SVGNode.rect(container.bounds, "f-dim")
    guard shown < 1 else { return [dimming, .g("", box)] }
    // An action sheet comes up, an alert out of nothing.
    if alert.preferredStyle == .actionSheet {
      let way = (1 - shown) * (container.bounds.maxY - frame.minY)
      return [.faded(shown, [dimming]), .moved(by: 0, way, [.g("", box)])]
    }
    return [.faded(shown, [dimming, .g("", box)])]
  }

  private func drawAnswer(_ button: BarControl, _ action: UIAlertAction) -> [SVGNode] {
    let frame = place(of: button)
    var nodes: [SVGNode] = []
    if look == .glass {
      nodes.append(.rect(frame.insetBy(dx: 6, dy: 3), button.isHighlighted ? "f-press" : "f-fill", radius: 20))
    } else {
      nodes.append(.rect(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0.5), "f-line"))
      if button.isHighlighted { nodes.append(.rect(frame, "f-press")) }
    }
    let color = !action.isEnabled ? "t-off" : action.style == .destructive ? "t-red" : look.barText
    let weight = action.style == .cancel ? "t-b" : ""
    let words = SVGFont.body.fit(button.title, width: frame.width - 16)
    nodes.append(
      .text(words, x: frame.midX, y: frame.midY + 6, "\(weight) \(color)".trimmedSpaces, anchor: .middle))
    return nodes
  }

  // MARK: - The menu

  func drawMenu(_ menu: BackMenuView) -> [SVGNode] {
    let rows = menu.rows.map(place)
    guard let first = rows.first else { return [] }
    let frame = rows.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: 8, dy: -4)
    var nodes: [SVGNode] = [
      .rect(frame, "f-alert f-lift", radius: look.menuRadius)
    ]
    for (index, row) in menu.rows.enumerated() {
      let place = place(of: row)
      if row.isHighlighted { nodes.append(.rect(place.insetBy(dx: 8, dy: 0), "f-press")) }
      nodes += drawLine(row.title, in: place.insetBy(dx: 26, dy: 0), color: "", hasCursor: false)
      if index > 0, look == .classic {
        nodes.append(
          .rect(CGRect(x: frame.minX, y: place.minY, width: frame.width, height: 0.5), "f-line"))
      }
    }
    return [.g("", nodes)]
  }
}
