import UIKit

/// Two stacks that write down what is called, side by side in a split view.
@MainActor
enum ProbeSplit {
  static func makeRoot(_ journal: Journal) -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    let first = ProbeStack("First", journal)
    // A screen that is no stack, for a column that has one.
    first.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Set Second") { [weak split] _ in
        split?.setViewController(ProbeViewController("Set", journal), for: .secondary)
      })
    split.preferredDisplayMode = .oneBesideSecondary
    split.setViewController(first, for: .primary)
    split.setViewController(ProbeStack("Second", journal), for: .secondary)
    return split
  }
}
