#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface UISwitch : UIControl
@property (nonatomic, getter=isOn) BOOL on;
@end

NS_SWIFT_UI_ACTOR
@interface UISlider : UIControl
@end

NS_SWIFT_UI_ACTOR
@interface UISegmentedControl : UIControl
- (instancetype)initWithItems:(nullable NSArray *)items;
@property (nonatomic) NSInteger selectedSegmentIndex;
@end

#pragma clang assume_nonnull end
