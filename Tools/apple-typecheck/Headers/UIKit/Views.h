#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface UIView : UIResponder <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic) BOOL accessibilityIgnoresInvertColors;
@property (nonatomic, copy, nullable) UIHoverStyle *hoverStyle API_AVAILABLE(ios(17.0));
@property (nonatomic, copy) NSArray<id<UIInteraction>> *interactions;
@property (nonatomic) BOOL showsLargeContentViewer;
@property (nonatomic, copy, nullable) NSString *largeContentTitle;
@property (nonatomic, strong, nullable) UIImage *largeContentImage;
@property (nonatomic) BOOL scalesLargeContentImage;
@property (nonatomic) UIEdgeInsets largeContentImageInsets;
@property (nonatomic, readonly) UIViewPrintFormatter *viewPrintFormatter;
@property (nonatomic, class, readonly) Class layerClass;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic, readonly) CALayer *layer;
@property (nonatomic, readonly) BOOL canBecomeFocused;
@property (nonatomic, readonly, getter=isFocused) BOOL focused;
@property (nonatomic, copy, nullable) NSString *focusGroupIdentifier;
@property (nonatomic) UIFocusGroupPriority focusGroupPriority;
@property (nonatomic, copy, nullable) UIFocusEffect *focusEffect;
@property (nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CATransform3D transform3D;
@property (nonatomic) CGFloat contentScaleFactor;
@property (nonatomic) CGPoint anchorPoint API_AVAILABLE(ios(16.0));
@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (nonatomic, getter=isExclusiveTouch) BOOL exclusiveTouch;
- (UIView * _Nullable)hitTest:(CGPoint)point withEvent:(UIEvent * _Nullable)event;
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent * _Nullable)event;
@property (nonatomic) BOOL autoresizesSubviews;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nonatomic, readonly, nullable) UIView *superview;
@property (nonatomic, readonly) NSArray<UIView *> *subviews;
@property (nonatomic, readonly, nullable) UIWindow *window;
- (void)removeFromSuperview;
- (BOOL)isDescendantOfView:(UIView *)view;
- (void)addSubview:(UIView *)view;
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)didMoveToWindow;
- (void)layoutSubviews;
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins;
@property (nonatomic) BOOL preservesSuperviewLayoutMargins;
@property (nonatomic) BOOL insetsLayoutMarginsFromSafeArea;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
@property (nonatomic, readonly) UILayoutGuide *layoutMarginsGuide;
@property (nonatomic, readonly) UILayoutGuide *readableContentGuide;
@property (nonatomic, readonly) UILayoutGuide *safeAreaLayoutGuide;
@property (nonatomic, readonly) UIKeyboardLayoutGuide *keyboardLayoutGuide;
@property (nonatomic) BOOL clipsToBounds;
@property (nonatomic, copy, nullable) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic) BOOL clearsContextBeforeDrawing;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) UIViewContentMode contentMode;
@property (nonatomic) CGRect contentStretch;
@property (nonatomic, strong, nullable) UIView *maskView;
@property (nonatomic, strong, null_resettable) UIColor *tintColor;
@property (nonatomic) UIViewTintAdjustmentMode tintAdjustmentMode;
@property (nonatomic, class, readonly) BOOL areAnimationsEnabled;
@property (nonatomic, class, readonly) NSTimeInterval inheritedAnimationDuration;
@property (nonatomic, copy, nullable) NSArray<UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
@property (nonatomic, copy) NSArray<UIMotionEffect *> *motionEffects;
@property (nonatomic, readonly) NSArray<NSLayoutConstraint *> *constraints;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, readonly) UIEdgeInsets alignmentRectInsets;
@property (nonatomic, readonly) UIView *viewForBaselineLayout;
@property (nonatomic, readonly) UIView *viewForFirstBaselineLayout;
@property (nonatomic, readonly) UIView *viewForLastBaselineLayout;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
@property (nonatomic, readonly) NSArray<UILayoutGuide *> *layoutGuides;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leftAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *rightAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly) NSLayoutDimension *heightAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *centerYAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *firstBaselineAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *lastBaselineAnchor;
@property (nonatomic, readonly) BOOL hasAmbiguousLayout;
@property (nonatomic, copy, nullable) NSString *restorationIdentifier;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@property (nonatomic, copy, nullable) UIContentSizeCategory minimumContentSizeCategory;
@property (nonatomic, copy, nullable) UIContentSizeCategory maximumContentSizeCategory;
@property (nonatomic, readonly) NSString *appliedContentSizeCategoryLimitsDescription;
@property (nonatomic, readonly) id<UITraitOverrides> traitOverrides API_AVAILABLE(ios(17.0));
@property (nonatomic, copy) UICornerConfiguration *cornerConfiguration API_AVAILABLE(ios(26.0));
- (void)layoutIfNeeded;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(void (^ _Nullable)(BOOL finished))completion NS_SWIFT_DISABLE_ASYNC;
@end

NS_SWIFT_UI_ACTOR
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(UIAction * _Nullable)primaryAction;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic) UIControlContentVerticalAlignment contentVerticalAlignment;
@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property (nonatomic, readonly) UIControlContentHorizontalAlignment effectiveContentHorizontalAlignment;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isTouchInside) BOOL touchInside;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:));
@property (nonatomic, readonly) NSSet *allTargets;
@property (nonatomic, readonly) UIControlEvents allControlEvents;
- (void)sendAction:(UIAction *)action NS_SWIFT_NAME(sendAction(_:));
@property (nonatomic, readonly, nullable) UIContextMenuInteraction *contextMenuInteraction;
@property (nonatomic, getter=isContextMenuInteractionEnabled) BOOL contextMenuInteractionEnabled;
@property (nonatomic) BOOL showsMenuAsPrimaryAction;
@property (nonatomic, copy, nullable) NSString *toolTip;
@property (nonatomic, readonly, nullable) UIToolTipInteraction *toolTipInteraction;
@property (nonatomic, getter=isSymbolAnimationEnabled) BOOL symbolAnimationEnabled API_AVAILABLE(ios(17.0));
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents;
@end

NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl
@property (nonatomic, readonly) UIBehavioralStyle behavioralStyle;
@property (nonatomic) UIBehavioralStyle preferredBehavioralStyle;
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
+ (instancetype)buttonWithType:(UIButtonType)buttonType primaryAction:(UIAction * _Nullable)primaryAction;
@property (nonatomic, copy, nullable) UIButtonConfiguration *configuration;
@property (nonatomic, copy, nullable) UIButtonConfigurationUpdateHandler configurationUpdateHandler;
@property (nonatomic) BOOL automaticallyUpdatesConfiguration;
@property (nonatomic, strong, null_resettable) UIColor *tintColor;
@property (nonatomic, readonly) UIButtonType buttonType;
@property (nonatomic, readonly, getter=isHovered) BOOL hovered;
@property (nonatomic, readonly, getter=isHeld) BOOL held;
@property (nonatomic) UIButtonRole role;
@property (nonatomic, getter=isPointerInteractionEnabled) BOOL pointerInteractionEnabled;
@property (nonatomic, copy, nullable) UIButtonPointerStyleProvider pointerStyleProvider;
@property (nonatomic, copy, nullable) UIMenu *menu;
@property (nonatomic) UIContextMenuConfigurationElementOrder preferredMenuElementOrder API_AVAILABLE(ios(16.0));
@property (nonatomic) BOOL changesSelectionAsPrimaryAction;
- (void)setTitle:(NSString * _Nullable)title forState:(UIControlState)state;
- (void)setImage:(UIImage * _Nullable)image forState:(UIControlState)state;
@property (nonatomic, readonly, nullable) NSString *currentTitle;
@property (nonatomic, readonly) UIColor *currentTitleColor;
@property (nonatomic, readonly, nullable) UIColor *currentTitleShadowColor;
@property (nonatomic, readonly, nullable) UIImage *currentImage;
@property (nonatomic, readonly, nullable) UIImage *currentBackgroundImage;
@property (nonatomic, readonly, nullable) UIImageSymbolConfiguration *currentPreferredSymbolConfiguration;
@property (nonatomic, readonly, nullable) NSAttributedString *currentAttributedTitle;
@property (nonatomic, readonly, nullable) UILabel *titleLabel;
@property (nonatomic, readonly, nullable) UIImageView *imageView;
@property (nonatomic, readonly, nullable) UILabel *subtitleLabel;
@property (nonatomic, strong) UIFont *font;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) CGSize titleShadowOffset;
@property (nonatomic) UIEdgeInsets contentEdgeInsets;
@property (nonatomic) UIEdgeInsets titleEdgeInsets;
@property (nonatomic) UIEdgeInsets imageEdgeInsets;
@property (nonatomic) BOOL reversesTitleShadowWhenHighlighted;
@property (nonatomic) BOOL adjustsImageWhenHighlighted;
@property (nonatomic) BOOL adjustsImageWhenDisabled;
@property (nonatomic) BOOL showsTouchWhenHighlighted;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
@property (nonatomic, weak, nullable) UIWindowScene *windowScene;
@property (nonatomic) BOOL canResizeToFitContent;
@property (nonatomic, strong) UIScreen *screen;
@property (nonatomic) UIWindowLevel windowLevel;
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
@property (nonatomic, readonly) BOOL canBecomeKeyWindow;
@property (nonatomic, strong, nullable) UIViewController *rootViewController;
@property (nonatomic, readonly) UILayoutGuide *safeAreaAspectFitLayoutGuide API_AVAILABLE(ios(16.0));
- (void)makeKeyAndVisible;
@end

#pragma clang assume_nonnull end
