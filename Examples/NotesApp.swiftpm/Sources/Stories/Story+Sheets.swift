extension Story {
  /// Sheets and popovers, which are left by a drag, a tap outside, a key or VoiceOver.
  static let sheets = [
    Story(
      title: "An unsaved sheet is dragged",
      setting: .notes,
      steps: """
        Tap Settings, change the name. Drag the sheet down by its bar: slowly and far, then as a quick flick. Keep editing \
        each time. Drag once more and discard.
        """,
      expected: """
        The sheet gives way a little and comes back, and each drag asks once (B110, B111, B115). Keep Editing leaves the \
        text as it was. Discard takes the sheet away, once.
        """
    ),
    Story(
      title: "A drag changes its mind",
      setting: .notes,
      steps: """
        Tap Settings. Unchanged, drag the sheet down past its middle, back up, and let go. Then change the name and drag.
        """,
      expected: """
        The first drag leaves the sheet where it was, and nothing asks; the log says that the attempt began and was \
        cancelled (B116). The second drag asks all the same.
        """
    ),
    Story(
      title: "A tap beside an unsaved sheet",
      setting: .notes,
      steps: """
        On an iPad: tap Settings, tap beside the sheet. Tap Settings again, change the name, tap beside the sheet. Keep \
        editing, tap again, discard.
        """,
      expected: """
        The first tap takes the sheet away (B254). Open: changed, does a tap beside it count as an attempt (B110, B111)? If \
        it does, each tap asks once; if not, nothing happens at all. The sheet never goes unasked.
        """
    ),
    Story(
      title: "Esc and scrub in an unsaved sheet",
      setting: .notes,
      steps: """
        Tap Settings, change the name. With a keyboard, press Esc; with Full Keyboard Access, once more. With VoiceOver, \
        draw a Z with two fingers. Keep editing each time.
        """,
      expected: """
        The scrub asks (B82). Open: whether Esc does anything at all (B84, B88); if it does, it asks. The sheet never goes \
        unasked. Attached on iOS 15 and 16 the log names the sheet as the cause of a scrub.
        """
    ),
    Story(
      title: "What a sheet's delegate hears",
      setting: .probeInSheet,
      steps: """
        Open the sheet. Drag it down by its bar: a little; past the middle and back up; slowly, past the middle; after \
        opening it again, as a quick flick.
        """,
      expected: """
        The journal says when shouldDismiss is asked: in the model once a drag, as soon as the sheet is below its place \
        (B256); nothing need follow it (B113). willDismiss comes with a coordinator and before viewWillDisappear (B264). \
        Taken back, the coordinator says so and no didDismiss follows (B116), but viewWillAppear and viewDidAppear do \
        (B259). Past the middle, and for the flick, the sheet goes (B258), with didDismiss after everything else (B264).
        """
    ),
    Story(
      title: "A screen keeps its sheet",
      setting: .probeInSheet,
      steps: """
        Open the sheet, push a screen and switch on “Keep the sheet” there. Drag the sheet down; on an iPad, tap beside it. \
        Go back and drag again.
        """,
      expected: """
        The sheet stays though only the screen on top keeps it, by a property that is computed (B115, B177). The journal \
        says didAttemptToDismiss (B111) and no shouldDismiss before it (B112). After going back the sheet goes.
        """
    ),
    Story(
      title: "A sheet is dragged by its content",
      setting: .probeInSheet,
      steps: "Open the sheet. Drag down in the text: scrolled down a little, and scrolled to its top.",
      expected: "Scrolled down, the text scrolls. At its top, the drag takes the sheet along (B255)."
    ),
    Story(
      title: "The same sheet once more",
      setting: .probeInSheet,
      steps: "Open the sheet and drag it away. Open the same again, without a delegate, and drag it away.",
      expected: """
        The second time the journal says nothing of shouldDismiss, willDismiss and didDismiss: the delegate went with the \
        first presentation (B267).
        """
    ),
    Story(
      title: "A popover",
      setting: .probeInSheet,
      steps: """
        On an iPad: open the popover, tap “Touch Behind the Popover”, then somewhere else outside. Open it again, switch \
        on “Keep the sheet”, tap outside. On an iPhone: open it and drag it down.
        """,
      expected: """
        On an iPad the button notes the touch and the popover stays; a tap elsewhere takes it away (B263), and its delegate \
        hears what a sheet's does (B119). Kept, it stays. On an iPhone it is a sheet (B260).
        """
    ),
  ]
}
