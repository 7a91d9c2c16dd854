extension Device {
  /// Switches for what nobody could settle about UIKit: each is an open question of `Documentation/UIKitBehaviour.md`.
  ///
  /// The defaults are the likelier answers. The library's tests pass under every setting.
  public struct Assumptions: Hashable, Sendable {
    /// What the back button's menu does while the top screen has a `backAction`.
    public enum MenuWithBackAction: Hashable, Sendable {
      case pops, noMenu
    }

    /// Which method a row of the back button's menu calls when it leads one screen back.
    public enum OneRowMenuCall: Hashable, Sendable {
      case popToViewController, popViewController
    }

    /// What happens to a pop that is asked for during a transition, up to 18.
    public enum PopDuringTransition: Hashable, Sendable {
      case ignored, queued
    }

    /// What going back without a touch calls.
    public enum BackCommandCall: Hashable, Sendable {
      /// The method, at once.
      case popViewController
      /// Whatever a tap on the back button calls: `backAction`, or `shouldPop` and then the method.
      case backButton
    }

    /// Whom a scrub asks first.
    public enum EscapeOrder: Hashable, Sendable {
      /// The app's overrides, from the screen outward, and UIKit where its own classes stand in the chain.
      case responderChain
      /// UIKit: the sheet, then the stack; the app's overrides only when nothing is left to leave.
      case systemFirst
    }

    /// What happens to a pop that is asked for during a transition that can be interrupted, from 26 on.
    public enum PopDuringInterruptibleTransition: Hashable, Sendable {
      case runs, ignored
    }

    /// When a sheet that refuses to go counts a drag as an attempt to dismiss it.
    public enum RefusedDragIsAttempt: Hashable, Sendable {
      /// When the finger is lifted where an allowed dismissal would complete.
      case atLift
      /// As soon as the finger is there.
      case underWay
    }

    /// B11, open question 4: on 13.x a pop by code asks `shouldPop`, as on 12; from 14 on it does not.
    public var programmaticPopAsksShouldPopOn13 = true
    /// B85, open question 7: what ⌘[ calls.
    public var keyboardBackCalls = BackCommandCall.popViewController
    /// B81, open question 1: what a scrub in a navigation controller calls.
    public var scrubCalls = BackCommandCall.popViewController
    /// B82 against the responder chain, open question 6: whom a scrub asks first.
    public var escapeOrder = EscapeOrder.responderChain
    /// B38, open question 3: with `hidesBackButton` or left items in its place, `backAction` still makes a back button.
    public var hidesBackButtonKeepsBackAction = false
    /// B36, open question 1.
    public var menuWithBackAction = MenuWithBackAction.pops
    /// B42, open question 16: the menu's call for one level.
    public var oneRowMenuCalls = OneRowMenuCall.popToViewController
    /// B153, open question 12: `willMove(toParent: nil)` comes when a swipe begins; else when it has completed.
    public var willMoveAtSwipeStart = true
    /// B106, open question 17.
    public var popDuringTransition = PopDuringTransition.ignored
    /// B106 with B77, open question 10.
    public var popDuringInterruptibleTransition = PopDuringInterruptibleTransition.runs
    /// B107, open question 18: a pop of a controller outside of a window returns `nil` though it pops.
    public var popOutsideWindowReturnsNil = false
    /// B108, open question 12: `setViewControllers` sends `willMove(toParent: nil)` to the screens it drops.
    public var setViewControllersSendsWillMove = true
    /// B20 against B23, open question 19: the chevron keeps its pressed look after `shouldPop` said no.
    public var dimsChevronAfterRefusal = false
    /// B253, open question 11: hiding the bar and showing it again brings the dimmed chevron back.
    public var hidingBarRestoresChevron = true
    /// B251, open question 20: recognizers of outer views see a touch before those of inner views. Apple says only that
    /// recognizers see it before the view.
    public var outerRecognizersGoFirst = false
    /// B252, open question 21: a finger that moved sideways over a table's row, without any recognizer taking it,
    /// selects the row when it is lifted.
    public var rowsAreSelectedAfterSidewaysDrag = true

    /// B4, open question 4: from 13 on a swipe still asks `shouldPop` when it begins; the answer counts for nothing.
    public var swipeAsksShouldPopFrom13 = false
    /// Open question 9: the content swipe of 26 is on by default.
    public var contentSwipeIsEnabled = true
    /// B52, open question 9: what switches the edge swipe off switches the content swipe off too; else only the root
    /// and a running transition do.
    public var contentSwipeFollowsEdgeRules = true
    /// B76, open question 22: content that scrolls sideways gives way to the content swipe at its leading edge; else it never does.
    public var contentSwipeBeatsContentAtLeadingEdge = true
    /// B165, open question 23: on 26 a trackpad drives the content recognizer instead of the edge recognizer.
    public var trackpadDrivesContentSwipe = false
    /// B310, open question 4: from 13.4 on a category still answers for a `UINavigationController` that is no subclass.
    public var categoryReachesPlainControllers = false
    /// B54, open question 24, reported up to 18: a swipe at the root leaves the controller stuck on 26 too.
    public var swipeAtRootFreezesOn26 = true

    /// B115, open question 28: `isModalInPresentation` of the screen on display counts, through containers; else only
    /// that of the presented controller itself.
    public var topScreenCountsForModality = true
    /// B111, open question 25: when a refused drag is an attempt.
    public var refusedDragIsAttempt = RefusedDragIsAttempt.atLift
    /// B254, open question 26: a tap outside of a sheet dismisses it, as one outside of a popover does.
    public var tapOutsideDismissesSheets = true
    /// B84, open question 27: the Esc key dismisses a sheet.
    public var escapeKeyDismissesSheets = true
    /// B101, open question 40: from 26 on a tap on the selected tab pops to the root in a tab that is not itself a
    /// navigation controller.
    public var retapPopsInsideOtherTabsOn26 = true
    /// B275, open question 41: a tab bar hidden for a screen stays hidden for the screens above it; else the top screen
    /// alone decides.
    public var hiddenBottomBarStaysHiddenAbove = true

    public init() {}
  }
}
