import BackGuardTesting
import Foundation
import HeadlessUIKit
import Notes

/// The Notes app on a phone that is driven by lines of text and drawn as text.
@MainActor
struct PlaySession {
  private let console: Console
  private let stage: Stage

  init(_ options: PlayOptions, console: Console) {
    self.console = console
    let device = Device(system: options.system, layoutDirection: options.layout)
    stage = Stage(device) { NotesApp.makeRoot(guarded: !options.isAttached) }
  }

  /// Follows every line until there is none, or until `quit`.
  func run(_ lines: InputLines) async {
    await stage.act { _ in }
    stage.device.log.take()
    draw()
    while let line = nextLine(lines) {
      do {
        guard let command = try PlayCommand(parsing: line) else { continue }
        if command == .quit { return }
        try await follow(command)
      } catch {
        console.error("\(error)")
      }
    }
    // The prompt's line is still open.
    if lines.isInteractive { console.out("") }
  }

  private func nextLine(_ lines: InputLines) -> String? {
    if lines.isInteractive { console.prompt("> ") }
    return lines.next()
  }

  private func draw() { console.out(TextDrawing(of: stage.device).description) }

  private func follow(_ command: PlayCommand) async throws {
    switch command {
    case .stack: console.out(stage.device.stackOnDisplay.joined(separator: " › "))
    case .log: for line in stage.device.log.take() + stage.recorder.take() { console.out(line) }
    case .help: console.out(PlayHelp.text)
    case .quit: break
    default:
      try await stage.act { try Self.perform(command, on: $0) }
      draw()
    }
  }

  /// Does on the phone what a line says.
  private static func perform(_ command: PlayCommand, on device: Device) throws {
    switch command {
    case .tapBack: try device.tapBack()
    case .tapText: try device.tapText()
    case .tap(let title): try device.tap(titled: title)
    case .swipe(let swipe, let percent, let lifts):
      try device.swipeBack(swipe, to: Double(percent) / 100, lift: lifts)
    case .move(let percent): try device.continueSwipe(to: Double(percent) / 100)
    case .release: try device.liftSwipe()
    case .longPressBack: try device.longPressBack()
    case .choose(let row): try choose(row, on: device)
    case .close: try device.closeMenu()
    case .answer(let title): try device.answer(title)
    case .type(let text): try device.enterText(text)
    case .scroll(let points): device.scroll(by: CGFloat(points))
    case .rotate(let isLandscape): device.rotate(to: isLandscape ? .landscapeLeft : .portrait)
    case .wait(let milliseconds): device.advance(milliseconds: milliseconds)
    case .stack, .log, .help, .quit: break
    }
  }

  private static func choose(_ row: String, on device: Device) throws {
    guard let rows = device.backMenu else { throw PlayError("No menu is open.") }
    guard let number = Int(row), !rows.contains(row) else { return try device.chooseRow(row) }
    guard (1...rows.count).contains(number) else {
      throw PlayError("The menu has no row \(number): it has \(rows.count).")
    }
    try device.chooseRow(at: number - 1)
  }
}
