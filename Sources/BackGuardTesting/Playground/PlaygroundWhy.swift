/// Why something happened: a rule of the library's, or a fact about UIKit by its id in the catalog.
struct PlaygroundWhy: Hashable {
  /// Rules as R1, facts as B1.
  let ids: [String]
  let sentence: String

  /// What explains the events of a step, in their order.
  static func reasons(for lines: [String]) -> [PlaygroundWhy] {
    var result: [PlaygroundWhy] = []
    for line in lines {
      for (isMeant, why) in table where isMeant(line) && !result.contains(why) { result.append(why) }
    }
    return result
  }

  private init(_ ids: String, _ sentence: String) {
    self.ids = ids.split(separator: " ").map(String.init)
    self.sentence = sentence
  }

  static var all: [PlaygroundWhy] { table.map(\.1) }

  private static func begins(_ start: String, ending end: String = "") -> @Sendable (String) -> Bool {
    { $0.hasPrefix(start) && $0.hasSuffix(end) }
  }

  private static let table: [(@Sendable (String) -> Bool, PlaygroundWhy)] = [
    (
      begins("bar.shouldPop", ending: "false"),
      PlaygroundWhy("B3 B7", "UIKit asks before a tap on the back button pops. After a no nothing moves.")
    ),
    (
      begins("bar.shouldPop", ending: "true"),
      PlaygroundWhy("B6", "After a yes UIKit pops by itself; a pop of the app's own would be a second one.")
    ),
    (
      begins("bar.didPop"),
      PlaygroundWhy("B41 B156", "The bar tells that it has popped, also after ways for which nobody was asked.")
    ),
    (
      begins("recognizer BackGuard.gate: began"),
      PlaygroundWhy(
        "R6 B168 B170",
        "The prediction would prevent leaving, so the gate takes the whole touch; UIKit's recognizers get nothing of it."
      )
    ),
    (
      begins("recognizer UINavigationController.edgeSwipe: began"),
      PlaygroundWhy(
        "B15", "Nobody held the touch back: UIKit runs its own swipe, which arrives in popViewController too.")
    ),
    (
      begins("recognizer UINavigationController.contentSwipe: began"),
      PlaygroundWhy("B73", "Nobody held the touch back: UIKit runs its content swipe, which exists from iOS 26 on.")
    ),
    (
      begins("recognizer UINavigationBar.backMenu: began"),
      PlaygroundWhy("B40 B41", "A long press opens the menu of all screens below. Its rows do not ask shouldPop.")
    ),
    (
      begins("presentation.shouldDismiss"),
      PlaygroundWhy("B112 B113", "UIKit asks whether the sheet may go: a question only, to be answered at once.")
    ),
    (
      begins("presentation.didAttemptToDismiss"),
      PlaygroundWhy("B111", "The sheet was refused; here is the place for a question.")
    ),
    (
      begins("attempt begins"),
      PlaygroundWhy("R3", "Somebody tries to leave: one attempt, which ends with exactly one outcome.")
    ),
    (
      begins("attempt asks"),
      PlaygroundWhy("R1 R5", "The guard refused at once; the question comes afterwards, to whoever leaves, top first.")
    ),
    (
      { $0.hasPrefix("attempt ends") && $0.contains(" prevented by ") },
      PlaygroundWhy("R11", "The user stays, and everything is as before: bar, chevron and swipe.")
    ),
    (
      begins("attempt ends", ending: " left"),
      PlaygroundWhy("R2 R7", "Left: the library pops after consent, and it counts when the transition has ended.")
    ),
    (
      begins("attempt ends", ending: " cancelled"),
      PlaygroundWhy("R7 B61", "The finger took it back. A cancelled swipe leaves no trace.")
    ),
    (
      begins("attempt ends", ending: " superseded"),
      PlaygroundWhy("R8", "The screen went in another way before the answer came.")
    ),
    (
      begins("attempt ends", ending: " absorbed"),
      PlaygroundWhy("R4", "The same guard is being asked already: no second dialog.")
    ),
    (
      { $0.hasPrefix("Discard Changes?.viewDidDisappear") },
      PlaygroundWhy("B142", "UIKit drops pops while a dialog is going: what follows waits until it has gone.")
    ),
    (
      begins("report:"),
      PlaygroundWhy("R12", "A way out that the library did not know of, or misuse: reported, once.")
    ),
  ]
}
