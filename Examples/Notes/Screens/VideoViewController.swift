import BackGuard
import BackGuardUIKit

#if canImport(UIKit)
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

/// Plays a note's video. Going back in landscape turns to portrait first.
final class VideoViewController: UIViewController {
  private let label = UILabel()
  private var orientations = UIInterfaceOrientationMask.allButUpsideDown

  var isLandscape: Bool { viewIfLoaded?.window?.windowScene?.interfaceOrientation.isLandscape ?? false }

  init(about note: Note) {
    super.init(nibName: nil, bundle: nil)
    title = "Video"
    label.text = "▶ \(note.title)"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The screens of this app are made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    label.textColor = .white
    view.addSubview(label)
    addLeaveGuard(isEnabled: \.isLandscape) { player, _ in
      player.turnToPortrait()
      return .prevent
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 8)
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

  /// Stays in portrait until the screen is opened again, however the device is held.
  func turnToPortrait() {
    orientations = .portrait
    UIViewController.attemptRotationToDeviceOrientation()
  }
}
