public import Foundation

/// The screen of a device as SVG, in its case: always the same text for the same state.
///
/// It draws what the model has: frames, words, colors by name, and how far a transition is. Whatever is the model's own
/// invention, the look included, only has to be recognized by somebody who knows the system.
@MainActor
public struct SVGDrawing: CustomStringConvertible {
  /// What stands inside of the `svg` element.
  public let content: SVGNode
  /// What the content refers to, beside ``SVGStyle/definitions``.
  public let definitions: [SVGDefinition]
  /// With the case.
  public let frame: CGRect

  public init(of device: Device) {
    let painter = SVGPainter(device)
    (content, frame) = device.run { (painter.drawDevice(), painter.deviceFrame) }
    definitions = painter.clips.definitions
  }

  /// The drawing as a file of its own.
  public var description: String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" class="ui" viewBox="\(viewBox)" width="\(width)" height="\(height)">
    <style>
    \(SVGStyle.css)
    </style>
    <defs>
    \((SVGStyle.definitions + definitions).map(\.text).joined(separator: "\n"))
    </defs>
    \(content.text)
    </svg>

    """
  }

  public var viewBox: String { "\(SVGNode.number(frame.minX)) \(SVGNode.number(frame.minY)) \(width) \(height)" }
  private var width: String { SVGNode.number(frame.width) }
  private var height: String { SVGNode.number(frame.height) }
}
