import Foundation

/// The rounded rectangles that one drawing cuts things off at. Each is named by its measures, so that drawings in one
/// page can share them.
@MainActor
final class SVGClips {
  private(set) var definitions: [SVGDefinition] = []

  /// What `children` show within `frame`, whose corners are round: all of them, or the upper ones.
  func round(_ frame: CGRect, radius: CGFloat, onlyTop: Bool = false, _ children: [SVGNode]) -> SVGNode {
    // Below its lower edge nothing is in sight.
    let whole =
      onlyTop ? CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + radius) : frame
    let measures = [whole.minX, whole.minY, whole.width, whole.height, radius].map(SVGNode.number)
    let id = "ui-" + measures.joined(separator: "-")
    if !definitions.contains(where: { $0.id == id }) {
      let shape = SVGNode.rect(whole, "", radius: radius).text
      definitions.append(SVGDefinition(id: id, text: "<clipPath id=\"\(id)\">\(shape)</clipPath>"))
    }
    return .g("clip-path=\"url(#\(id))\"", children)
  }
}

/// Something that drawings refer to by its name. What has the same name is the same.
public struct SVGDefinition: Hashable, Sendable {
  public let id: String
  public let text: String

  public init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}
