import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit

/// The lower one of two screens. It can change something that only one part of a state's description knows, and show it
/// later.
final class HidingScreen: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var hasBegun = false
  private var secret = false
  /// Which of the guards was asked last.
  private var asked = 0
  private let field: StateFold.Field
  private let label = UILabel()
  private let driver = UIPercentDrivenInteractiveTransition()
  private let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
  private var answers: [LeaveAnswer] = []

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
    case .history: UIView.animate(withDuration: 1, animations: {}, completion: { _ in })
    default: view.addSubview(label)
    }
  }

  private func hide() {
    switch field {
    case .app, .guards: secret = true
    case .history: break
    case .device: Device.current.rotate(to: .faceUp)
    case .clock: UIView.animate(withDuration: 1, animations: {}, completion: { _ in })
    case .controllers: navigationController?.title = "Another"
    case .stacks: navigationController?.setViewControllers([self], animated: true)
    case .transitions: driver.update(0.7)
    case .items: navigationItem.leftItemsSupplementBackButton = true
    case .presentations: presentedViewController?.presentationController?.delegate = self
    case .alerts: alert.message = "Another"
    case .views: label.text = "Another"
    case .recognizers: view.addGestureRecognizer(UITapGestureRecognizer())
    case .attempts:
      if !answers.isEmpty { answers.removeFirst()(.allow) }
    }
  }

  private func show() {
    let isChanged: Bool
    switch field {
    case .device: isChanged = Device.current.deviceOrientation == .faceUp
    case .controllers: isChanged = navigationController?.title != nil
    case .transitions: isChanged = (navigationController?.transitionCoordinator?.percentComplete ?? 0) > 0.5
    case .items: isChanged = navigationItem.leftItemsSupplementBackButton
    case .presentations: isChanged = presentedViewController?.presentationController?.delegate != nil
    case .alerts: isChanged = alert.message != nil
    case .views: isChanged = label.text != nil
    case .recognizers: isChanged = !(view.gestureRecognizers ?? []).isEmpty
    case .attempts: isChanged = asked == 1 && !answers.isEmpty
    default: isChanged = secret
    }
    if isChanged { title = "Shown" }
  }

  private func addGuards(to screen: UIViewController) {
    for number in 1...2 {
      LeaveGuardRegistry.current.addGuard(
        to: screen, isEnabled: { [weak self] _ in self?.secret == false || self?.field == .attempts },
        asking: { [weak self] _, _, answer in
          self?.answers = [answer]
          self?.asked = number
        })
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
        if field == .attempts || field == .guards { screen.addGuards(to: above) }
        return stack
      },
      consentingBy: [],
      ownActions: [
        .init(
          "begin", if: { $0.hiding?.hasBegun == false },
          perform: { device in device.run { device.hiding?.begin() } }),
        // What only the books know: the code has meant to take the upper screen away.
        .code(
          "hide", removing: { field == .history ? Array($0.stackOfHiding.dropFirst()) : [] },
          if: { $0.hiding?.hasBegun == true }, perform: { $0.hiding?.hide() }),
        .init("show", if: { $0.hiding != nil }, perform: { device in device.run { device.hiding?.show() } }),
        .init(
          "lose", if: { _ in field == .history },
          perform: { device in
            device.run { _ = device.hiding?.navigationController?.popToRootViewController(animated: false) }
          }),
      ],
      isUnsaved: { field == .history && $0.title == "Above" },
      hiddenState: { controller in
        guard let screen = controller as? HidingScreen else { return [] }
        // Before it is presented, nobody comes to the alert.
        let message = field == .alerts && screen.alert.presentingViewController == nil ? screen.alert.message : nil
        return ["\(screen.hasBegun)", field == .app ? "\(screen.secret)" : "", message ?? ""]
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
  fileprivate var hiding: HidingScreen? { stackOfHiding.first as? HidingScreen }

  fileprivate var stackOfHiding: [UIViewController] {
    (window.rootViewController as? UINavigationController)?.viewControllers ?? []
  }
}
