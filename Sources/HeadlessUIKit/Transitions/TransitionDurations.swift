/// How long UIKit's own animations take, in milliseconds.
///
/// Apple documents none of them: the values are what libraries that imitate the system use, and nothing in the model
/// depends on their being exact.
enum TransitionDurations {
  static let navigation = 350
  static let presentation = 400
  static let alert = 250
  static let rotation = 300
}
