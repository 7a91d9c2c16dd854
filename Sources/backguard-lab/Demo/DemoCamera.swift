import BackGuardTesting
import HeadlessUIKit

/// Keeps the pictures of everything that the demo plays.
@MainActor
final class DemoCamera {
  private var boards: [Storyboard] = []

  func film(_ scenario: Scenario, on device: Device) async -> [StepResult] {
    let board = await Storyboard(of: scenario, on: device)
    boards.append(board)
    return board.results
  }

  var page: String { StoryboardPage("BackGuard: the demo in pictures", boards).text }
}
