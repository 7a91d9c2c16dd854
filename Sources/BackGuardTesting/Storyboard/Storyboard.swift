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
    device.onMove = { camera.look() }
    results = await scenario.run(on: device) { camera.take($0) }
    device.onMove = nil
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
  /// The last picture with a finger on the glass.
  private var moving: (drawing: SVGDrawing, summary: String)?

  init(_ device: Device) { self.device = device }

  func look() { moving = (SVGDrawing(of: device), device.summary) }

  func take(_ moment: ScenarioMoment) {
    // What was moved before the beginning belongs to nothing that is shown.
    if let moving, moment.step > 0 {
      frames.append(
        Storyboard.Frame(
          step: moment.step, action: "\(moment.action), finger down", drawing: moving.drawing, summary: moving.summary,
          lines: []))
    }
    moving = nil
    frames.append(
      Storyboard.Frame(
        step: moment.step, action: moment.action, drawing: SVGDrawing(of: device), summary: device.summary,
        lines: moment.lines))
  }
}
