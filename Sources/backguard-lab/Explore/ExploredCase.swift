import BackGuardTesting

/// One app to explore, with the words that the results have for it.
@MainActor
struct ExploredCase {
  let scenario: String
  /// How its screens are guarded.
  let way: String
  let app: ExploredApp

  /// The way for people.
  var wayInWords: String {
    switch way {
    case WayIn.subclass.rawValue: "GuardedNavigationController"
    case WayIn.attached.rawValue: "guards that attach themselves"
    default: way
    }
  }

  /// What a command line asks for.
  static func all(_ options: ExploreOptions) -> [ExploredCase] {
    if !options.techniques.isEmpty {
      return options.techniques.flatMap { technique in
        let guarded = ExploredCase(scenario: "editor", way: technique.rawValue, app: .editor(technique))
        let harmless = ExploredCase(
          scenario: "editor, nothing at stake", way: technique.rawValue, app: .harmlessEditor(technique))
        return technique.isBackGuard ? [guarded] : [guarded, harmless]
      }
    }
    return options.scenarios.flatMap { scenario in
      WayIn.allCases.map { ExploredCase(scenario: scenario.rawValue, way: $0.rawValue, app: scenario.app($0)) }
    }
  }
}
