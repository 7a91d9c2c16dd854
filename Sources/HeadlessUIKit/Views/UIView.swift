public import Foundation

/// A rectangle in a tree of rectangles, laid out by frame.
@MainActor
open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  open var frame: CGRect {
    get { place }
    set {
      let old = place.size
      place = newValue
      if newValue.size != old { sizeDidChange(from: old) }
    }
  }
  private final var place: CGRect
  /// Where the content begins; a scroll view moves it.
  final var boundsOrigin = CGPoint.zero
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: place.size) }
    set {
      boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var tag = 0
  open var autoresizingMask: AutoresizingMask = []
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?

  open var superview: UIView? { enclosingView }
  open var subviews: [UIView] { inside }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
  // Unsafe only for `deinit`, which is on no actor: all else is on the main one.
  nonisolated(unsafe) final var recognizers: [UIGestureRecognizer] = []
  // As above, for `deinit` only.
  /// The subviews. Most views have none, and even an empty array is slow to retain: so ask before going through them.
  nonisolated(unsafe) final var inside: [UIView] = []
  // What is above keeps what is below, and takes these references back when it goes (see `deinit`): a weak one would
  // make every object that is above something slow to retain. Unsafe for `deinit` only.
  private nonisolated(unsafe) final unowned(unsafe) var enclosingView: UIView?
  /// The controller whose root view this is; it takes this back in its `deinit`, for which alone it is unsafe.
  nonisolated(unsafe) final unowned(unsafe) var viewController: UIViewController?
  // As for `enclosingView`.
  private(set) nonisolated(unsafe) final unowned(unsafe) var enclosingWindow: UIWindow?
  private final var needsLayout = true
  /// Whether a view below may need layout.
  private final var needsLayoutInside = true

  public init(frame: CGRect) {
    place = frame
    super.init()
  }

  deinit {
    for subview in inside where subview.enclosingView === self { subview.enclosingView = nil }
    if enclosingWindow === self { forgetWindow() }
    for recognizer in recognizers where recognizer.attachedView === self { recognizer.attachedView = nil }
  }

  public override convenience init() { self.init(frame: .zero) }

  open override var next: UIResponder? { viewController ?? superview }
  open var window: UIWindow? { enclosingWindow }

  // MARK: - The tree

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    precondition(view !== self && !isDescendant(of: view), "A view cannot be inside itself.")
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    if oldWindow !== window { view.tellWillMove(to: window) }
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.inside.removeAll { $0 === view }
    }
    // Mostly at the end, which is quicker.
    if index < inside.count { inside.insert(view, at: index) } else { inside.append(view) }
    view.enclosingView = self
    view.setWindow(window)
    view.setNeedsLayout()
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== window { view.tellDidMoveToWindow() }
    setNeedsLayout()
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    inside.append(inside.remove(at: index))
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    inside.insert(inside.remove(at: index), at: 0)
  }

  open func removeFromSuperview() {
    guard let old = superview else { return }
    let hadWindow = window != nil
    if hadWindow, let first = Device.current.firstResponder as? UIView, first.isDescendant(of: self) {
      first.resignFirstResponder()
    }
    willMove(toSuperview: nil)
    if hadWindow { tellWillMove(to: nil) }
    old.willRemoveSubview(self)
    old.inside.removeAll { $0 === self }
    enclosingView = nil
    setWindow(nil)
    didMoveToSuperview()
    if hadWindow { tellDidMoveToWindow() }
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.enclosingView
    }
    return false
  }

  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// What the view says to whoever reads the screen.
  var kind: ViewKind { .plain }

  /// Makes `window` the window of this view and of everything below it.
  final func setWindow(_ window: UIWindow?) {
    enclosingWindow = window
    if inside.isEmpty { return }
    inside.forEachBorrowed { $0.setWindow(window) }
  }

  /// Without isolation, for a window that goes.
  private nonisolated final func forgetWindow() {
    enclosingWindow = nil
    for subview in inside { subview.forgetWindow() }
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    viewController?.rootViewWillMove(to: window)
    if inside.isEmpty { return }
    inside.forEachBorrowed { $0.tellWillMove(to: window) }
  }

  private func tellDidMoveToWindow() {
    didMoveToWindow()
    viewController?.rootViewDidMoveToWindow()
    if inside.isEmpty { return }
    inside.forEachBorrowed { $0.tellDidMoveToWindow() }
  }

  // MARK: - Layout

  open func setNeedsLayout() {
    needsLayout = true
    enclosingWindow?.isLayoutPending = true
    var above = enclosingView
    while let view = above, !view.needsLayoutInside {
      view.needsLayoutInside = true
      above = view.enclosingView
    }
  }

  open func layoutIfNeeded() {
    if needsLayout {
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      // Afterwards: what a layout adds or moves does not call for another one.
      needsLayout = false
      viewController?.viewDidLayoutSubviews()
    }
    guard needsLayoutInside else { return }
    guard !inside.isEmpty else {
      needsLayoutInside = false
      return
    }
    inside.forEachBorrowed { if $0.isLayoutPendingInside { $0.layoutIfNeeded() } }
    // Afterwards too: a layout may call for another one of a view that had its turn.
    needsLayoutInside = inside.contains(where: \.isLayoutPendingInside)
  }

  private final var isLayoutPendingInside: Bool { needsLayout || needsLayoutInside }

  open func layoutSubviews() {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  /// The part of the bounds that bars and the screen's corners cover, handed down from the container.
  open var safeAreaInsets: UIEdgeInsets { viewController?.inheritedSafeAreaInsets ?? .zero }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: Device.current.layoutDirection
    }
  }

  private func sizeDidChange(from old: CGSize) {
    setNeedsLayout()
    for subview in subviews {
      if subview.autoresizingMask.contains(.flexibleWidth) { subview.frame.size.width += frame.width - old.width }
      if subview.autoresizingMask.contains(.flexibleHeight) { subview.frame.size.height += frame.height - old.height }
    }
  }

  // MARK: - Coordinates

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inWindow = locationInRoot(of: point)
    guard let view else { return inWindow }
    let origin = view.locationInRoot(of: .zero)
    return CGPoint(x: inWindow.x - origin.x, y: inWindow.y - origin.y)
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inWindow = view?.locationInRoot(of: point) ?? point
    let origin = locationInRoot(of: .zero)
    return CGPoint(x: inWindow.x - origin.x, y: inWindow.y - origin.y)
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  private func locationInRoot(of point: CGPoint) -> CGPoint {
    var result = point
    var view = self
    while let parent = view.enclosingView {
      result.x += view.place.origin.x - view.boundsOrigin.x
      result.y += view.place.origin.y - view.boundsOrigin.y
      view = parent
    }
    return CGPoint(x: result.x - view.boundsOrigin.x, y: result.y - view.boundsOrigin.y)
  }

  // MARK: - Touches

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    if inside.isEmpty { return self }
    for subview in inside.reversed() {
      let place = CGPoint(
        x: point.x - subview.place.origin.x + subview.boundsOrigin.x,
        y: point.y - subview.place.origin.y + subview.boundsOrigin.y
      )
      if let hit = subview.hitTest(place, with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.attachedView = self
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === gestureRecognizer }) else { return }
    recognizers.remove(at: index)
    gestureRecognizer.attachedView = nil
    gestureRecognizer.contender?.withdraw()
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
