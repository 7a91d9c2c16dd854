public import HeadlessUIKit

/// A scenario in pictures: the screen at the beginning, while fingers move, and after every action.
@MainActor
public struct Storyboard {
  public struct Frame {
    /// The number of the step, from 1; 0 before the first.
    public let step: Int
    /// What was done last, or is being done.
    public let action: String
    public let drawing: SVGDrawing
    /// The screen in words.
    public let summary: String
    /// What happened since the frame before.
    public let lines: [String]
  }

  /// The name of the scenario.
  public let name: String
  /// The device, and how its stacks are guarded.
  public let setting: String
  public private(set) var frames: [Frame] = []
  public private(set) var results: [StepResult] = []

  /// Plays a scenario on a device that nothing else runs on.
  public init(of scenario: Scenario, on device: Device) async {
    name = scenario.name
    setting = Self.describe(device, scenario.wayIn)
    let camera = Camera(device)
    device.onFinger = { camera.look($0) }
    results = await scenario.run(on: device) { camera.take($0) }
    device.onFinger = nil
    frames = camera.frames
  }

  private static func describe(_ device: Device, _ wayIn: WayIn) -> String {
    let kind = device.idiom == .pad ? "iPad" : "iPhone"
    let direction = device.layoutDirection == .rightToLeft ? "right to left" : "left to right"
    let way = wayIn == .subclass ? "GuardedNavigationController" : "guards attached to a UINavigationController"
    return "\(kind), iOS \(device.systemVersion), \(direction), \(way)"
  }
}

/// Takes the pictures.
@MainActor
private final class Camera {
  private let device: Device
  private(set) var frames: [Storyboard.Frame] = []
  /// What was seen since the last frame.
  private var looks: [Look] = []

  private struct Look {
    let moment: FingerMoment
    let drawing: SVGDrawing
    let summary: String
  }

  init(_ device: Device) { self.device = device }

  /// Keeps what was there before a finger came down, and how far the last one went.
  func look(_ moment: FingerMoment) {
    if moment == .moved, looks.last?.moment == .moved { looks.removeLast() }
    looks.append(Look(moment: moment, drawing: SVGDrawing(of: device), summary: device.summary))
  }

  func take(_ moment: ScenarioMoment) {
    // What was done before the beginning belongs to nothing that is shown.
    if moment.step > 0 { for look in looks { add(look, moment) } }
    looks = []
    frames.append(
      Storyboard.Frame(
        step: moment.step, action: moment.action, drawing: SVGDrawing(of: device), summary: device.summary,
        lines: moment.lines))
  }

  /// What looks as before needs no picture.
  private func add(_ look: Look, _ moment: ScenarioMoment) {
    guard look.drawing.content != frames.last?.drawing.content else { return }
    let stage = look.moment == .moved ? "finger down" : "on the way"
    frames.append(
      Storyboard.Frame(
        step: moment.step, action: "\(moment.action), \(stage)", drawing: look.drawing, summary: look.summary,
        lines: []))
  }
}
