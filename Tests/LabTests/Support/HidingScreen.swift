import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit

/// The lower one of two screens. Once, it can change something that only one part of a state's description knows.
final class HidingScreen: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var hasBegun = false
  private var hasHidden = false
  private let field: StateFold.Field
  private let label = UILabel()
  private let driver = UIPercentDrivenInteractiveTransition()
  private let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
  private var answers: [LeaveAnswer] = []
  private var isOpen = false

  private init(_ field: StateFold.Field) {
    self.field = field
    super.init(nibName: nil, bundle: nil)
    title = "Hiding"
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  /// Prepares what is changed later.
  private func begin() {
    hasBegun = true
    guard let navigationController else { return }
    switch field {
    case .alerts: present(alert, animated: false)
    case .presentations: present(UIViewController(), animated: false)
    case .stacks: navigationController.pushViewController(UIViewController(), animated: true)
    case .transitions:
      navigationController.delegate = self
      navigationController.popViewController(animated: true)
    case .attempts: try? Device.current.tapBack()
    case .history: UIView.animate(withDuration: 1) {}
    default: view.addSubview(label)
    }
  }

  private func hide() {
    hasHidden = true
    switch field {
    case .app, .history: break
    case .device: Device.current.rotate(to: .landscapeLeft)
    case .clock: UIView.animate(withDuration: 1) {}
    case .controllers: navigationController?.title = "Another"
    case .stacks: navigationController?.setViewControllers([self], animated: true)
    case .transitions: driver.update(0.7)
    case .items: navigationItem.leftItemsSupplementBackButton = true
    case .presentations: presentedViewController?.presentationController?.delegate = self
    case .alerts: alert.message = "Another"
    case .views: label.text = "Another"
    case .recognizers: view.addGestureRecognizer(UITapGestureRecognizer())
    case .attempts: answers.removeFirst()(.allow)
    case .guards: isOpen = true
    }
  }

  private func addGuards(to screen: UIViewController) {
    for _ in 1...2 {
      LeaveGuardRegistry.current.addGuard(
        to: screen, isEnabled: { [weak self] _ in self?.isOpen == false },
        asking: { [weak self] _, _, answer in self?.answers.append(answer) })
    }
  }

  /// An app whose state can differ in one part.
  static func app(hidingIn field: StateFold.Field) -> ExploredApp {
    ExploredApp(
      "hiding in \(field)", source: ".hiding",
      root: {
        let screen = HidingScreen(field)
        let above = UIViewController()
        above.title = "Above"
        let stack = GuardedNavigationController()
        stack.setViewControllers([screen, above], animated: false)
        screen.addGuards(to: above)
        return stack
      },
      consentingBy: ["hide"],
      ownActions: [
        .init(
          "begin", if: { $0.hiding?.hasBegun == false },
          perform: { device in device.run { device.hiding?.begin() } }),
        .init(
          "hide", if: { $0.hiding?.hasBegun == true && $0.hiding?.hasHidden == false },
          perform: { device in device.run { device.hiding?.hide() } }),
      ],
      isUnsaved: { _ in false },
      hiddenState: { controller in
        guard field == .app, let screen = controller as? HidingScreen else { return [] }
        return ["\(screen.hasHidden)"]
      })
  }
}

extension HidingScreen: UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

extension Device {
  fileprivate var hiding: HidingScreen? {
    (window.rootViewController as? UINavigationController)?.viewControllers.first as? HidingScreen
  }
}
