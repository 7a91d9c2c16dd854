#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface UIStoryboardSegue : NSObject
@property (nonatomic, readonly, nullable) NSString *identifier;
@property (nonatomic, readonly) UIViewController *sourceViewController NS_SWIFT_NAME(source);
@property (nonatomic, readonly) UIViewController *destinationViewController NS_SWIFT_NAME(destination);
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarItem : UIBarItem
@end

NS_SWIFT_UI_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController
@property (nonatomic, weak, nullable) id<UITabBarControllerDelegate> delegate;
@property (nonatomic) UITabBarControllerMode mode API_AVAILABLE(ios(18.0));
@property (nonatomic, readonly) UITabBarControllerSidebar *sidebar API_AVAILABLE(ios(18.0));
@property (nonatomic, copy, nullable) NSString *customizationIdentifier API_AVAILABLE(ios(18.0));
@property (nonatomic, copy, nullable) NSArray<NSString *> *compactTabIdentifiers API_AVAILABLE(ios(18.0));
@property (nonatomic, strong, nullable) UITab *selectedTab API_AVAILABLE(ios(18.0));
@property (nonatomic, copy) NSArray<UITab *> *tabs API_AVAILABLE(ios(18.0));
@property (nonatomic) UITabBarMinimizeBehavior tabBarMinimizeBehavior API_AVAILABLE(ios(26.0));
@property (nonatomic, getter=isTabBarHidden) BOOL tabBarHidden API_AVAILABLE(ios(18.0));
@property (nonatomic, readonly) UILayoutGuide *contentLayoutGuide API_AVAILABLE(ios(26.0));
@property (nonatomic, strong, nullable) UITabAccessory *bottomAccessory API_AVAILABLE(ios(26.0));
@property (nonatomic, copy, nullable) NSArray<UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> * _Nullable)viewControllers animated:(BOOL)animated;
@property (nonatomic, strong, nullable) UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UINavigationController *moreNavigationController;
@property (nonatomic, copy, nullable) NSArray<UIViewController *> *customizableViewControllers;
@property (nonatomic, readonly) UITabBar *tabBar;
@end

#pragma clang assume_nonnull end
