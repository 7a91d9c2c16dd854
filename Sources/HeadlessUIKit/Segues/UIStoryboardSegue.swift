/// A way from one controller to another.
@MainActor
open class UIStoryboardSegue {
  open var identifier: String? { name }
  open var source: UIViewController { from }
  open var destination: UIViewController { to }

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    name = identifier
    from = source
    to = destination
  }

  // MARK: - What the model knows

  private let name: String?
  private let from: UIViewController
  private let to: UIViewController
  /// Whether the containers on the way change at once, because a dismissal is what is seen.
  var isSeenAsDismissal = false
}
