extension Story {
  /// What nobody could look up about UIKit: the journal says which methods were called.
  static let uikit = [
    Story(
      title: "What a tap calls",
      setting: .probe,
      steps: "Push two screens. Tap the back button.",
      expected: """
        The journal says shouldPop with the leaving screen on top (B3, B16), then popViewController (B14), then didPop. \
        One screen goes, though nothing but true was answered (B6).
        """
    ),
    Story(
      title: "When the swipe from the edge begins",
      setting: .probe,
      steps: """
        Push a screen and swipe back: from the very edge, and from ever further inside. Then push another, switch on \
        “Hide back button” and swipe. Push once more and swipe while the push still moves.
        """,
      expected: """
        It begins close to the edge only, in the model less than 20 points from it (B237), and not where the back button is \
        hidden (B52), nor during a push (B56). A swipe over less than half the width, let go slowly, is taken back: \
        viewWillDisappear of the screen above is followed by its viewDidAppear (B61, B151).
        """
    ),
    Story(
      title: "Which method the menu calls: one row",
      setting: .probe,
      steps: "Push two screens. Press the back button long and choose the first row: one level back.",
      expected: """
        The journal says popToViewController, as the model assumes, or popViewController (B42, oneRowMenuCalls). \
        shouldPop is not asked (B41); didPop comes once.
        """
    ),
    Story(
      title: "Which method the menu calls: many rows",
      setting: .probe,
      steps: "Push three screens. Press the back button long and choose the last row.",
      expected: """
        The journal says popToViewController, once (B42). shouldPop is not asked (B41); didPop comes once. The rows are all \
        screens below, with their titles (B40).
        """
    ),
    Story(
      title: "The menu with a back action",
      setting: .probe,
      steps:
        "From iOS 16: push two screens, switch on “Back action”. Press the back button long; choose a row; tap it.",
      expected: """
        The model assumes that the menu opens and its rows pop (B36, menuWithBackAction). A tap runs the action and \
        pops nothing (B35); the button keeps its title (B37), and a swipe does not run the action (B34).
        """
    ),
    Story(
      title: "A back action where there is no back button",
      setting: .probe,
      steps:
        "From iOS 16: on the root, switch on “Back action”. Then push a screen, switch on “Hide back button” and it.",
      expected: """
        At the root a button “Leave” comes (B31). Where the back button is hidden the model assumes that none comes \
        (B38, hidesBackButtonKeepsBackAction).
        """
    ),
    Story(
      title: "Scrub and ⌘[",
      setting: .probe,
      steps: """
        Push two screens. With VoiceOver, draw a Z with two fingers. With a keyboard, press ⌘[.
        """,
      expected: """
        Open: the journal says which method each of them calls (B81, B85), and whether shouldPop is asked before. With \
        “Hide back button” on, neither does anything (B83, B87). With “Guarded” on, both ask.
        """
    ),
    Story(
      title: "Scrub and ⌘[ in a sheet",
      setting: .probeInSheet,
      steps: "Open the sheet, push two screens in it. Scrub and press ⌘[ there, also at the sheet's root.",
      expected: """
        Open: the journal says which method is called, and whether the sheet goes at its root or before (B82); whether the \
        Esc key takes it away (B84, B88).
        """
    ),
    Story(
      title: "A begun swipe, switched off and on",
      setting: .probe,
      steps: """
        Push a screen, switch on “Cancel the swipe at a third”. Swipe slowly from the edge, past a third of the way, and \
        hold.
        """,
      expected: """
        Open: does the pop revert when its recognizer is switched off and on? The journal says “switched off and on”; \
        afterwards viewDidAppear of the screen above means that it reverted, as the model does (B226), didShow of the one \
        below that it did not.
        """
    ),
    Story(
      title: "What a swipe calls",
      setting: .probe,
      steps: "Push two screens. Swipe back from the edge; let another swipe go early.",
      expected: """
        The journal says popViewController when the swipe begins (B15) and no shouldPop (B4, swipeAsksShouldPopFrom13). \
        The swipe that is let go shows willMove(toParent: nil) at its beginning, as the model assumes, or not \
        (B153, willMoveAtSwipeStart), and no didShow (B62).
        """
    ),
    Story(
      title: "A swipe at the root",
      setting: .probe,
      steps: "On the root, switch on “Free swipe”, swipe from the edge, then push.",
      expected: """
        Up to 18 the stack is stuck: the push does not show (B54). On 26 the model assumes the same \
        (swipeAtRootFreezesOn26).
        """
    ),
    Story(
      title: "A zoom is dragged away",
      setting: .probe,
      steps: """
        From iOS 18: tap “Push with Zoom”. Drag the screen down, pinch it, drag it from the edge. Do the same with \
        “Guarded” on.
        """,
      expected: """
        The journal says interactiveDismissShouldBegin for each of them, and what UIKit itself would answer (B292). \
        Unguarded they pop. Guarded, each asks and none moves the screen; open: does one begin unasked (B64)?
        """
    ),
  ]
}
