#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(UIViewController.Transition)
API_AVAILABLE(ios(18.0))
@interface UIViewControllerTransition : NSObject
+ (instancetype)zoomWithOptions:(nullable UIZoomTransitionOptions *)options
             sourceViewProvider:(UIView * _Nullable (^)(UIZoomTransitionSourceViewProviderContext *))sourceViewProvider
    NS_SWIFT_NAME(zoom(options:sourceViewProvider:));
@end

NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(UIViewControllerTransition.ZoomOptions)
API_AVAILABLE(ios(18.0))
@interface UIZoomTransitionOptions : NSObject
- (instancetype)init;
@property (nonatomic, copy, nullable) BOOL (^interactiveDismissShouldBegin)(UIZoomTransitionInteractionContext *context);
@end

NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(UIZoomTransitionOptions.InteractionContext)
API_AVAILABLE(ios(18.0))
@interface UIZoomTransitionInteractionContext : NSObject
@property (nonatomic, readonly) CGPoint location;
@property (nonatomic, readonly) BOOL willBegin;
@end

NS_SWIFT_UI_ACTOR
NS_SWIFT_NAME(UIViewControllerTransition.ZoomSourceViewProviderContext)
API_AVAILABLE(ios(18.0))
@interface UIZoomTransitionSourceViewProviderContext : NSObject
@end

#pragma clang assume_nonnull end
