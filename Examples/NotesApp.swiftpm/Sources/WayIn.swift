/// How the screens of Notes get their guards asked.
enum WayIn: Int, CaseIterable {
  case subclass, attached

  var title: String {
    switch self {
    case .subclass: "GuardedNavigationController"
    case .attached: "Attached"
    }
  }
}
