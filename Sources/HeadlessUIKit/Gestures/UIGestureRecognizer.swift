public import Foundation

/// Looks at the touches hit-tested to its view and the views inside, and tells when they make a gesture.
///
/// Subclasses override the `touches…` methods and set ``state``, as with UIKit. Whether a new state takes effect at
/// once, later or not at all is decided by the `GestureArena` of the touch sequence.
@MainActor
open class UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var name: String?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  // B226: switched off, it cancels what is under way.
  open var isEnabled = true {
    didSet { if !isEnabled { contender?.withdraw() } }
  }
  open var view: UIView? { attachedView }
  open var state: State {
    get { currentState }
    set { request(newValue) }
  }

  /// The view keeps its recognizers and takes this back in its `deinit`, for which alone it is unsafe.
  nonisolated(unsafe) final unowned(unsafe) var attachedView: UIView?
  final var currentState = State.possible
  // The contender keeps its recognizer and takes this back in its `deinit`, for which alone it is unsafe.
  /// This recognizer's part in the touch sequence under way; `nil` between sequences.
  nonisolated(unsafe) final unowned(unsafe) var contender: GestureArena.Contender?
  final var actions: [RecognizerAction] = []
  private var requiredToFail: [WeakRecognizer] = []
  /// Where the fingers or the pointer were last; it keeps its value until the next gesture.
  final var lastLocationInWindow = CGPoint.zero

  public init() {}

  deinit {
    for action in actions { action.forgetRecognizer() }
  }

  // MARK: - The gesture

  open var numberOfTouches: Int { contender?.touches.count ?? 0 }

  open func location(in view: UIView?) -> CGPoint {
    let location = contender?.location ?? lastLocationInWindow
    return view?.convert(location, from: nil) ?? location
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard let touches = contender?.touches, touches.indices.contains(touchIndex) else {
      fatalError("Touch \(touchIndex) of \(displayName) does not exist; there are \(numberOfTouches).")
    }
    return touches[touchIndex].location(in: view)
  }

  // MARK: - For subclasses

  open func reset() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  open func ignore(_ touch: UITouch, for event: UIEvent) { contender?.ignore(touch) }

  // MARK: - Other recognizers

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredToFail.removeAll { $0.recognizer == nil }
    requiredToFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: - For the model

  /// Whether trackpad scrolls reach this recognizer at all.
  var takesScrolls: Bool { false }

  /// Follows a trackpad's scroll; only for recognizers that take scrolls.
  func scroll(_ event: ScrollEvent) {}

  /// A view that is asked whether this recognizer may begin, besides the views that were touched.
  var viewThatDecides: UIView? { nil }

  /// Whether it asked to recognize and waits, still possible, until those that go first have failed.
  var isHeldBack: Bool { contender?.held != nil }

  /// How the log calls it.
  var displayName: String { name ?? String(describing: type(of: self)) }

  func hasLastingRequirement(on other: UIGestureRecognizer) -> Bool {
    requiredToFail.contains { $0.recognizer === other }
  }

  private func request(_ newState: State) {
    if let contender {
      contender.request(newState)
    } else {
      currentState = newState
    }
  }

  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }
}

extension UIGestureRecognizer: Hashable {
  public nonisolated static func == (lhs: UIGestureRecognizer, rhs: UIGestureRecognizer) -> Bool { lhs === rhs }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
