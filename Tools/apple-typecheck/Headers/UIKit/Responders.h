#pragma clang assume_nonnull begin

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder;
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
@property (nonatomic, readonly) BOOL canResignFirstResponder;
@property (nonatomic, readonly, getter=isFirstResponder) BOOL firstResponder;
- (BOOL)becomeFirstResponder;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent * _Nullable)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent * _Nullable)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent * _Nullable)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent * _Nullable)event;
- (id _Nullable)targetForAction:(SEL)action withSender:(id _Nullable)sender;
@property (nonatomic, readonly, nullable) NSUndoManager *undoManager;
@property (nonatomic, readonly) UIEditingInteractionConfiguration editingInteractionConfiguration;
@property (nonatomic, readonly, nullable) NSArray<UIKeyCommand *> *keyCommands;
@property (nonatomic, readonly, nullable) UIView *inputView;
@property (nonatomic, readonly, nullable) UIView *inputAccessoryView;
@property (nonatomic, readonly) UITextInputAssistantItem *inputAssistantItem;
@property (nonatomic, readonly, nullable) UIInputViewController *inputViewController;
@property (nonatomic, readonly, nullable) UIInputViewController *inputAccessoryViewController;
@property (nonatomic, readonly, nullable) UITextInputMode *textInputMode;
@property (nonatomic, readonly, nullable) NSString *textInputContextIdentifier;
@property (nonatomic, strong, nullable) NSUserActivity *userActivity;
@property (nonatomic, strong, nullable) id<UIActivityItemsConfigurationReading> activityItemsConfiguration;
@end

#pragma clang assume_nonnull end
