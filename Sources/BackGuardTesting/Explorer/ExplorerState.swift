import HeadlessUIKit

/// One state that the explorer has come to: what can be done there, and where it leads. Small: there are many.
struct ExplorerState {
  /// An action that led here.
  struct Way: Hashable {
    private let place: Int32
    private let index: Int16

    init(from: Int, action: Int) {
      place = Int32(from)
      index = Int16(action)
    }

    var from: Int { Int(place) }
    var action: Int { Int(index) }
  }

  /// What came of an action.
  struct Edge {
    /// Where an action might lead that nobody has tried yet.
    static let untried = Edge(place: -2)

    private let place: Int32
    /// By which way the phone had come here when it was tried first; `nil` at the beginning.
    fileprivate(set) var arrival: Way?
    /// The open questions about UIKit that came up.
    let questions: Device.Assumptions.Questions
    /// Whether it has been tried again on a phone that had come here otherwise, or is known from another search.
    var isChecked = false

    init(to target: Int?, arrival: Way?, asking questions: Device.Assumptions.Questions) {
      place = Int32(target ?? -1)
      self.arrival = arrival
      self.questions = questions
    }

    private init(place: Int32) {
      self.place = place
      arrival = nil
      questions = []
      isChecked = true
    }

    var isTried: Bool { place > -2 }
    /// Where it leads; `nil` if the action turned out to be impossible, or is untried.
    var target: Int? { place < 0 ? nil : Int(place) }

    /// The same, known from another search, where it was checked.
    func known(leadingTo target: Int?) -> Edge {
      var edge = Edge(to: target, arrival: nil, asking: questions)
      edge.isChecked = true
      return edge
    }
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
  /// What came of the actions, in their order, as far as they have been tried.
  private(set) var edges: [Edge] = []
  private var untriedEdges = 0
  private(set) var uncheckedEdges = 0
  /// Whether what is known from another search stands for every way here.
  private var isTakenOver = false
  /// It cannot be come to again: the description is wrong.
  var isGivenUp = false

  init(fold: UInt64, actions: [UserAction], isAtRoot: Bool, depth: Int, parent: Way?) {
    self.fold = fold
    self.actions = actions
    self.isAtRoot = isAtRoot
    self.depth = depth
    self.parent = parent
  }

  /// Where the actions lead.
  var successors: [Int?] { edges.map(\.target) }
  var triedEdges: Int { edges.count - untriedEdges }
  var isFullyTried: Bool { triedEdges == actions.count || isGivenUp }

  /// The first action that nobody has tried.
  var untriedAction: Int { untriedEdges == 0 ? edges.count : edges.firstIndex { !$0.isTried } ?? edges.count }

  /// Notes what came of the first untried action.
  mutating func add(_ edge: Edge) {
    let action = untriedAction
    if action == edges.count {
      if edges.isEmpty { edges.reserveCapacity(actions.count) }
      edges.append(edge)
    } else {
      edges[action] = edge
      untriedEdges -= 1
    }
    uncheckedEdges += 1
  }

  /// The same state in another search, by what is known of its actions.
  func known(by edges: [Edge], depth: Int, parent: Way?) -> ExplorerState {
    var state = ExplorerState(fold: fold, actions: actions, isAtRoot: isAtRoot, depth: depth, parent: parent)
    state.edges = edges
    state.untriedEdges = edges.count { !$0.isTried }
    state.isGivenUp = isGivenUp
    state.isTakenOver = true
    return state
  }

  /// Another search did not know this way here: what is known from it has to be tried again by this one.
  mutating func come(by way: Way) {
    guard isTakenOver else { return }
    isTakenOver = false
    otherWay = way
    for action in edges.indices where edges[action].isTried {
      edges[action].arrival = parent
      edges[action].isChecked = false
      uncheckedEdges += 1
    }
  }

  mutating func markChecked(_ action: Int) {
    if !edges[action].isChecked { uncheckedEdges -= 1 }
    edges[action].isChecked = true
  }

  /// The first action that a phone that has come by `arrival` would try anew: what was seen first was seen after
  /// another way, or there is but one way here and the phone came to its beginning otherwise.
  func actionToCheck(after arrival: Way, hasStrayed: Bool) -> Int? {
    guard uncheckedEdges > 0 else { return nil }
    return edges.firstIndex { !$0.isChecked && isNews(of: $0, after: arrival, hasStrayed: hasStrayed) }
  }

  func isNews(of edge: Edge, after arrival: Way, hasStrayed: Bool) -> Bool {
    edge.arrival != arrival || (otherWay == nil && hasStrayed)
  }
}
