#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// The third technique: a video player with a back button of its own, which turns to portrait in place of leaving while
/// it is in landscape. Every screen that needs one repeats it.
public final class PlayerScreen: UIViewController {
  private var orientations = UIInterfaceOrientationMask.allButUpsideDown

  public init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The screens of this app are made in code.") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    button.setTitle("Back", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.backButtonWasTapped() }, for: .touchUpInside)
    // B52: this switches the swipe off.
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
  }

  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

  private func backButtonWasTapped() {
    if viewIfLoaded?.window?.windowScene?.interfaceOrientation.isLandscape == true {
      turnToPortrait()
    } else {
      navigationController?.popViewController(animated: true)
    }
  }

  private func turnToPortrait() {
    orientations = .portrait
    UIViewController.attemptRotationToDeviceOrientation()
  }
}
