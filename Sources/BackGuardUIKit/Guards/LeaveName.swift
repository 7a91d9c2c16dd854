import BackGuard

#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

extension UIViewController {
  /// What logs, observers and reports call this screen; `nil` stands for the name of its type.
  ///
  /// Titles are not used by themselves: what users write does not belong in a log.
  public var leaveLogName: String? {
    get { LeaveGuardRegistry.current.name(of: self) }
    set { LeaveGuardRegistry.current.setName(newValue, for: self) }
  }
}
