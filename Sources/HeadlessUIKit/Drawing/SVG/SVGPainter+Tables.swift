import Foundation

/// Tables and their rows.
extension SVGPainter {
  func drawTable(_ table: UITableView) -> [SVGNode] {
    let frame = place(of: table)
    let ground = table.style == .plain ? "f-bg" : "f-bg2"
    let seen = table.subviews.filter { place(of: $0).intersects(frame) }
    return [.clip(frame, [.rect(frame, ground)] + seen.flatMap(draw))]
  }

  func drawRow(_ cell: UITableViewCell) -> [SVGNode] {
    let frame = place(of: cell)
    let isInGroup = (cell.superview as? UITableView).map { $0.style != .plain } ?? false
    var nodes: [SVGNode] = []
    if cell.isHighlighted || (cell.isSelected && cell.selectionStyle != .none) {
      nodes.append(.rect(frame, "f-press"))
    } else if isInGroup {
      nodes.append(.rect(frame, "f-card"))
    }
    let line = CGRect(
      x: isMirrored ? frame.minX : frame.minX + 20, y: frame.maxY - 0.5, width: frame.width - 20, height: 0.5)
    nodes.append(.rect(line, "f-line"))
    nodes += drawContent(of: cell)
    // The buttons that a swipe has opened.
    nodes += cell.subviews.filter { $0 !== cell.contentView }.flatMap(draw)
    return [.g("", nodes)]
  }

  private func drawContent(of cell: UITableViewCell) -> [SVGNode] {
    let content = place(of: cell.contentView).insetBy(dx: 20, dy: 0)
    var nodes: [SVGNode] = []
    let hasAccessory = cell.accessoryType != .none
    let trailing = hasAccessory ? 22.0 : 0
    let text = CGRect(
      x: isMirrored ? content.minX + trailing : content.minX, y: content.minY, width: content.width - trailing,
      height: content.height)
    let others = cell.contentView.subviews.filter { $0 !== cell.textLabel && $0 !== cell.detailTextLabel }
    if let title = cell.textLabel?.text, !title.isEmpty {
      nodes += drawLine(title, in: text, color: "", hasCursor: false)
    }
    if let detail = cell.detailTextLabel?.text, !detail.isEmpty {
      let words = SVGFont.body.fit(detail, width: text.width / 2)
      nodes.append(
        .text(
          words, x: isMirrored ? text.minX : text.maxX, y: text.midY + 6, "t-2", anchor: isMirrored ? .start : .end))
    }
    nodes += others.flatMap(draw)
    let accessory = CGPoint(x: isMirrored ? content.minX + 4 : content.maxX - 4, y: content.midY)
    return nodes + drawAccessory(of: cell, at: accessory)
  }

  private func drawAccessory(of cell: UITableViewCell, at center: CGPoint) -> [SVGNode] {
    switch cell.accessoryType {
    case .none: []
    case .disclosureIndicator: [.line(chevron(around: center, height: 12, pointsForward: true), "s-2")]
    case .checkmark:
      [
        .line(
          [
            CGPoint(x: center.x - 8, y: center.y), CGPoint(x: center.x - 3, y: center.y + 6),
            CGPoint(x: center.x + 6, y: center.y - 7),
          ], "s-tint")
      ]
    case .detailButton, .detailDisclosureButton:
      [.circle(center, 10, "s-tint"), .text("i", x: center.x, y: center.y + 6, "t-tint", anchor: .middle)]
    }
  }
}
