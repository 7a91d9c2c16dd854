/// How a color is written: one of the system's by its name, so that it follows light and dark, any other as it is.
struct SVGColor {
  let classes: String
  let attributes: String

  @MainActor
  init(_ color: UIColor) {
    if let name = Self.names.first(where: { $0.color === color })?.name {
      classes = "f-\(name)"
      attributes = ""
    } else {
      let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
      let opacity = color.opacity < 1 ? " fill-opacity=\"\(SVGNode.hundredths(color.opacity))\"" : ""
      classes = ""
      attributes = "fill=\"rgb(\(parts.joined(separator: " ")))\"\(opacity)"
    }
  }

  /// By identity: white is white in the dark too.
  @MainActor
  private static let names: [(color: UIColor, name: String)] = [
    (.systemBackground, "bg"), (.secondarySystemBackground, "bg2"), (.systemGroupedBackground, "bg2"),
    (.label, "label"), (.secondaryLabel, "label2"), (.separator, "line"), (.black, "black"), (.white, "white"),
    (.systemRed, "red"), (.systemOrange, "orange"), (.systemYellow, "yellow"), (.systemGreen, "green"),
    (.systemTeal, "teal"), (.systemBlue, "tint"), (.systemIndigo, "indigo"), (.systemPurple, "purple"),
    (.systemPink, "pink"), (.systemGray, "gray"),
  ]
}
