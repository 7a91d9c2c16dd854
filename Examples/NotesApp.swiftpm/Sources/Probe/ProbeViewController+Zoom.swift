import BackGuardUIKit
import UIKit

extension ProbeViewController {
  /// Has this screen zoom out of `source`. The guards are asked as an app asks them; the journal says what UIKit asked.
  @available(iOS 18, macCatalyst 18, visionOS 2, *)
  func zoom(from source: UIView, _ journal: Journal) {
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { [weak self] context in
      let begins = self?.zoomDismissalShouldBegin(context) ?? context.willBegin
      journal.note("interactiveDismissShouldBegin, willBegin: \(context.willBegin) -> \(begins)")
      return begins
    }
    preferredTransition = .zoom(options: options) { [weak source] _ in source }
  }
}
