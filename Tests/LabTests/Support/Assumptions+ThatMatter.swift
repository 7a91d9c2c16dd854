import HeadlessUIKit

extension Device.Assumptions {
  /// Plays something with the likely answers to the open questions, and once more for each question that this came to, with
  /// the other answer: to any other question it would change nothing.
  ///
  /// - Parameter play: returns the questions that it came to.
  @MainActor
  static func forEachThatMatters(_ play: @MainActor (Device.Assumptions) async -> Questions) async {
    let likely = Device.Assumptions()
    let questions = await play(likely)
    for alternative in alternatives where questions.contains(Questions(alternative.question)) {
      _ = await play(likely.giving(alternative))
    }
  }
}
