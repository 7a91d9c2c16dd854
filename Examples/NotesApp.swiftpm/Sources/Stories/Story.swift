/// Something to try by hand, because nothing but a hand on a device can tell.
struct Story {
  /// Which screens it is tried on.
  enum Setting {
    /// The Notes app.
    case notes
    /// The Notes app beside a list, in a split view.
    case split
    /// A plain UIKit stack that logs which of its methods are called.
    case probe
    /// The same in a sheet.
    case probeInSheet
  }

  let title: String
  let setting: Setting
  let steps: String
  let expected: String
}
