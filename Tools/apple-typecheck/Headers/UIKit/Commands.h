#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface UICommand : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy, nullable) UIImage *image;
@property (nonatomic, copy, nullable) NSString *discoverabilityTitle;
@property (nonatomic, readonly) SEL action;
@property (nonatomic, readonly, nullable) id propertyList;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic, readonly) NSArray<UICommandAlternate *> *alternates;
@end

NS_SWIFT_UI_ACTOR
@interface UIKeyCommand : UICommand
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy, nullable) UIImage *image;
@property (nonatomic, copy, nullable) NSString *discoverabilityTitle;
@property (nonatomic, readonly, nullable) SEL action;
@property (nonatomic, readonly, nullable) NSString *input;
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags;
@property (nonatomic, readonly, nullable) id propertyList;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
@property (nonatomic, readonly) NSArray<UICommandAlternate *> *alternates;
@property (nonatomic) BOOL wantsPriorityOverSystemBehavior;
@property (nonatomic) BOOL allowsAutomaticLocalization;
@property (nonatomic) BOOL allowsAutomaticMirroring;
+ (instancetype)keyCommandWithInput:(NSString *)input modifierFlags:(UIKeyModifierFlags)modifierFlags action:(SEL)action;
@end

#pragma clang assume_nonnull end
