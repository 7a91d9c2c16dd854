#pragma clang assume_nonnull begin

typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
typedef struct { CGFloat m11, m22, m33, m44; } CATransform3D;

typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel = 1,
  UIAlertActionStyleDestructive = 2,
} NS_SWIFT_NAME(UIAlertAction.Style);

typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert = 1,
} NS_SWIFT_NAME(UIAlertController.Style);

typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain = 0,
  UIBarButtonItemStyleProminent = 2,
  UIBarButtonItemStyleBordered = 1,
  UIBarButtonItemStyleDone = 2,
} NS_SWIFT_NAME(UIBarButtonItem.Style);

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone = 0,
  UIBarButtonSystemItemCancel = 1,
  UIBarButtonSystemItemEdit = 2,
  UIBarButtonSystemItemSave = 3,
  UIBarButtonSystemItemAdd = 4,
  UIBarButtonSystemItemFlexibleSpace = 5,
  UIBarButtonSystemItemFixedSpace = 6,
  UIBarButtonSystemItemCompose = 7,
  UIBarButtonSystemItemReply = 8,
  UIBarButtonSystemItemAction = 9,
  UIBarButtonSystemItemOrganize = 10,
  UIBarButtonSystemItemBookmarks = 11,
  UIBarButtonSystemItemSearch = 12,
  UIBarButtonSystemItemRefresh = 13,
  UIBarButtonSystemItemStop = 14,
  UIBarButtonSystemItemCamera = 15,
  UIBarButtonSystemItemTrash = 16,
  UIBarButtonSystemItemPlay = 17,
  UIBarButtonSystemItemPause = 18,
  UIBarButtonSystemItemRewind = 19,
  UIBarButtonSystemItemFastForward = 20,
  UIBarButtonSystemItemUndo = 21,
  UIBarButtonSystemItemRedo = 22,
  UIBarButtonSystemItemPageCurl = 23,
  UIBarButtonSystemItemClose = 24,
  UIBarButtonSystemItemWritingTools = 25,
} NS_SWIFT_NAME(UIBarButtonItem.SystemItem);

typedef NS_ENUM(NSInteger, UIBarPosition) {
  UIBarPositionAny = 0,
  UIBarPositionBottom = 1,
  UIBarPositionTop = 2,
  UIBarPositionTopAttached = 3,
};

typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible = 0,
  UIGestureRecognizerStateBegan = 1,
  UIGestureRecognizerStateChanged = 2,
  UIGestureRecognizerStateEnded = 3,
  UIGestureRecognizerStateCancelled = 4,
  UIGestureRecognizerStateFailed = 5,
  UIGestureRecognizerStateRecognized = 3,
} NS_SWIFT_NAME(UIGestureRecognizer.State);

typedef NS_ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff = 0,
  UIMenuElementStateOn = 1,
  UIMenuElementStateMixed = 2,
} NS_SWIFT_NAME(UIMenuElement.State);

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet = 1,
  UIModalPresentationFormSheet = 2,
  UIModalPresentationCurrentContext = 3,
  UIModalPresentationCustom = 4,
  UIModalPresentationOverFullScreen = 5,
  UIModalPresentationOverCurrentContext = 6,
  UIModalPresentationPopover = 7,
  UIModalPresentationBlurOverFullScreen = 8,
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2,
};

typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical = 0,
  UIModalTransitionStyleFlipHorizontal = 1,
  UIModalTransitionStyleCrossDissolve = 2,
  UIModalTransitionStylePartialCurl = 3,
};

typedef NS_ENUM(NSInteger, UINavigationControllerOperation) {
  UINavigationControllerOperationNone = 0,
  UINavigationControllerOperationPush = 1,
  UINavigationControllerOperationPop = 2,
} NS_SWIFT_NAME(UINavigationController.Operation);

typedef NS_ENUM(NSInteger, UINavigationItemBackButtonDisplayMode) {
  UINavigationItemBackButtonDisplayModeDefault = 0,
  UINavigationItemBackButtonDisplayModeGeneric = 1,
  UINavigationItemBackButtonDisplayModeMinimal = 2,
} NS_SWIFT_NAME(UINavigationItem.BackButtonDisplayMode);

typedef NS_ENUM(NSInteger, UINavigationItemLargeTitleDisplayMode) {
  UINavigationItemLargeTitleDisplayModeAutomatic = 0,
  UINavigationItemLargeTitleDisplayModeAlways = 1,
  UINavigationItemLargeTitleDisplayModeNever = 2,
  UINavigationItemLargeTitleDisplayModeInline = 3,
} NS_SWIFT_NAME(UINavigationItem.LargeTitleDisplayMode);

typedef NS_ENUM(NSInteger, UINavigationItemStyle) {
  UINavigationItemStyleNavigator = 0,
  UINavigationItemStyleBrowser = 1,
  UINavigationItemStyleEditor = 2,
} NS_SWIFT_NAME(UINavigationItem.ItemStyle) API_AVAILABLE(ios(16.0));

typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchDown = 1 << 0,
  UIControlEventTouchDownRepeat = 1 << 1,
  UIControlEventTouchDragInside = 1 << 2,
  UIControlEventTouchDragOutside = 1 << 3,
  UIControlEventTouchDragEnter = 1 << 4,
  UIControlEventTouchDragExit = 1 << 5,
  UIControlEventTouchUpInside = 1 << 6,
  UIControlEventTouchUpOutside = 1 << 7,
  UIControlEventTouchCancel = 1 << 8,
  UIControlEventValueChanged = 1 << 12,
  UIControlEventPrimaryActionTriggered = 1 << 13,
  UIControlEventMenuActionTriggered = 1 << 14,
  UIControlEventEditingDidBegin = 1 << 16,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEnd = 1 << 18,
  UIControlEventEditingDidEndOnExit = 1 << 19,
  UIControlEventAllTouchEvents = 0x00000FFF,
  UIControlEventAllEditingEvents = 0x000F0000,
  UIControlEventApplicationReserved = 0x0F000000,
  UIControlEventSystemReserved = 0xF0000000,
  UIControlEventAllEvents = 0xFFFFFFFF,
} NS_SWIFT_NAME(UIControl.Event);

typedef NS_OPTIONS(NSUInteger, UIControlState) {
  UIControlStateHighlighted = 1 << 0,
  UIControlStateDisabled = 1 << 1,
  UIControlStateSelected = 1 << 2,
  UIControlStateFocused = 1 << 3,
  UIControlStateApplication = 0x00FF0000,
  UIControlStateReserved = 0xFF000000,
} NS_SWIFT_NAME(UIControl.State);

typedef NS_OPTIONS(NSInteger, UIKeyModifierFlags) {
  UIKeyModifierAlphaShift = 1 << 16,
  UIKeyModifierShift = 1 << 17,
  UIKeyModifierControl = 1 << 18,
  UIKeyModifierAlternate = 1 << 19,
  UIKeyModifierCommand = 1 << 20,
  UIKeyModifierNumericPad = 1 << 21,
};

typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1 << 0,
  UIMenuElementAttributesDestructive = 1 << 1,
  UIMenuElementAttributesHidden = 1 << 2,
  UIMenuElementAttributesKeepsMenuPresented = 1 << 3,
} NS_SWIFT_NAME(UIMenuElement.Attributes);

typedef NS_OPTIONS(NSUInteger, UIMenuOptions) {
  UIMenuOptionsDisplayInline = 1 << 0,
  UIMenuOptionsDestructive = 1 << 1,
  UIMenuOptionsSingleSelection = 1 << 5,
  UIMenuOptionsDisplayAsPalette = 1 << 7,
} NS_SWIFT_NAME(UIMenu.Options);

typedef NS_ENUM(NSInteger, UIUserInterfaceLayoutDirection) {
  UIUserInterfaceLayoutDirectionLeftToRight = 0,
  UIUserInterfaceLayoutDirectionRightToLeft = 1,
};

typedef NS_ENUM(NSInteger, UIUserInterfaceIdiom) {
  UIUserInterfaceIdiomUnspecified = -1,
  UIUserInterfaceIdiomPhone = 0,
  UIUserInterfaceIdiomPad = 1,
};

typedef NS_ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown = 0,
  UIInterfaceOrientationPortrait = 1,
  UIInterfaceOrientationPortraitUpsideDown = 2,
  UIInterfaceOrientationLandscapeLeft = 4,
  UIInterfaceOrientationLandscapeRight = 3,
};

typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 1 << 1,
  UIInterfaceOrientationMaskPortraitUpsideDown = 1 << 2,
  UIInterfaceOrientationMaskLandscapeRight = 1 << 3,
  UIInterfaceOrientationMaskLandscapeLeft = 1 << 4,
  UIInterfaceOrientationMaskLandscape = 24,
  UIInterfaceOrientationMaskAll = 30,
  UIInterfaceOrientationMaskAllButUpsideDown = 26,
};

typedef NS_ENUM(NSInteger, UIEventType) {
  UIEventTypeTouches = 0,
  UIEventTypeMotion = 1,
  UIEventTypeRemoteControl = 2,
  UIEventTypePresses = 3,
  UIEventTypeScroll = 10,
  UIEventTypeHover = 11,
  UIEventTypeTransform = 14,
} NS_SWIFT_NAME(UIEvent.EventType);

typedef NS_OPTIONS(NSInteger, UIScrollTypeMask) {
  UIScrollTypeMaskDiscrete = 1 << 0,
  UIScrollTypeMaskContinuous = 1 << 1,
  UIScrollTypeMaskAll = 3,
};

typedef NS_ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem = 1,
} NS_SWIFT_NAME(UIButton.ButtonType);

typedef NS_ENUM(NSInteger, UITabBarControllerMode) {
  UITabBarControllerModeAutomatic,
  UITabBarControllerModeTabBar,
  UITabBarControllerModeTabSidebar,
} NS_SWIFT_NAME(UITabBarController.Mode) API_AVAILABLE(ios(18.0));

typedef NS_ENUM(NSInteger, UITabBarMinimizeBehavior) {
  UITabBarMinimizeBehaviorAutomatic,
  UITabBarMinimizeBehaviorNever,
  UITabBarMinimizeBehaviorOnScrollDown,
  UITabBarMinimizeBehaviorOnScrollUp,
} NS_SWIFT_NAME(UITabBarController.MinimizeBehavior) API_AVAILABLE(ios(26.0));

typedef NS_ENUM(NSInteger, UITableViewScrollPosition) {
  UITableViewScrollPositionNone,
  UITableViewScrollPositionTop,
  UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom,
} NS_SWIFT_NAME(UITableView.ScrollPosition);

typedef NS_ENUM(NSInteger, UITableViewStyle) {
  UITableViewStylePlain,
  UITableViewStyleGrouped,
  UITableViewStyleInsetGrouped,
} NS_SWIFT_NAME(UITableView.Style);

typedef NS_ENUM(NSInteger, UITableViewCellStyle) {
  UITableViewCellStyleDefault,
  UITableViewCellStyleValue1,
  UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle,
} NS_SWIFT_NAME(UITableViewCell.CellStyle);

typedef NS_ENUM(NSInteger, UITableViewCellSelectionStyle) {
  UITableViewCellSelectionStyleNone,
  UITableViewCellSelectionStyleBlue,
  UITableViewCellSelectionStyleGray,
  UITableViewCellSelectionStyleDefault,
} NS_SWIFT_NAME(UITableViewCell.SelectionStyle);

typedef NS_ENUM(NSInteger, UITableViewCellAccessoryType) {
  UITableViewCellAccessoryNone,
  UITableViewCellAccessoryDisclosureIndicator,
  UITableViewCellAccessoryDetailDisclosureButton,
  UITableViewCellAccessoryCheckmark,
  UITableViewCellAccessoryDetailButton,
} NS_SWIFT_NAME(UITableViewCell.AccessoryType);

typedef NS_ENUM(NSInteger, UIContextualActionStyle) {
  UIContextualActionStyleNormal,
  UIContextualActionStyleDestructive,
} NS_SWIFT_NAME(UIContextualAction.Style);

typedef NS_ENUM(NSInteger, UISplitViewControllerStyle) {
  UISplitViewControllerStyleUnspecified = 0,
  UISplitViewControllerStyleDoubleColumn = 1,
  UISplitViewControllerStyleTripleColumn = 2,
} NS_SWIFT_NAME(UISplitViewController.Style);

typedef NS_ENUM(NSInteger, UISplitViewControllerColumn) {
  UISplitViewControllerColumnPrimary = 0,
  UISplitViewControllerColumnSupplementary = 1,
  UISplitViewControllerColumnSecondary = 2,
  UISplitViewControllerColumnCompact = 3,
  UISplitViewControllerColumnInspector = 4,
} NS_SWIFT_NAME(UISplitViewController.Column);

typedef NS_ENUM(NSInteger, UISplitViewControllerDisplayMode) {
  UISplitViewControllerDisplayModeAutomatic = 0,
  UISplitViewControllerDisplayModeSecondaryOnly = 1,
  UISplitViewControllerDisplayModeOneBesideSecondary = 2,
  UISplitViewControllerDisplayModeOneOverSecondary = 3,
  UISplitViewControllerDisplayModeTwoBesideSecondary = 4,
  UISplitViewControllerDisplayModeTwoOverSecondary = 5,
  UISplitViewControllerDisplayModeTwoDisplaceSecondary = 6,
} NS_SWIFT_NAME(UISplitViewController.DisplayMode);

typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1,
} NS_SWIFT_NAME(NSLayoutConstraint.Axis);

// Values that the sources only pass on, if at all: their cases are left out.
typedef NSInteger NSLineBreakMode;
typedef NSInteger UIAlertControllerSeverity;
typedef NSInteger UIBarStyle;
typedef NSInteger UIBehavioralStyle;
typedef NSInteger UIButtonRole NS_SWIFT_NAME(UIButton.Role);
typedef NSInteger UIContainerBackgroundStyle;
typedef NSString *UIContentSizeCategory NS_TYPED_EXTENSIBLE_ENUM;
typedef NSUInteger UIContextMenuConfigurationElementOrder NS_SWIFT_NAME(UIContextMenuConfiguration.ElementOrder);
typedef NSInteger UIControlContentHorizontalAlignment NS_SWIFT_NAME(UIControl.ContentHorizontalAlignment);
typedef NSInteger UIControlContentVerticalAlignment NS_SWIFT_NAME(UIControl.ContentVerticalAlignment);
typedef NSInteger UIEditingInteractionConfiguration;
typedef NSInteger UIEventButtonMask NS_SWIFT_NAME(UIEvent.ButtonMask);
typedef NSInteger UIFocusGroupPriority;
typedef NSInteger UIMenuElementSize NS_SWIFT_NAME(UIMenu.ElementSize);
typedef NSInteger UINavigationBarNSToolbarSection NS_SWIFT_NAME(UINavigationBar.NSToolbarSection);
typedef NSInteger UINavigationItemSearchBarPlacement NS_SWIFT_NAME(UINavigationItem.SearchBarPlacement);
typedef NSUInteger UIRectEdge;
typedef NSInteger UISemanticContentAttribute;
typedef NSInteger UISplitViewControllerBackgroundStyle NS_SWIFT_NAME(UISplitViewController.BackgroundStyle);
typedef NSInteger UISplitViewControllerDisplayModeButtonVisibility NS_SWIFT_NAME(UISplitViewController.DisplayModeButtonVisibility);
typedef NSInteger UISplitViewControllerPrimaryEdge NS_SWIFT_NAME(UISplitViewController.PrimaryEdge);
typedef NSInteger UISplitViewControllerSplitBehavior NS_SWIFT_NAME(UISplitViewController.SplitBehavior);
typedef NSInteger UIStatusBarAnimation;
typedef NSInteger UIUserInterfaceStyle;
typedef NSInteger UIViewAnimationCurve NS_SWIFT_NAME(UIView.AnimationCurve);
typedef NSUInteger UIViewAnimationOptions NS_SWIFT_NAME(UIView.AnimationOptions);
typedef NSUInteger UIViewAutoresizing NS_SWIFT_NAME(UIView.AutoresizingMask);
typedef NSInteger UIViewContentMode NS_SWIFT_NAME(UIView.ContentMode);
typedef NSInteger UIViewTintAdjustmentMode NS_SWIFT_NAME(UIView.TintAdjustmentMode);
typedef CGFloat UIWindowLevel NS_SWIFT_NAME(UIWindow.Level) NS_TYPED_EXTENSIBLE_ENUM;
extern const UIWindowLevel UIWindowLevelStatusBar;

typedef NSString *UIActionIdentifier NS_SWIFT_NAME(UIAction.Identifier) NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UIMenuIdentifier NS_SWIFT_NAME(UIMenu.Identifier) NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UITransitionContextViewControllerKey NS_TYPED_EXTENSIBLE_ENUM;
typedef NSString *UITransitionContextViewKey NS_TYPED_EXTENSIBLE_ENUM;

typedef void (^UIActionHandler)(__kindof UIAction *action);
typedef void (^UIButtonConfigurationUpdateHandler)(__kindof UIButton *button) NS_SWIFT_NAME(UIButton.ConfigurationUpdateHandler);
typedef id _Nullable (^UIButtonPointerStyleProvider)(UIButton *button) NS_SWIFT_NAME(UIButton.PointerStyleProvider);
typedef void (^UIContextualActionHandler)(UIContextualAction *action, __kindof UIView *sourceView, void (^completionHandler)(BOOL actionPerformed)) NS_SWIFT_NAME(UIContextualAction.Handler);

#pragma clang assume_nonnull end
