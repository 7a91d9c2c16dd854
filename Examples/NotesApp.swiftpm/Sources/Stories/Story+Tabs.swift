extension Story {
  /// Tabs: a tap on the selected one goes back to its root, a tap on another one leaves nothing.
  static let tabs = [
    Story(
      title: "A tap on the selected tab",
      setting: .tabs,
      steps: """
        Open a note, tap Edit, type something. Tap Notes in the tab bar. Keep editing, tap again, discard. Open a note and \
        tap Notes once more.
        """,
      expected: """
        Each tap on the unsaved editor asks once. Keep Editing changes nothing; Discard goes back to the list. Unchanged, \
        the tap goes back to the list unasked (B100).
        """
    ),
    Story(
      title: "A change of tabs",
      setting: .tabs,
      steps: """
        Open a note, tap Edit, type something. Tap Settings, change the name, tap Notes, tap Settings.
        """,
      expected: "Nothing asks and nothing is lost: each tab is as it was left, and the log has no attempt (B270)."
    ),
    Story(
      title: "What a tap on the selected tab calls",
      setting: .probeInTabs,
      steps: """
        In the tab Stack, push two screens and tap its tab. In the tab Inside, push two screens and tap its tab. On iOS 26 \
        and before.
        """,
      expected: """
        Stack: the journal says shouldSelect with three screens, then popToRootViewController (B100), then didSelect with \
        one screen (B271). Inside, which is no stack itself, pops from iOS 26 on only (B101). Both tabs have the titles of \
        their screens (B276).
        """
    ),
    Story(
      title: "Tabs behind More",
      setting: .probeInTabs,
      steps: "On an iPhone: tap More, choose Tab 6, push a screen, go back twice.",
      expected: """
        Tab 6 stands on More's own stack, and back leads to the list (B273, B274). In the model the journal says nothing of \
        a shouldSelect or didSelect for the choice in the list (B274).
        """
    ),
    Story(
      title: "A screen without the tab bar",
      setting: .probeInTabs,
      steps: "Tap “Push without Tab Bar”, then “Push”. Go back twice.",
      expected: """
        The first screen has no tab bar. Open: whether the one above it has one (B275). At the root it is there again.
        """
    ),
  ]
}
