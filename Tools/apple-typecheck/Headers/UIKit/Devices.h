#pragma clang assume_nonnull begin

@interface UIContextMenuConfiguration : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice;
@property (nonatomic, readonly, strong) NSString *systemVersion;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end

NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
@end

typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground
} NS_SWIFT_NAME(UIScene.ActivationState);

NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder
@property (nonatomic, readonly) UISceneActivationState activationState;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindowScene : UIScene
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@end

NS_SWIFT_UI_ACTOR
@interface UIEvent : NSObject
@property (nonatomic, readonly) UIEventType type;
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
@end

NS_SWIFT_UI_ACTOR
@interface UITouch : NSObject
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nullable, nonatomic, readonly, strong) UIWindow *window;
@property (nullable, nonatomic, readonly, strong) UIView *view;
@property (nullable, nonatomic, readonly, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
- (CGPoint)locationInView:(nullable UIView *)view;
- (CGPoint)previousLocationInView:(nullable UIView *)view;
@end

NS_SWIFT_SENDABLE
@interface UIImage : NSObject
@end

NS_SWIFT_SENDABLE
@interface UIColor : NSObject
@property (class, nonatomic, readonly) UIColor *blackColor;
@property (class, nonatomic, readonly) UIColor *whiteColor;
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor;
@end

#pragma clang assume_nonnull end
