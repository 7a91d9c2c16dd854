/// How long UIKit's own animations take, in milliseconds.
///
/// Apple documents none of them, and nothing in the model depends on their being exact.
enum TransitionDurations {
  /// B218: what libraries that imitate the system use.
  static let navigation = 350
  // B219: the model's own numbers.
  static let presentation = 400
  static let alert = 250
  static let rotation = 300
}
