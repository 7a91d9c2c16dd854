#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
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
@end

NS_SWIFT_UI_ACTOR
@interface UIStackView : UIView
@end

NS_SWIFT_UI_ACTOR
@interface UIVisualEffectView : UIView
@end

#pragma clang assume_nonnull end
