import Foundation

/// Labels, text fields, text views.
extension SVGPainter {
  func drawLabel(_ label: UILabel) -> [SVGNode] {
    guard let text = label.text, !text.isEmpty else { return [] }
    let color = label.textColor.map(SVGColor.init)
    let classes = !label.isEnabled ? "t-off" : label.textColor === UIColor.label ? "" : color?.classes ?? ""
    let frame = place(of: label)
    let font = SVGFont.body
    let all = label.numberOfLines == 1 ? [font.fit(text, width: frame.width)] : font.wrap(text, width: frame.width)
    let most = label.numberOfLines == 0 ? all.count : label.numberOfLines
    let lines = all.prefix(max(1, min(most, Int(frame.height / font.lineHeight))))
    let top = frame.midY - CGFloat(lines.count) * font.lineHeight / 2
    return lines.enumerated().compactMap { index, line in
      guard !line.isEmpty else { return nil }
      let (x, anchor) = start(of: label.textAlignment, in: frame)
      return .text(
        line, x: x, y: top + CGFloat(index) * font.lineHeight + 17, classes, anchor: anchor, color?.attributes ?? "")
    }
  }

  private func start(of alignment: NSTextAlignment, in frame: CGRect) -> (CGFloat, SVGTextAnchor) {
    switch alignment {
    case .center: (frame.midX, .middle)
    case .left: (frame.minX, .start)
    case .right: (frame.maxX, .end)
    case .natural, .justified: isMirrored ? (frame.maxX, .end) : (frame.minX, .start)
    }
  }

  func drawField(_ field: UITextField) -> [SVGNode] {
    let frame = place(of: field)
    let isInRow = field.superview?.superview is UITableViewCell
    let text = field.text ?? ""
    let isEmpty = text.isEmpty && !field.isFirstResponder
    let words = drawLine(
      isEmpty ? field.placeholder ?? "" : text, in: isInRow ? frame : frame.insetBy(dx: 12, dy: 0),
      color: isEmpty || !field.isEnabled ? "t-2" : "", hasCursor: field.isFirstResponder)
    return (isInRow ? [] : [.rect(frame, "f-fill", radius: 10)]) + words
  }

  /// One line in the middle of `frame`, with the cursor at its end.
  func drawLine(_ text: String, in frame: CGRect, color: String, hasCursor: Bool) -> [SVGNode] {
    let font = SVGFont.body
    let words = font.fit(text, width: frame.width)
    let x = isMirrored ? frame.maxX : frame.minX
    var nodes: [SVGNode] = []
    if !words.isEmpty { nodes.append(.text(words, x: x, y: frame.midY + 6, color, anchor: isMirrored ? .end : .start)) }
    if hasCursor { nodes.append(cursor(after: words, at: CGPoint(x: x, y: frame.midY - 10))) }
    return nodes
  }

  func drawTextView(_ view: UITextView) -> [SVGNode] {
    let frame = place(of: view)
    let inner = frame.insetBy(dx: 16, dy: 8)
    let font = SVGFont.body
    let lines = font.wrap(view.text, width: inner.width)
    let x = isMirrored ? inner.maxX : inner.minX
    var nodes: [SVGNode] = []
    for (index, line) in lines.enumerated() {
      let top = inner.minY + CGFloat(index) * font.lineHeight - view.contentOffset.y
      guard top > frame.minY - font.lineHeight, top < frame.maxY else { continue }
      if !line.isEmpty { nodes.append(.text(line, x: x, y: top + 17, "", anchor: isMirrored ? .end : .start)) }
      if index == lines.count - 1, view.isFirstResponder {
        nodes.append(cursor(after: line, at: CGPoint(x: x, y: top)))
      }
    }
    let color = view.backgroundColor.map(SVGColor.init)
    let ground = color.map { [SVGNode.rect(frame, $0.classes, radius: 0, $0.attributes)] } ?? []
    return nodes.isEmpty ? ground : [.clip(frame, ground + nodes)]
  }

  private func cursor(after text: String, at point: CGPoint) -> SVGNode {
    let width = SVGFont.body.width(of: text) + 2
    return .rect(CGRect(x: isMirrored ? point.x - width : point.x + width, y: point.y, width: 2, height: 21), "f-tint")
  }
}
