/// A piece of SVG text: one element, or a group around others.
///
/// Pieces that look the same are equal, so whoever keeps many drawings can keep each piece once.
public indirect enum SVGNode: Hashable, Sendable {
  /// An element without children of its own, complete with its marks.
  case element(String)
  /// What stands before some pieces, the pieces, and what stands after them.
  case group(open: String, children: [SVGNode], close: String)

  /// The piece as text, an element a line.
  public var text: String {
    var lines: [String] = []
    write(to: &lines)
    return lines.joined(separator: "\n")
  }

  private func write(to lines: inout [String]) {
    switch self {
    case .element(let text): lines.append(text)
    case .group(let open, let children, let close):
      lines.append(open)
      for child in children { child.write(to: &lines) }
      lines.append(close)
    }
  }

  static func g(_ attributes: String, _ children: [SVGNode]) -> SVGNode {
    .group(open: attributes.isEmpty ? "<g>" : "<g \(attributes)>", children: children, close: "</g>")
  }
}
