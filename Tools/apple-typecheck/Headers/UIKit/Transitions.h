#pragma clang assume_nonnull begin

extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey NS_SWIFT_NAME(UITransitionContextViewControllerKey.from);
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey NS_SWIFT_NAME(UITransitionContextViewControllerKey.to);
extern UITransitionContextViewKey const UITransitionContextFromViewKey NS_SWIFT_NAME(UITransitionContextViewKey.from);
extern UITransitionContextViewKey const UITransitionContextToViewKey NS_SWIFT_NAME(UITransitionContextViewKey.to);

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) BOOL initiallyInteractive;
@property (nonatomic, readonly, getter=isInterruptible) BOOL interruptible;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic, readonly) CGFloat completionVelocity;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
- (UIViewController * _Nullable)viewControllerForKey:(UITransitionContextViewControllerKey)key;
- (UIView * _Nullable)viewForKey:(UITransitionContextViewKey)key;
@property (nonatomic, readonly) UIView *containerView;
- (CGAffineTransform)targetTransform;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext>))animation completion:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext>))completion;
- (BOOL)animateAlongsideTransitionInView:(UIView * _Nullable)view animation:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext>))animation completion:(void (^ _Nullable)(id<UIViewControllerTransitionCoordinatorContext>))completion;
- (void)notifyWhenInteractionEndsUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext>))handler;
- (void)notifyWhenInteractionChangesUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext>))handler;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:(id<UIViewControllerContextTransitioning> _Nullable)transitionContext NS_SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(animateTransition(using:));
@optional
- (id<UIViewImplicitlyAnimating>)interruptibleAnimatorForTransition:(id<UIViewControllerContextTransitioning>)transitionContext NS_SWIFT_NAME(interruptibleAnimator(using:));
- (void)animationEnded:(BOOL)transitionCompleted;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@optional
@property (nonatomic, readonly) CGFloat completionSpeed;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
@property (nonatomic, readonly) BOOL wantsInteractiveStart;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerContextTransitioning <NSObject>
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly) BOOL transitionWasCancelled;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete;
- (UIViewController * _Nullable)viewControllerForKey:(UITransitionContextViewControllerKey)key;
- (UIView * _Nullable)viewForKey:(UITransitionContextViewKey)key;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
- (CGRect)initialFrameForViewController:(UIViewController *)vc;
- (CGRect)finalFrameForViewController:(UIViewController *)vc;
@end

NS_SWIFT_UI_ACTOR
@interface UIPercentDrivenInteractiveTransition : NSObject <UIViewControllerInteractiveTransitioning>
@property (readonly) CGFloat duration;
@property (readonly) CGFloat percentComplete;
@property (nonatomic) CGFloat completionSpeed;
@property (nonatomic) UIViewAnimationCurve completionCurve;
@property (nonatomic, strong, nullable) id<UITimingCurveProvider> timingCurve;
@property (nonatomic) BOOL wantsInteractiveStart;
- (void)updateInteractiveTransition:(CGFloat)percentComplete NS_SWIFT_NAME(update(_:));
- (void)cancelInteractiveTransition NS_SWIFT_NAME(cancel());
- (void)finishInteractiveTransition NS_SWIFT_NAME(finish());
@end

#pragma clang assume_nonnull end
