#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly) UISplitViewControllerStyle style;
@property (nonatomic, weak, nullable) id<UISplitViewControllerDelegate> delegate;
@property (nonatomic) BOOL showsSecondaryOnlyButton;
@property (nonatomic) UISplitViewControllerSplitBehavior preferredSplitBehavior;
@property (nonatomic, readonly) UISplitViewControllerSplitBehavior splitBehavior;
@property (nonatomic, copy) NSArray<UIViewController *> *viewControllers;
@property (nonatomic) BOOL presentsWithGesture;
@property (nonatomic, readonly, getter=isCollapsed) BOOL collapsed;
@property (nonatomic) UISplitViewControllerDisplayMode preferredDisplayMode;
@property (nonatomic, readonly) UISplitViewControllerDisplayMode displayMode;
@property (nonatomic, readonly) UIBarButtonItem *displayModeButtonItem;
@property (nonatomic) UISplitViewControllerDisplayModeButtonVisibility displayModeButtonVisibility;
@property (nonatomic) CGFloat preferredPrimaryColumnWidthFraction;
@property (nonatomic) CGFloat preferredPrimaryColumnWidth;
@property (nonatomic) CGFloat minimumPrimaryColumnWidth;
@property (nonatomic) CGFloat maximumPrimaryColumnWidth;
@property (nonatomic, readonly) CGFloat primaryColumnWidth;
@property (nonatomic) CGFloat preferredSupplementaryColumnWidthFraction;
@property (nonatomic) CGFloat preferredSupplementaryColumnWidth;
@property (nonatomic) CGFloat minimumSupplementaryColumnWidth;
@property (nonatomic) CGFloat maximumSupplementaryColumnWidth;
@property (nonatomic, readonly) CGFloat supplementaryColumnWidth;
@property (nonatomic) CGFloat preferredSecondaryColumnWidthFraction API_AVAILABLE(ios(26.0));
@property (nonatomic) CGFloat preferredSecondaryColumnWidth API_AVAILABLE(ios(26.0));
@property (nonatomic) CGFloat minimumSecondaryColumnWidth API_AVAILABLE(ios(26.0));
@property (nonatomic) CGFloat preferredInspectorColumnWidthFraction API_AVAILABLE(ios(26.0));
@property (nonatomic) CGFloat preferredInspectorColumnWidth API_AVAILABLE(ios(26.0));
@property (nonatomic) CGFloat minimumInspectorColumnWidth API_AVAILABLE(ios(26.0));
@property (nonatomic) CGFloat maximumInspectorColumnWidth API_AVAILABLE(ios(26.0));
@property (nonatomic) UISplitViewControllerPrimaryEdge primaryEdge;
@property (nonatomic) UISplitViewControllerBackgroundStyle primaryBackgroundStyle;
- (UIViewController * _Nullable)viewControllerForColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(viewController(for:));
- (void)setViewController:(UIViewController * _Nullable)vc forColumn:(UISplitViewControllerColumn)column NS_SWIFT_NAME(setViewController(_:for:));
@end

#pragma clang assume_nonnull end
