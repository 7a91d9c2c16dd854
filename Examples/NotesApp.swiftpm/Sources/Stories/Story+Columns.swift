extension Story {
  /// Columns, which collapse and expand with the window, and the search in one of them.
  static let columns = [
    Story(
      title: "Columns collapse and expand",
      setting: .columns,
      steps: """
        On an iPad in landscape: in the second column tap Edit, type something. Make the window as narrow as a phone \
        beside another app, and wide again, twice. Go back by the back button, narrow and wide.
        """,
      expected: """
        Collapsed, the editor is on top, with its text (B280); half of the screen and less is narrow (B278). Nothing asks \
        while the window changes. The back button asks, narrow and wide.
        """
    ),
    Story(
      title: "Another note while one is unsaved",
      setting: .columns,
      steps: """
        On an iPad in landscape: choose Travel, tap Edit, type something, choose Ideas. Keep editing, choose Ideas again, \
        discard.
        """,
      expected: """
        Each choice asks once. After Keep Editing the editor stays and Travel is selected again; after Discard the column \
        shows Ideas.
        """
    ),
    Story(
      title: "Back from the detail's root",
      setting: .columns,
      steps: """
        On an iPhone, or on an iPad with a narrow window: at the note that is shown first, tap Edit, type something. Tap \
        back and discard. Then go back to the list: by the back button, and, after starting anew, by a swipe.
        """,
      expected: """
        The note is shown first (B280). Back in the editor asks, as ever. At the note there is one bar, with a back button \
        that leads to the list (B286); tap and swipe go there unasked and take the second column's stack away (B109).
        """
    ),
    Story(
      title: "What a collapsing split view calls",
      setting: .probeInColumns,
      steps: """
        On an iPad in landscape: push two screens in the second column. Make the window narrow and wide again. Then tap \
        “Set Second”.
        """,
      expected: """
        Open: the journal says collapseSecondaryViewController and separateSecondaryViewController, as documented, or \
        which methods else, and whether they push and pop (B171). While they run, isCollapsed has its former value (B282). \
        “Set Second” pushes onto the stack that the column has (B279).
        """
    ),
    Story(
      title: "A column without a stack",
      setting: .split,
      steps: "On an iPad in landscape: look at the first column.",
      expected: "It has a navigation bar with the title Folders, though a plain screen was set for it (B277)."
    ),
    Story(
      title: "A search and a note",
      setting: .notes,
      steps: """
        Pull the list down, tap the search bar, type “lamp”. Open Ideas, tap Edit, type something, tap back. Keep editing, \
        tap back, discard. Go back to the list.
        """,
      expected: """
        The note is pushed on the stack, because the list presents the search (B265). The dialog comes as ever. The search \
        is still there at the end.
        """
    ),
    Story(
      title: "A dialog over a search",
      setting: .columns,
      steps: """
        On an iPad in landscape: in the second column tap Edit, type something. Tap the search bar of the first column, \
        type “lamp” and choose Ideas. Keep editing, choose it again, discard.
        """,
      expected: """
        The dialog comes each time, over the active search (B268). After Discard the column shows Ideas.
        """
    ),
  ]
}
