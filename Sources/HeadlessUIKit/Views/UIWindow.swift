public import Foundation

/// The root of a view tree; events enter here.
@MainActor
open class UIWindow: UIView {
  open weak var windowScene: UIWindowScene?
  open private(set) var isKeyWindow = false
  /// A device's own window keeps its scene.
  private var scene: UIWindowScene?
  /// The scene that lists this window.
  private weak var listingScene: UIWindowScene?
  /// Whether anything inside asked for layout since the last pass, so that a quiet window costs nothing.
  var isLayoutPending = true

  open var rootViewController: UIViewController? {
    didSet { rootViewControllerDidChange(from: oldValue) }
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: Device.current.screenSize))
    self.windowScene = windowScene
    scene = windowScene
    list(in: windowScene)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowScene = Device.current.windowScene
    list(in: windowScene)
  }

  deinit {
    listingScene?.attachedWindows.removeAll { $0.window === self }
  }

  private func list(in scene: UIWindowScene?) {
    listingScene = scene
    scene?.attachedWindows.append(ListedWindow(window: self))
    setWindow(self)
  }

  open override var next: UIResponder? { windowScene }

  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }

  /// Takes an event, finds the views and recognizers it is for, and delivers it.
  open func sendEvent(_ event: UIEvent) {
    if let scroll = event as? ScrollEvent {
      Device.current.scrollArena.handle(scroll, in: self)
    } else if event.type == .touches {
      Device.current.touchArena.handle(event)
    }
  }

  private func rootViewControllerDidChange(from old: UIViewController?) {
    if old?.appearance == .appeared { old?.beginAppearanceTransition(false, animated: false) }
    old?.viewIfLoaded?.removeFromSuperview()
    if old?.appearance == .disappearing { old?.endAppearanceTransition() }
    guard let root = rootViewController else { return }
    root.beginAppearanceTransition(true, animated: false)
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(root.view, at: 0)
    layoutIfNeeded()
    root.viewIsInPlace()
    root.endAppearanceTransition()
  }
}
