#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding>
@property (nonatomic, readonly) UINavigationItem *navigationItem;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nonatomic, readonly, nullable) UINavigationController *navigationController;
@property (nonatomic, strong, nullable) NSArray<UIBarButtonItem *> *toolbarItems;
@property (nonatomic, getter=isModalInPopover) BOOL modalInPopover;
@property (nonatomic) CGSize contentSizeForViewInPopover;
@property (nonatomic, readonly, nullable) UISplitViewController *splitViewController;
@property (nonatomic, readonly, nullable) UITab *tab API_AVAILABLE(ios(18.0));
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nonatomic, readonly, nullable) UITabBarController *tabBarController;
- (instancetype)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nonatomic, readonly, nullable) UIView *viewIfLoaded;
- (void)loadView;
- (void)viewDidLoad;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nonatomic, readonly, nullable) NSString *nibName;
@property (nonatomic, readonly, nullable) NSBundle *nibBundle;
@property (nonatomic, readonly, nullable) UIStoryboard *storyboard;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewDidLayoutSubviews;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, readonly, nullable) UIViewController *parentViewController NS_SWIFT_NAME(parent);
@property (nonatomic, readonly, nullable) UIViewController *modalViewController;
@property (nonatomic, readonly, nullable) UIViewController *presentedViewController NS_SWIFT_NAME(presentedViewController);
@property (nonatomic, readonly, nullable) UIViewController *presentingViewController NS_SWIFT_NAME(presentingViewController);
@property (nonatomic) BOOL definesPresentationContext;
@property (nonatomic) BOOL providesPresentationContextTransitionStyle;
@property (nonatomic) BOOL restoresFocusAfterTransition;
@property (nonatomic, copy, nullable) NSString *focusGroupIdentifier;
@property (nonatomic, copy, nullable) NSString *interactionActivityTrackingBaseName API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController NS_SWIFT_NAME(isMovingToParent);
@property (nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController NS_SWIFT_NAME(isMovingFromParent);
- (void)presentViewController:(UIViewController *)viewControllerToPresent animated:(BOOL)flag completion:(void (^ _Nullable)(void))completion NS_SWIFT_DISABLE_ASYNC;
- (void)dismissViewControllerAnimated:(BOOL)flag completion:(void (^ _Nullable)(void))completion NS_SWIFT_DISABLE_ASYNC;
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic, strong, nullable) UIViewControllerTransition *preferredTransition API_AVAILABLE(ios(18.0));
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic) BOOL modalPresentationCapturesStatusBarAppearance;
@property (nonatomic, readonly) BOOL disablesAutomaticKeyboardDismissal;
@property (nonatomic) BOOL wantsFullScreenLayout;
@property (nonatomic) UIRectEdge edgesForExtendedLayout;
@property (nonatomic) BOOL extendedLayoutIncludesOpaqueBars;
@property (nonatomic) BOOL automaticallyAdjustsScrollViewInsets;
@property (nonatomic) CGSize preferredContentSize;
@property (nonatomic, readonly) UIStatusBarAnimation preferredStatusBarUpdateAnimation;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
+ (void)attemptRotationToDeviceOrientation;
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
@property (nonatomic, readonly, nullable) UIView *rotatingHeaderView;
@property (nonatomic, readonly, nullable) UIView *rotatingFooterView;
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic, readonly) UIBarButtonItem *editButtonItem;
@property (nonatomic, readonly, nullable) UISearchDisplayController *searchDisplayController;
@property (nonatomic, readonly) NSArray<UIViewController *> *childViewControllers NS_SWIFT_NAME(children);
- (void)transitionFromViewController:(UIViewController *)fromViewController toViewController:(UIViewController *)toViewController duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options animations:(void (^ _Nullable)(void))animations completion:(void (^ _Nullable)(BOOL))completion;
@property (nonatomic, readonly) BOOL automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers;
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardRotationMethods;
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
@property (nonatomic, copy, nullable) NSString *restorationIdentifier;
@property (nonatomic, nullable) Class restorationClass;
@property (nonatomic, weak, nullable) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
@property (nonatomic, readonly) id<UILayoutSupport> topLayoutGuide;
@property (nonatomic, readonly) id<UILayoutSupport> bottomLayoutGuide;
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
@property (nonatomic, readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins;
@property (nonatomic) BOOL viewRespectsSystemMinimumLayoutMargins;
@property (nonatomic, readonly) BOOL performsActionsWhilePresentingModally;
@property (nonatomic, readonly, nullable) NSExtensionContext *extensionContext;
@property (nonatomic, readonly, nullable) UIPresentationController *presentationController;
@property (nonatomic, readonly, nullable) UISheetPresentationController *sheetPresentationController;
@property (nonatomic, readonly, nullable) UIPopoverPresentationController *popoverPresentationController;
@property (nonatomic, readonly, nullable) UIPresentationController *activePresentationController API_AVAILABLE(ios(16.0));
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures NS_SWIFT_NAME(childForScreenEdgesDeferringSystemGestures);
@property (nonatomic, readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForHomeIndicatorAutoHidden NS_SWIFT_NAME(childForHomeIndicatorAutoHidden);
@property (nonatomic, readonly) BOOL prefersHomeIndicatorAutoHidden;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForPointerLock;
@property (nonatomic, readonly) BOOL prefersPointerLocked;
@property (nonatomic, copy, nullable) id<UIContentConfiguration> contentUnavailableConfiguration API_AVAILABLE(ios(17.0));
@property (nonatomic, readonly) UIContentUnavailableConfigurationState *contentUnavailableConfigurationState API_AVAILABLE(ios(17.0));
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForInterfaceOrientationLock API_AVAILABLE(ios(26.0));
@property (nonatomic, readonly) BOOL prefersInterfaceOrientationLocked API_AVAILABLE(ios(26.0));
@property (nonatomic, readonly) NSArray<id<UIPreviewActionItem>> *previewActionItems;
@property (nonatomic, readonly) id<UITraitOverrides> traitOverrides API_AVAILABLE(ios(17.0));
@property (nonatomic, readonly) UIContainerBackgroundStyle preferredContainerBackgroundStyle;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForPreferredContainerBackgroundStyle;
@property (nonatomic, readonly, nullable) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
- (void)addKeyCommand:(UIKeyCommand *)keyCommand;
- (void)removeKeyCommand:(UIKeyCommand *)keyCommand;
- (void)loadViewIfNeeded;
- (void)viewIsAppearing:(BOOL)animated;
- (void)willMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NS_SWIFT_NAME(didMove(toParent:));
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)collapseSecondaryViewController:(UIViewController *)secondaryViewController forSplitViewController:(UISplitViewController *)splitViewController;
- (nullable UIViewController *)separateSecondaryViewControllerForSplitViewController:(UISplitViewController *)splitViewController;
- (void)unwindForSegue:(UIStoryboardSegue *)unwindSegue towardsViewController:(UIViewController *)subsequentVC NS_SWIFT_NAME(unwind(for:towards:));
@end

NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(NSString * _Nullable)title style:(UIAlertActionStyle)style handler:(void (^ _Nullable)(UIAlertAction *))handler;
@property (nonatomic, readonly, nullable) NSString *title;
@property (nonatomic, readonly) UIAlertActionStyle style;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

NS_SWIFT_UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(NSString * _Nullable)title message:(NSString * _Nullable)message preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action;
@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property (nonatomic, strong, nullable) UIAlertAction *preferredAction;
@property (nonatomic, readonly, nullable) NSArray<UITextField *> *textFields;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, nullable) NSString *message;
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@property (nonatomic) UIAlertControllerSeverity severity API_AVAILABLE(ios(16.0));
@end

#pragma clang assume_nonnull end
