extension Story {
  /// What the library should do.
  static let notes = [
    Story(
      title: "Back button",
      setting: .notes,
      steps: "Open a note, tap Edit, type something, tap the back button. Keep editing; tap again; discard.",
      expected: """
        Both taps ask, once each (B7, B18). Keep Editing changes nothing, and the chevron is not dimmed afterwards \
        (B20, B23). \
        Discard goes back once. Attached on iOS 15: the tap is not asked, a documented limit.
        """
    ),
    Story(
      title: "Swipe from the edge",
      setting: .notes,
      steps: """
        Open a note, tap Edit, type something. Swipe from the leading edge: once past the middle, once only a little, \
        once as a quick flick. Keep editing each time. Then discard.
        """,
      expected: """
        The screen does not move (B55). The long swipe and the flick ask at lift, the short one does not (B166, B238, \
        B239). \
        After Keep Editing the swipe works again. Discard goes back once.
        """
    ),
    Story(
      title: "Swipe over the content",
      setting: .notes,
      steps:
        "On iOS 26: open a note, tap Edit, type something. Swipe to the trailing side from the middle of the text.",
      expected: "The screen does not move, and the dialog comes at lift (B70, B71, B73)."
    ),
    Story(
      title: "Swipe on a trackpad",
      setting: .notes,
      steps: "With a trackpad: open a note, tap Edit, type something. Swipe back with two fingers over the text.",
      expected: """
        The screen does not move, and the dialog comes when the fingers lift (B165). Unchanged, the same swipe goes \
        back as the system does it.
        """
    ),
    Story(
      title: "A table scrolls, rows swipe",
      setting: .notes,
      steps: """
        Open a note, tap Details, change the author. Scroll the table: from its middle, and from close to the leading \
        edge. Swipe rows both ways. Tap a field.
        """,
      expected: """
        The table scrolls from everywhere, rows open both ways, fields take the cursor: the gate leaves all this alone \
        (B168, B169). A long pull of a row runs its action (B249, B250). Nothing asks.
        """
    ),
    Story(
      title: "A slider slides",
      setting: .probe,
      steps: "Push a few screens. Switch on “Guarded”. Drag the slider to both sides, beginning at its leading end.",
      expected: """
        The slider follows the finger; on iOS 26 too, where the content swipe is held back (B76, B235). A swipe beside the \
        slider asks.
        """
    ),
    Story(
      title: "Menu behind the back button",
      setting: .notes,
      steps: "Open a note, tap Edit, type something, tap Details. Press the back button long.",
      expected: """
        Subclass: the menu opens, and choosing the list asks for the editor (B42). \
        Attached: there is no menu, and it stays away when you try again (B43).
        """
    ),
    Story(
      title: "Landscape video",
      setting: .notes,
      steps: "Open a note, tap Play, turn the device, tap the back button twice.",
      expected: "The first tap turns to portrait and stays (B216; on iOS 15 B217); the second goes back."
    ),
    Story(
      title: "Taps while something moves",
      setting: .notes,
      steps:
        "Open a note, tap Edit, type something, discard by the back button, and tap back again during the animation.",
      expected: """
        One dialog, one or two screens gone, never a frozen bar. On iOS 26 the second tap counts at once (B77, B106).
        """
    ),
    Story(
      title: "Rotation with an unsaved detail",
      setting: .split,
      steps: """
        On a large iPhone or an iPad: open a note in the second column, tap Edit, type something. Turn the device, or \
        resize the window, until the columns collapse, and back.
        """,
      expected: """
        Nothing asks and nothing is lost: the editor is still there with its text (R7).
        """
    ),
  ]
}
