import Foundation
import HeadlessUIKit

/// A storyboard as one SVG file: the screens beside each other, with what was done below them.
@MainActor
public struct StoryboardPicture {
  private static let columns = 4
  private static let width: CGFloat = 220
  private static let gap: CGFloat = 28
  private static let captionHeight: CGFloat = 56

  private let frames: [Storyboard.Frame]
  private let name: String
  private let parts: SharedParts

  /// - Parameter step: the only step that is shown, with where it starts from; `nil` for all.
  public init(_ board: Storyboard, step: Int? = nil) {
    name = board.name
    if let step {
      let start = board.frames.last { $0.step < step }
      frames = [start].compactMap(\.self) + board.frames.filter { $0.step == step }
    } else {
      frames = board.frames
    }
    parts = SharedParts(of: frames.map(\.drawing.content))
  }

  /// The file: the same bytes for the same storyboard.
  public var text: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(size.width)) \(Int(size.height))" role="img">
    <title>\(Page.escape(name)): \(Page.escape(frames.map(\.action).joined(separator: ", ")))</title>
    <style>
    \(SVGStyle.css)
    .caption { font: 500 14px -apple-system, "Helvetica Neue", "Segoe UI", Roboto, Arial, sans-serif; fill: #1d1d1f; }
    .paper { fill: #f5f5f7; }
    @media (prefers-color-scheme: dark) { .caption { fill: #f5f5f7; } .paper { fill: #161618; } }
    </style>
    <defs>
    \(definitions)
    </defs>
    <rect width="\(Int(size.width))" height="\(Int(size.height))" rx="24" class="paper"/>
    \(frames.indices.map(frame).joined(separator: "\n"))
    </svg>

    """
  }

  private var definitions: String {
    var known: Set<SVGDefinition> = []
    let clips = frames.flatMap(\.drawing.definitions).filter { known.insert($0).inserted }
    return (SVGStyle.definitions + clips + parts.definitions).map(\.text).joined(separator: "\n")
  }

  private var rowHeight: CGFloat {
    let tallest = frames.map { Self.width * $0.drawing.frame.height / $0.drawing.frame.width }.max() ?? 0
    return tallest.rounded(.up) + Self.captionHeight
  }

  private var size: CGSize {
    let columns = min(frames.count, Self.columns)
    let rows = (frames.count + Self.columns - 1) / Self.columns
    return CGSize(
      width: CGFloat(columns) * (Self.width + Self.gap) + Self.gap,
      height: CGFloat(rows) * (rowHeight + Self.gap) + Self.gap)
  }

  private func frame(_ index: Int) -> String {
    let frame = frames[index]
    let x = Self.gap + CGFloat(index % Self.columns) * (Self.width + Self.gap)
    let y = Self.gap + CGFloat(index / Self.columns) * (rowHeight + Self.gap)
    let height = (Self.width * frame.drawing.frame.height / frame.drawing.frame.width).rounded()
    let content = parts.shortened(frame.drawing.content)
    let caption = captionLines(frame.action).enumerated().map { line, words in
      "<text x=\"\(Int(x + Self.width / 2))\" y=\"\(Int(y + height) + 24 + line * 18)\" text-anchor=\"middle\" "
        + "class=\"caption\">\(Page.escape(words))</text>"
    }
    return """
      <svg x="\(Int(x))" y="\(Int(y))" width="\(Int(Self.width))" height="\(Int(height))" \
      viewBox="\(frame.drawing.viewBox)">
      \(content.text)
      </svg>
      \(caption.joined(separator: "\n"))
      """
  }

  /// Two lines at most.
  private func captionLines(_ text: String) -> [String] {
    var lines = [""]
    for word in text.replacing(" %", with: "\u{A0}%").split(separator: " ") {
      let longer = lines[lines.count - 1].isEmpty ? String(word) : "\(lines[lines.count - 1]) \(word)"
      if longer.count <= 26 || lines.count == 2 || lines[0].isEmpty {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
