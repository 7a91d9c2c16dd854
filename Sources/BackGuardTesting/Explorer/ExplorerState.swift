/// One state that the explorer has come to: what can be done there, and where it leads.
struct ExplorerState {
  /// An action that led here.
  struct Way {
    let from: Int
    let action: Int
  }

  let fold: UInt64
  let actions: [UserAction]
  let isAtRoot: Bool
  /// How many actions lead here at least.
  var depth: Int
  /// The last of them; `nil` for the beginning.
  var parent: Way?
  /// Another way here, for the check of the fold.
  var otherWay: Way?
  /// Where the actions lead, in their order; `nil` for one that turned out to be impossible.
  var successors: [Int?] = []
  /// How many of the actions have been done again by way of another state.
  var checked = 0

  var isFullyTried: Bool { successors.count == actions.count }
}
