import HeadlessUIKit

/// Finds one cell of the matrix by playing it.
@MainActor
final class CellPlayer {
  private let technique: Technique
  private let wayOut: WayOut
  private let system: Device.SystemVersion
  private let assumptions: Device.Assumptions
  private var devices: [Device] = []

  init(
    technique: Technique, wayOut: WayOut, system: Device.SystemVersion,
    assumptions: Device.Assumptions = Device.Assumptions()
  ) {
    self.technique = technique
    self.wayOut = wayOut
    self.system = system
    self.assumptions = assumptions
  }

  /// The open questions that playing came to: with other answers to all the rest the result would be the same.
  var consultedQuestions: Device.Assumptions.Questions {
    devices.reduce(into: []) { $0.formUnion($1.consultedQuestions) }
  }

  func play() async -> CellResult {
    guard await exists() else { return .missing }
    return await max(unchanged(), covered(), technique.asks ? unsaved() : landscape())
  }

  private func trial(_ technique: Technique? = nil) async -> Trial {
    // Only a pad shows two columns, and a sheet that leaves something beside it.
    let needsPad = wayOut == .splitReplace || wayOut == .sheetTapOutside
    let device = Device(system: system, idiom: needsPad ? .pad : .phone, assumptions: assumptions, recordsEvents: false)
    devices.append(device)
    return await Trial(technique ?? self.technique, for: wayOut, on: device)
  }

  /// Whether one can leave this way at all: without any technique, and with what this one leaves of the bar.
  private func exists() async -> Bool {
    guard technique.runs(on: system), system >= wayOut.firstSystem else { return false }
    let plain = await trial(.plain)
    guard await plain.leave(by: wayOut), plain.hasLeft(by: wayOut) else { return false }
    guard wayOut == .backButton || wayOut.isMenu else { return true }
    return await trial().hasBackButton
  }

  /// Nothing is at stake: the user leaves, and nobody asks.
  private func unchanged() async -> CellResult {
    let trial = await trial()
    await trial.leave(by: wayOut)
    return await trial.judgeFree(wayOut)
  }

  /// What is at stake lies one screen below the one that leaves: nobody asks either.
  private func covered() async -> CellResult {
    // Others take the screen below along; the player's button is the player's alone.
    guard wayOut.isOneStep, technique != .ownButton || wayOut != .ownButton else { return .asked }
    let trial = await trial()
    await trial.putAtStake()
    await trial.cover()
    await trial.leave(by: wayOut)
    return await trial.judgeFree(wayOut)
  }

  /// Something is at stake: the user tries, stays, tries again and leaves.
  private func unsaved() async -> CellResult {
    let trial = await trial()
    await trial.putAtStake()
    for answer in [Trial.Answer.stay, .consent] {
      await trial.leave(by: wayOut)
      if trial.isOutOfStep { return .stuck }
      guard trial.depth == trial.depthBefore else { return .bypassed }
      guard trial.isAsking else { return .dead }
      guard await trial.answer(answer) else { return .stuck }
      if trial.isAsking { return .twice }
      if answer == .stay, trial.depth != trial.depthBefore { return .bypassed }
      if answer == .stay, await trial.isStuck { return .stuck }
    }
    // A consent that leads nowhere is no way out.
    return trial.depth == trial.depthBefore ? .stuck : await trial.judgeFree(wayOut)
  }

  /// A screen that turns to portrait in place of asking: the user tries, sees it turn, tries again and leaves.
  private func landscape() async -> CellResult {
    let trial = await trial()
    await trial.putAtStake()
    await trial.leave(by: wayOut)
    if trial.isOutOfStep { return .stuck }
    if trial.depth != trial.depthBefore { return .bypassed }
    if trial.isAtStake { return .dead }
    await trial.leave(by: wayOut)
    return await trial.judgeFree(wayOut)
  }
}
