public import Foundation

extension UIView {
  /// Changes views; what changes is there at once, the completion comes when the time is over.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    let work = ScheduledWork.viewAnimationEnds("UIView.animate")
    Device.current.clock.schedule(work, after: Int((duration * 1000).rounded())) { completion(true) }
  }
}
