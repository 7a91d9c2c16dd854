/// Hears of guards that come and go, to keep in place what they need and nothing more.
@MainActor
package protocol LeaveGuardListener: AnyObject {
  /// A guard was added or removed somewhere.
  func guardsDidChange()
}
