import HeadlessUIKit

/// One technique, one way out, one system: what was found by playing.
struct MatrixCell: Encodable {
  let technique: Technique
  let wayOut: WayOut
  let system: Device.SystemVersion
  let result: CellResult
  /// The open questions that it depends on.
  let consultedQuestions: Device.Assumptions.Questions

  @MainActor
  init(
    playing technique: Technique, _ wayOut: WayOut, on system: Device.SystemVersion,
    assuming assumptions: Device.Assumptions = Device.Assumptions()
  ) async {
    let player = CellPlayer(technique: technique, wayOut: wayOut, system: system, assumptions: assumptions)
    self.technique = technique
    self.wayOut = wayOut
    self.system = system
    result = await player.play()
    consultedQuestions = player.consultedQuestions
  }

  private enum CodingKeys: String, CodingKey {
    case technique, wayOut, system, result
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(technique.rawValue, forKey: .technique)
    try container.encode(wayOut.rawValue, forKey: .wayOut)
    try container.encode(system.description, forKey: .system)
    try container.encode(result, forKey: .result)
  }
}
