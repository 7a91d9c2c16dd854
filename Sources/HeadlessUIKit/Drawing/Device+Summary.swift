/// The screen in one line, for whoever cannot see the drawing.
extension Device {
  /// What is in front: the screens of the stack, and what stands over them.
  public var summary: String {
    let stack = visibleStack
    var parts: [String] = [stack.isEmpty ? titlesInSight.first ?? "an empty screen" : stack.joined(separator: " › ")]
    if let alert {
      let answers = alert.actions.compactMap(\.title).joined(separator: ", ")
      parts = [screenBelowAlert, "the dialog “\(alert.title ?? "")” with \(answers)"]
    }
    if let rows = backMenu { parts.append("the menu \(rows.joined(separator: ", "))") }
    if clock.nextDue != nil { parts.append("moving") }
    return parts.joined(separator: "; ")
  }

  private var screenBelowAlert: String {
    screensBelowAlerts.last.map { Self.name(of: $0.content) } ?? "an empty screen"
  }
}
