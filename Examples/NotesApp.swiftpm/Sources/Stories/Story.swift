/// Something to try by hand, because nothing but a hand on a device can tell.
struct Story {
  /// Which screens it is tried on.
  enum Setting {
    /// The Notes app.
    case notes
    /// The Notes app beside a list, in a split view.
    case split
    /// The list of Notes in one column, a note in the other.
    case columns
    /// Notes and its settings in tabs.
    case tabs
    /// A plain UIKit stack that logs which of its methods are called.
    case probe
    /// The same in a sheet or a popover.
    case probeInSheet
    /// The same in both columns of a split view.
    case probeInColumns
    /// The same in tabs.
    case probeInTabs
  }

  let title: String
  let setting: Setting
  let steps: String
  let expected: String
}
