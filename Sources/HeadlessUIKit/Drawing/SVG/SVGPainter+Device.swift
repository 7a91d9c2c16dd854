import Foundation

/// The case, the status bar, and the fingers on the glass.
extension SVGPainter {
  private var bezel: CGFloat { device.idiom == .pad ? 26 : 13 }
  private var cornerRadius: CGFloat { device.idiom == .pad ? 18 : 46 }

  var deviceFrame: CGRect { device.window.bounds.insetBy(dx: -bezel - 4, dy: -bezel - 4) }

  func drawDevice() -> SVGNode {
    let screen = device.window.bounds
    return .g(
      "",
      drawKeys(around: screen) + [
        .rect(screen.insetBy(dx: -bezel, dy: -bezel), "u-case", radius: cornerRadius + bezel),
        clips.round(
          screen, radius: cornerRadius,
          [.rect(screen, "f-bg")] + draw(device.window) + drawStatus(on: screen) + drawFingers()),
      ])
  }

  private func drawKeys(around screen: CGRect) -> [SVGNode] {
    guard device.idiom == .phone else { return [] }
    let isLying = screen.width > screen.height
    let keys: [(CGFloat, CGFloat, Bool)] = [(150, 30, true), (210, 58, true), (280, 58, true), (230, 92, false)]
    return keys.map { start, length, isFirst in
      let near = isFirst ? -bezel - 3 : (isLying ? screen.height : screen.width) + bezel - 3
      let frame =
        isLying
        ? CGRect(x: screen.width - start - length, y: near, width: length, height: 6)
        : CGRect(x: near, y: start, width: 6, height: length)
      return .rect(frame, "u-key", radius: 2)
    }
  }

  private func drawStatus(on screen: CGRect) -> [SVGNode] {
    let isPad = device.idiom == .pad
    if !isPad, screen.width > screen.height { return [drawHomeBar(on: screen)] }
    let isDark = topScreenIsDark
    let text = isDark ? "t-w" : ""
    let fill = isDark ? "f-white" : "f-label"
    let y: CGFloat = isPad ? 17 : 33
    let margin: CGFloat = isPad ? 20 : 52
    let left = isMirrored ? screen.maxX - margin : margin
    var nodes: [SVGNode] = [
      .text(
        "9:41", x: left, y: y, "t-b \(isPad ? "t-s" : "") \(text)".trimmedSpaces, anchor: isMirrored ? .end : .start)
    ]
    let right = isMirrored ? margin + 16 : screen.maxX - margin - 12
    nodes += drawSignals(at: CGPoint(x: right, y: y - 11), fill)
    if !isPad {
      nodes.append(
        look == .glass
          ? .rect(CGRect(x: screen.midX - 60, y: 10, width: 120, height: 33), "u-isle", radius: 17)
          : .rect(CGRect(x: screen.midX - 80, y: -18, width: 160, height: 50), "u-isle", radius: 20))
    }
    return nodes + [drawHomeBar(on: screen)]
  }

  private func drawSignals(at point: CGPoint, _ fill: String) -> [SVGNode] {
    let bars: [SVGNode] = (0..<4).map { index in
      let height = CGFloat(4 + index * 2)
      return .rect(
        CGRect(x: point.x - 30 + CGFloat(index) * 5, y: point.y + 11 - height, width: 3, height: height), fill,
        radius: 1)
    }
    return bars + [.rect(CGRect(x: point.x - 4, y: point.y, width: 24, height: 11), fill, radius: 3)]
  }

  private func drawHomeBar(on screen: CGRect) -> SVGNode {
    .rect(
      CGRect(x: screen.midX - 67, y: screen.maxY - 13, width: 134, height: 5), topScreenIsDark ? "f-white" : "f-label",
      radius: 2.5)
  }

  /// Whether what fills the screen is black, light or dark.
  var topScreenIsDark: Bool {
    let front = device.screensBelowAlerts.last { $0.ownPresentation?.isCard != true }
    return front?.content.viewIfLoaded?.backgroundColor === UIColor.black
  }

  /// Each with the way that it has come; two fingers on a trackpad beside the glass have the pointer for them.
  private func drawFingers() -> [SVGNode] {
    var nodes: [SVGNode] = device.touchArena.touches.flatMap { touch in
      drawTrail(from: touch.startLocationInWindow, to: touch.locationInWindow) + [
        .circle(touch.locationInWindow, 22, "u-finger")
      ]
    }
    if let swipe = device.swipe, swipe.touch == nil {
      let end = CGPoint(x: swipe.start.x + CGFloat(swipe.fraction) * swipe.width, y: swipe.start.y)
      nodes += drawTrail(from: swipe.start, to: end) + [.circle(swipe.start, 9, "u-finger")]
    }
    return nodes
  }

  private func drawTrail(from start: CGPoint, to end: CGPoint) -> [SVGNode] {
    start.distance(to: end) < 1 ? [] : [.line([start, end], "u-trail")]
  }
}

extension String {
  /// Without the spaces that absent words leave.
  var trimmedSpaces: String { split(separator: " ").joined(separator: " ") }
}
