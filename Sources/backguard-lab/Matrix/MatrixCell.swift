import HeadlessUIKit

/// One technique, one way out, one system: what was found by playing.
struct MatrixCell: Encodable {
  let technique: Technique
  let wayOut: WayOut
  let system: Device.SystemVersion
  let result: CellResult

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
