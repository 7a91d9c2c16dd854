#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, strong, nullable) UIImage *image;
@property (nonatomic, strong, nullable) UIImage *landscapeImagePhone;
@property (nonatomic, strong, nullable) UIImage *largeContentSizeImage;
@property (nonatomic) UIEdgeInsets imageInsets;
@property (nonatomic) UIEdgeInsets landscapeImagePhoneInsets;
@property (nonatomic) UIEdgeInsets largeContentSizeImageInsets;
@property (nonatomic) NSInteger tag;
@end

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : UIBarItem
- (instancetype)initWithImage:(UIImage * _Nullable)image style:(UIBarButtonItemStyle)style target:(id _Nullable)target action:(SEL _Nullable)action;
- (instancetype)initWithImage:(UIImage * _Nullable)image landscapeImagePhone:(UIImage * _Nullable)landscapeImagePhone style:(UIBarButtonItemStyle)style target:(id _Nullable)target action:(SEL _Nullable)action;
- (instancetype)initWithTitle:(NSString * _Nullable)title style:(UIBarButtonItemStyle)style target:(id _Nullable)target action:(SEL _Nullable)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem target:(id _Nullable)target action:(SEL _Nullable)action;
- (instancetype)initWithCustomView:(UIView *)customView;
@property (nonatomic, class, readonly) UIBarButtonItem *flexibleSpaceItem;
@property (nonatomic, class, readonly) UIBarButtonItem *fixedSpaceItem API_AVAILABLE(ios(26.0));
@property (nonatomic) UIBarButtonItemStyle style;
@property (nonatomic) CGFloat width;
@property (nonatomic, copy, nullable) NSSet<NSString *> *possibleTitles;
@property (nonatomic, strong, nullable) UIView *customView;
@property (nonatomic, nullable) SEL action;
@property (nonatomic, weak, nullable) id target;
@property (nonatomic, copy, nullable) UIAction *primaryAction;
@property (nonatomic, copy, nullable) UIMenu *menu;
@property (nonatomic) UIContextMenuConfigurationElementOrder preferredMenuElementOrder API_AVAILABLE(ios(16.0));
@property (nonatomic) BOOL changesSelectionAsPrimaryAction;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHidden) BOOL hidden API_AVAILABLE(ios(16.0));
@property (nonatomic, getter=isSymbolAnimationEnabled) BOOL symbolAnimationEnabled API_AVAILABLE(ios(17.0));
@property (nonatomic, copy, nullable) UIMenuElement *menuRepresentation API_AVAILABLE(ios(16.0));
@property (nonatomic) BOOL hidesSharedBackground API_AVAILABLE(ios(26.0));
@property (nonatomic) BOOL sharesBackground API_AVAILABLE(ios(26.0));
@property (nonatomic, copy, nullable) NSString *identifier API_AVAILABLE(ios(26.0));
@property (nonatomic, readonly) UIBarButtonItemGroup *creatingFixedGroup API_AVAILABLE(ios(16.0));
@property (nonatomic, strong, nullable) UIColor *tintColor;
@property (nonatomic, strong, nullable) UIBarButtonItemBadge *badge API_AVAILABLE(ios(26.0));
@property (nonatomic, readonly, nullable) UIBarButtonItemGroup *buttonGroup;
@end

NS_SWIFT_UI_ACTOR
@protocol UIBarPositioning <NSObject>
@property (nonatomic, readonly) UIBarPosition barPosition;
@end

NS_SWIFT_UI_ACTOR
@protocol UIBarPositioningDelegate <NSObject>
@optional
- (UIBarPosition)positionForBar:(id<UIBarPositioning>)bar NS_SWIFT_NAME(position(for:));
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject
- (instancetype)initWithTitle:(NSString *)title;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, nullable) NSAttributedString *attributedTitle API_AVAILABLE(ios(26.0));
@property (nonatomic, strong, nullable) UIView *titleView;
@property (nonatomic, copy, nullable) NSString *subtitle API_AVAILABLE(ios(26.0));
@property (nonatomic, copy, nullable) NSAttributedString *attributedSubtitle API_AVAILABLE(ios(26.0));
@property (nonatomic, copy, nullable) UIView *subtitleView API_AVAILABLE(ios(26.0));
@property (nonatomic, copy, nullable) NSString *largeTitle API_AVAILABLE(ios(26.0));
@property (nonatomic, copy, nullable) NSString *largeSubtitle API_AVAILABLE(ios(26.0));
@property (nonatomic, copy, nullable) NSAttributedString *largeAttributedSubtitle API_AVAILABLE(ios(26.0));
@property (nonatomic, strong, nullable) UIView *largeSubtitleView API_AVAILABLE(ios(26.0));
@property (nonatomic, copy, nullable) NSString *prompt;
@property (nonatomic, strong, nullable) UIBarButtonItem *backBarButtonItem;
@property (nonatomic, copy, nullable) NSString *backButtonTitle;
@property (nonatomic) BOOL hidesBackButton;
@property (nonatomic) UINavigationItemBackButtonDisplayMode backButtonDisplayMode;
@property (nonatomic, copy, nullable) UIAction *backAction API_AVAILABLE(ios(16.0));
@property (nonatomic, copy) UIMenu * _Nullable (^ _Nullable titleMenuProvider)(NSArray<UIMenuElement *> *) API_AVAILABLE(ios(16.0));
@property (nonatomic, weak, nullable) id<UINavigationItemRenameDelegate> renameDelegate API_AVAILABLE(ios(16.0));
@property (nonatomic, strong, nullable) UIDocumentProperties *documentProperties API_AVAILABLE(ios(16.0));
@property (nonatomic, copy, nullable) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nonatomic, copy, nullable) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property (nonatomic) BOOL leftItemsSupplementBackButton;
@property (nonatomic, strong, nullable) UIBarButtonItem *leftBarButtonItem;
@property (nonatomic, strong, nullable) UIBarButtonItem *rightBarButtonItem;
@property (nonatomic, copy, nullable) NSString *customizationIdentifier API_AVAILABLE(ios(16.0));
@property (nonatomic, copy) NSArray<UIBarButtonItemGroup *> *leadingItemGroups API_AVAILABLE(ios(16.0));
@property (nonatomic, copy) NSArray<UIBarButtonItemGroup *> *centerItemGroups API_AVAILABLE(ios(16.0));
@property (nonatomic, copy) NSArray<UIBarButtonItemGroup *> *trailingItemGroups API_AVAILABLE(ios(16.0));
@property (nonatomic, strong, nullable) UIBarButtonItemGroup *pinnedTrailingGroup API_AVAILABLE(ios(16.0));
@property (nonatomic, strong, nullable) UIDeferredMenuElement *additionalOverflowItems API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly, nullable) id<UIPopoverPresentationControllerSourceItem> overflowPresentationSource API_AVAILABLE(ios(16.0));
@property (nonatomic) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode;
@property (nonatomic) UINavigationItemStyle style API_AVAILABLE(ios(16.0));
@property (nonatomic, strong, nullable) UISearchController *searchController;
@property (nonatomic) BOOL hidesSearchBarWhenScrolling;
@property (nonatomic) UINavigationItemSearchBarPlacement preferredSearchBarPlacement API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly) UINavigationItemSearchBarPlacement searchBarPlacement API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly) UIBarButtonItem *searchBarPlacementBarButtonItem API_AVAILABLE(ios(26.0));
@property (nonatomic) BOOL searchBarPlacementAllowsToolbarIntegration API_AVAILABLE(ios(26.0));
@property (nonatomic) BOOL searchBarPlacementAllowsExternalIntegration API_AVAILABLE(ios(26.0));
@property (nonatomic, copy, nullable) UINavigationBarAppearance *standardAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *compactAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *compactScrollEdgeAppearance;
@end

NS_SWIFT_UI_ACTOR
@protocol UINavigationBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPushItem:(UINavigationItem *)item;
- (void)navigationBar:(UINavigationBar *)navigationBar didPushItem:(UINavigationItem *)item;
- (BOOL)navigationBar:(UINavigationBar *)navigationBar shouldPopItem:(UINavigationItem *)item;
- (void)navigationBar:(UINavigationBar *)navigationBar didPopItem:(UINavigationItem *)item;
- (UINavigationBarNSToolbarSection)navigationBarNSToolbarSection:(UINavigationBar *)navigationBar API_AVAILABLE(ios(16.0));
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationBar : UIView <UIBarPositioning>
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic, weak, nullable) id<UINavigationBarDelegate> delegate;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@property (nonatomic, readonly, nullable) UINavigationItem *topItem;
@property (nonatomic, readonly, nullable) UINavigationItem *backItem;
@property (nonatomic, copy, nullable) NSArray<UINavigationItem *> *items;
@property (nonatomic) BOOL prefersLargeTitles;
@property (nonatomic, readonly) UINavigationBarNSToolbarSection currentNSToolbarSection API_AVAILABLE(ios(16.0));
@property (nonatomic, readonly) UIBehavioralStyle behavioralStyle API_AVAILABLE(ios(16.0));
@property (nonatomic) UIBehavioralStyle preferredBehavioralStyle API_AVAILABLE(ios(16.0));
@property (nonatomic, strong, nullable) UIColor *tintColor;
@property (nonatomic, strong, nullable) UIColor *barTintColor;
@property (nonatomic, strong, nullable) UIImage *shadowImage;
@property (nonatomic, copy, nullable) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic, copy, nullable) NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes;
@property (nonatomic, strong, nullable) UIImage *backIndicatorImage;
@property (nonatomic, strong, nullable) UIImage *backIndicatorTransitionMaskImage;
@property (nonatomic, copy) UINavigationBarAppearance *standardAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *compactAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *compactScrollEdgeAppearance;
@end

NS_SWIFT_UI_ACTOR
@protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController willShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController didShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:(UINavigationController *)navigationController;
- (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:(UINavigationController *)navigationController NS_SWIFT_NAME(navigationControllerPreferredInterfaceOrientationForPresentation(_:));
- (id<UIViewControllerInteractiveTransitioning> _Nullable)navigationController:(UINavigationController *)navigationController interactionControllerForAnimationController:(id<UIViewControllerAnimatedTransitioning>)animationController NS_SWIFT_NAME(navigationController(_:interactionControllerFor:));
- (id<UIViewControllerAnimatedTransitioning> _Nullable)navigationController:(UINavigationController *)navigationController animationControllerForOperation:(UINavigationControllerOperation)operation fromViewController:(UIViewController *)fromVc toViewController:(UIViewController *)toVc;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithNavigationBarClass:(Class _Nullable)navigationBarClass toolbarClass:(Class _Nullable)toolbarClass;
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
- (instancetype)initWithNibName:(NSString * _Nullable)nibNameOrNil bundle:(NSBundle * _Nullable)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (UIViewController * _Nullable)popViewControllerAnimated:(BOOL)animated;
- (NSArray<UIViewController *> * _Nullable)popToViewController:(UIViewController *)viewController animated:(BOOL)animated NS_SWIFT_NAME(popToViewController(_:animated:));
- (NSArray<UIViewController *> * _Nullable)popToRootViewControllerAnimated:(BOOL)animated;
@property (nonatomic, readonly, nullable) UIViewController *topViewController;
@property (nonatomic, readonly, nullable) UIViewController *visibleViewController;
@property (nonatomic, copy) NSArray<UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers animated:(BOOL)animated;
@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (nonatomic, getter=isToolbarHidden) BOOL toolbarHidden;
@property (nonatomic, readonly, nullable) UIToolbar *toolbar;
@property (nonatomic, weak, nullable) id<UINavigationControllerDelegate> delegate;
@property (nonatomic, readonly, nullable) UIGestureRecognizer *interactivePopGestureRecognizer;
@property (nonatomic, readonly, nullable) UIGestureRecognizer *interactiveContentPopGestureRecognizer API_AVAILABLE(ios(26.0));
@property (nonatomic) BOOL hidesBarsWhenKeyboardAppears;
@property (nonatomic) BOOL hidesBarsOnSwipe;
@property (nonatomic, readonly) UIPanGestureRecognizer *barHideOnSwipeGestureRecognizer;
@property (nonatomic) BOOL hidesBarsWhenVerticallyCompact;
@property (nonatomic) BOOL hidesBarsOnTap;
@property (nonatomic, readonly) UITapGestureRecognizer *barHideOnTapGestureRecognizer;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@end

#pragma clang assume_nonnull end
