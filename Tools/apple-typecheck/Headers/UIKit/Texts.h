#pragma clang assume_nonnull begin

typedef NSString *UIFontTextStyle NS_SWIFT_NAME(UIFont.TextStyle) NS_TYPED_EXTENSIBLE_ENUM;
extern UIFontTextStyle const UIFontTextStyleBody;
extern UIFontTextStyle const UIFontTextStyleTitle1;

NS_SWIFT_SENDABLE
@interface UIFont : NSObject
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
@end

NS_SWIFT_UI_ACTOR
@interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSInteger numberOfLines;
@end

NS_SWIFT_UI_ACTOR
@interface UITextField : UIControl
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *placeholder;
@end

NS_SWIFT_UI_ACTOR
@interface UITextView : UIScrollView
@property (null_resettable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nonatomic, getter=isEditable) BOOL editable;
@property (nonatomic) UIEdgeInsets textContainerInset;
- (void)insertText:(NSString *)text;
@end

NS_SWIFT_UI_ACTOR
@interface UIStackView : UIView
- (instancetype)initWithArrangedSubviews:(NSArray<UIView *> *)views;
- (void)addArrangedSubview:(UIView *)view;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) CGFloat spacing;
@end

NS_SWIFT_UI_ACTOR
@interface UIVisualEffectView : UIView
@end

#pragma clang assume_nonnull end
