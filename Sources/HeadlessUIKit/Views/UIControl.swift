public import Foundation

/// A view that turns touches into actions.
open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var state: State {
    var result: State = []
    if isHighlighted { result.insert(.highlighted) }
    if !isEnabled { result.insert(.disabled) }
    if isSelected { result.insert(.selected) }
    return result
  }
  open var isTracking: Bool { trackedTouch != nil }
  open private(set) var isTouchInside = false

  private var trackedTouch: UITouch?
  private var handlers: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public init(frame: CGRect, primaryAction: UIAction?) {
    super.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: - Actions

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    handlers.removeAll { $0.action.identifier == action.identifier && $0.events == controlEvents }
    handlers.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in handlers.indices.reversed() where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(controlEvents)
      if handlers[index].events.isEmpty { handlers.remove(at: index) }
    }
  }

  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// B203: every action goes through here, so an override that does not call `super` suppresses it.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) { sendAction(handler.action) }
  }

  // MARK: - Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first, beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    stopTracking()
    endTracking(touch, with: event)
    sendActions(for: isInside ? eventsOfTouchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  override var kind: ViewKind { .control }

  /// What a finger that goes up inside the control means to it.
  var eventsOfTouchUpInside: Event { .touchUpInside }

  private func stopTracking() {
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }
}
