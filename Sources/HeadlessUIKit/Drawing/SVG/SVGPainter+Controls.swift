import Foundation

/// Buttons, sliders, pictures.
extension SVGPainter {
  func drawButton(_ button: UIButton) -> [SVGNode] {
    let frame = place(of: button)
    var nodes: [SVGNode] = []
    let isFilled = button.backgroundColor != nil
    if let color = button.backgroundColor.map(SVGColor.init) {
      nodes.append(.rect(frame, color.classes, radius: 0, color.attributes))
    }
    if let title = button.currentTitle, !title.isEmpty {
      let color = !button.isEnabled ? "t-off" : isFilled ? "t-w" : "t-tint"
      let words = SVGFont.body.fit(title, width: frame.width)
      nodes.append(.text(words, x: frame.midX, y: frame.midY + 6, color, anchor: .middle))
    } else if let image = button.currentImage {
      nodes += drawImage(image, in: frame)
    }
    return button.isHighlighted ? [.faded(0.3, nodes)] : nodes
  }

  /// A control of the system's that stands by itself.
  func drawControl(_ control: BarControl) -> [SVGNode] {
    let frame = place(of: control)
    let words = SVGFont.body.fit(control.title, width: frame.width)
    let text = SVGNode.text(
      words, x: frame.midX, y: frame.midY + 6, control.isEnabled ? "t-tint" : "t-off", anchor: .middle)
    return [control.isHighlighted ? .faded(0.3, [text]) : text]
  }

  func drawSlider(_ slider: UISlider) -> [SVGNode] {
    let frame = place(of: slider)
    let share =
      CGFloat(slider.value - slider.minimumValue)
      / CGFloat(max(slider.maximumValue - slider.minimumValue, .leastNonzeroMagnitude))
    let room = frame.width - UISlider.thumbWidth
    let thumb = frame.minX + UISlider.thumbWidth / 2 + (isMirrored ? 1 - share : share) * room
    let filled =
      isMirrored
      ? CGRect(x: thumb, y: frame.midY - 2, width: frame.maxX - thumb, height: 4)
      : CGRect(x: frame.minX, y: frame.midY - 2, width: thumb - frame.minX, height: 4)
    return [
      .rect(CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4), "f-fill", radius: 2),
      .rect(filled, slider.isEnabled ? "f-tint" : "f-gray", radius: 2),
      .circle(CGPoint(x: thumb, y: frame.midY), 13, "f-thumb"),
    ]
  }

  func drawPicture(_ picture: UIImageView) -> [SVGNode] {
    picture.image.map { drawImage($0, in: place(of: picture)) } ?? []
  }

  /// Pictures are known by their names only.
  private func drawImage(_ image: UIImage, in frame: CGRect) -> [SVGNode] {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if image.name == "chevron.backward" { return [.line(chevron(around: center, height: 18), "s-tint")] }
    let words = SVGFont.footnote.fit(image.name, width: frame.width - 8)
    return [
      .rect(frame, "f-fill", radius: 8), .text(words, x: center.x, y: center.y + 4, "t-s t-2", anchor: .middle),
    ]
  }
}
