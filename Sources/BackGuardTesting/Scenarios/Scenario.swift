public import HeadlessUIKit

/// An app, where it is at the beginning, and what a user does from there, with what must come of each step.
@MainActor
public struct Scenario {
  public let name: String
  public let wayIn: WayIn
  /// The kind of device it is played on.
  public let idiom: UIUserInterfaceIdiom
  public let steps: [Step]
  private let makeRoot: @MainActor () -> UIViewController
  private let preparations: [@MainActor (Device) throws -> Void]

  /// - Parameters:
  ///   - makeRoot: makes the app's root controller.
  ///   - preparations: what the user does before the first step, each until nothing moves. It is not judged.
  public init(
    _ name: String,
    wayIn: WayIn,
    idiom: UIUserInterfaceIdiom = .phone,
    root makeRoot: @escaping @MainActor () -> UIViewController,
    preparing preparations: [@MainActor (Device) throws -> Void] = [],
    steps: [Step]
  ) {
    self.name = name
    self.wayIn = wayIn
    self.idiom = idiom
    self.makeRoot = makeRoot
    self.preparations = preparations
    self.steps = steps
  }

  /// Plays the scenario on a device that nothing else runs on.
  ///
  /// - Parameter watch: is shown the beginning and what comes of each action, while nothing moves.
  public func run(on device: Device, watching watch: ScenarioWatch? = nil) async -> [StepResult] {
    let stage = Stage(device, logsAttempts: watch != nil, makeRoot: makeRoot)
    var trouble: String?
    do {
      for preparation in preparations { try await stage.act(preparation) }
    } catch {
      trouble = "The preparation failed: \(error)"
    }
    stage.recorder.take()
    watch?(ScenarioMoment(step: 0, action: "the beginning", lines: []))
    var results: [StepResult] = []
    for (index, step) in steps.enumerated() {
      results.append(await play(step, number: index + 1, on: stage, trouble: &trouble, watching: watch))
    }
    return results
  }

  /// Plays one step; does nothing if it is skipped, or if something before it has failed in a way that stops the rest.
  private func play(
    _ step: Step, number: Int, on stage: Stage, trouble: inout String?, watching watch: ScenarioWatch?
  ) async -> StepResult {
    var result = StepResult(scenario: name, wayIn: wayIn, number: number, step: step)
    if step.reasonToSkip != nil { return result }
    let log = stage.device.log
    log.take()
    var seen = 0
    func show(_ action: String) {
      watch?(ScenarioMoment(step: number, action: action, lines: Array(log.lines[seen...])))
      seen = log.lines.count
    }
    if trouble == nil {
      do {
        try await stage.act(step.action)
        show(step.name)
        for answer in step.answers {
          try await stage.act { try $0.answer(answer) }
          show("answer “\(answer)”")
        }
      } catch {
        trouble = "\(error)"
      }
    }
    result.see(stage, trouble: trouble, observing: step.observation)
    stage.recorder.take()
    return result
  }
}
