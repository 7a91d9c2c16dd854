import Foundation

/// Tab bars, search bars and the lines between columns.
extension SVGPainter {
  func drawTabs(_ bar: UITabBar) -> [SVGNode] {
    let frame = place(of: bar)
    var nodes: [SVGNode] = []
    if look == .glass {
      let tabs = bar.shownItems.map { place(of: $0.control) }
      let all = tabs.dropFirst().reduce(tabs.first ?? frame) { $0.union($1) }
      nodes.append(.rect(all.insetBy(dx: 20, dy: -5), "f-glass", radius: 30))
    } else {
      nodes.append(.rect(frame, "f-bar"))
      nodes.append(.rect(CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0.5), "f-line"))
    }
    for (index, item) in bar.shownItems.enumerated() { nodes += drawTab(item, of: bar, number: index) }
    return [.g("", nodes)]
  }

  private func drawTab(_ item: UITabBarItem, of bar: UITabBar, number: Int) -> [SVGNode] {
    let frame = place(of: item.control)
    let isSelected = item === bar.selectedItem
    let ink = item.isEnabled ? (isSelected ? "f-tint" : "f-label2") : "f-line"
    var nodes: [SVGNode] = []
    if isSelected, look == .glass {
      let width = min(frame.width - 48, 110)
      nodes.append(
        .rect(CGRect(x: frame.midX - width / 2, y: frame.minY, width: width, height: 49), "f-fill", radius: 25))
    }
    // The model knows pictures by name only: a sheet of paper, a wheel, and rounded shapes for what follows.
    let picture = CGRect(x: frame.midX - 10, y: frame.minY + 8, width: 20, height: 20)
    nodes.append(.rect(picture, ink, radius: [4, 10, 7][number % 3]))
    let words = SVGFont(size: 10).fit(item.title ?? "", width: frame.width - 4)
    nodes.append(
      .text(
        words, x: frame.midX, y: frame.minY + 42, "t-xs \(isSelected ? "t-tint" : "t-2")", anchor: .middle))
    if let badge = item.badgeValue {
      nodes.append(.circle(CGPoint(x: frame.midX + 13, y: frame.minY + 9), 8, "f-red"))
      nodes.append(.text(badge, x: frame.midX + 13, y: frame.minY + 13, "t-xs t-w", anchor: .middle))
    }
    return nodes
  }

  func drawSearch(_ bar: UISearchBar) -> [SVGNode] {
    let field = place(of: bar.field)
    var nodes: [SVGNode] = [.rect(field, look == .glass ? "f-glass" : "f-fill", radius: look == .glass ? 18 : 10)]
    let center = CGPoint(x: isMirrored ? field.maxX - 18 : field.minX + 18, y: field.midY - 1)
    nodes.append(.circle(center, 5.5, "s-2"))
    nodes.append(
      .line([CGPoint(x: center.x + 4, y: center.y + 4), CGPoint(x: center.x + 8, y: center.y + 8)], "s-2"))
    let text = bar.field.text ?? ""
    let isEmpty = text.isEmpty && !bar.field.isFirstResponder
    nodes += drawLine(
      isEmpty ? bar.placeholder ?? "Search" : text, in: field.insetBy(dx: 34, dy: 0), color: isEmpty ? "t-2" : "",
      hasCursor: bar.field.isFirstResponder)
    return [.g("", nodes + draw(bar.cancel))]
  }

  func drawColumnLines(of split: SplitView) -> [SVGNode] {
    let frames = split.subviews.filter { !$0.isHidden }.map(place).sorted { $0.minX < $1.minX }
    return frames.dropFirst().map {
      .rect(CGRect(x: $0.minX - 0.5, y: $0.minY, width: 1, height: $0.height), "f-line")
    }
  }
}
