#pragma clang assume_nonnull begin

typedef uint64_t UIAccessibilityTraits NS_TYPED_EXTENSIBLE_ENUM;
typedef BOOL (^AXBoolReturnBlock)(void);

@interface NSObject (UIAccessibility)
@property (nonatomic, getter=isAccessibilityElement) BOOL accessibilityElement;
@property (nonatomic, copy, nullable) NSString *accessibilityLabel;
@property (nonatomic, copy, nullable) NSString *accessibilityHint;
@property (nonatomic, copy, nullable) NSString *accessibilityValue;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits;
@property (nonatomic) BOOL accessibilityElementsHidden;
@property (nonatomic) BOOL accessibilityViewIsModal;
@property (nonatomic) BOOL shouldGroupAccessibilityChildren;
@property (nonatomic, copy, nullable) AXBoolReturnBlock accessibilityPerformEscapeBlock API_AVAILABLE(ios(17.0));
@property (nonatomic, strong, nullable) NSArray<UIAccessibilityCustomAction *> *accessibilityCustomActions;
- (BOOL)accessibilityPerformEscape;
@end

#pragma clang assume_nonnull end
