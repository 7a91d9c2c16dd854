import HeadlessUIKit

/// The pieces that several drawings of one page have in common: each stands in the page once.
struct SharedParts {
  private var counts: [SVGNode: Int] = [:]
  private var order: [SVGNode] = []
  private(set) var names: [SVGNode: String] = [:]
  /// What is as short as a reference is repeated.
  private static let leastLength = 400

  init(of drawings: [SVGNode]) {
    for drawing in drawings { count(drawing) }
    for part in order where counts[part, default: 0] > 1 && part.text.utf8.count >= Self.leastLength {
      names[part] = "part\(names.count + 1)"
    }
  }

  /// Inner parts first, as the outer ones refer to them.
  private mutating func count(_ node: SVGNode) {
    guard case .group(_, let children, _) = node else { return }
    counts[node, default: 0] += 1
    if counts[node] == 1 {
      for child in children { count(child) }
      order.append(node)
    }
  }

  var definitions: [SVGDefinition] {
    order.compactMap { part in
      names[part].map { SVGDefinition(id: $0, text: "<g id=\"\($0)\">\n\(inside(part).text)\n</g>") }
    }
  }

  /// A drawing that refers to what it has in common with others.
  func shortened(_ node: SVGNode) -> SVGNode {
    if let name = names[node] { return .element("<use href=\"#\(name)\"/>") }
    return inside(node)
  }

  private func inside(_ node: SVGNode) -> SVGNode {
    guard case .group(let open, let children, let close) = node else { return node }
    return .group(open: open, children: children.map(shortened), close: close)
  }
}
