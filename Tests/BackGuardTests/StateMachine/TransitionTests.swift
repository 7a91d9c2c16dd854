import Testing

@testable import BackGuard

@MainActor
@Suite("The state machine")
struct TransitionTests {
  @Test("does in every state what the table says of every event", arguments: Transition.all)
  func transition(_ transition: Transition) {
    let cast = Cast()
    var machine = LeaveStateMachine(transition.state, leaving: transition.leaving, cast)
    #expect(machine.words(cast) == "\(transition.state), leaving \(transition.leaving)")
    let effect = cast.send(transition.event, to: &machine)
    #expect("\(effect.words(cast)) → \(machine.words(cast))" == transition.result)
  }

  @Test("has no state and no event that the table leaves out, and none that it holds twice")
  func tableIsComplete() {
    let states = ["idle", "waiting 1", "asking 1 g2 after g1", "consented 1 after g1"]
    let leaving: [[String]] = [[], ["2 by itself"], ["3"], ["3 by itself"]]
    var pairs = leaving.flatMap { leaving in states.map { "\($0), leaving \(leaving)" } }
    // An attempt is asked or leaves, never both; and none is asked about who leaves with consent.
    pairs += [["1"], ["1 by itself"], ["1 by itself, taken back"]].map { "idle, leaving \($0)" }
    let expected = pairs.flatMap { state in LeaveEvent.allCases.map { "\(state): \($0.rawValue)" } }
    #expect(Transition.all.map(\.testDescription).sorted() == expected.sorted())
    #expect(Transition.all.count == 19 * 42)
  }

  @Test("stops when a guard that has consented objects, naming state and attempt")
  func consentedGuardObjects() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let cast = Cast()
        var machine = LeaveStateMachine("consented 1 after g1", leaving: [], cast)
        _ = machine.verified(cast.one.id, standing: .inPlace, refusal: cast.g1)
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("Editor has consented and objects in consented("))
    #expect(output.contains("of #1 backMenu Editor ← Note."))
  }
}
