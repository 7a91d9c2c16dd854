// What UIKit's declarations and the sources use of Foundation and CoreGraphics.
#ifndef APPLE_TYPECHECK_FOUNDATION_H
#define APPLE_TYPECHECK_FOUNDATION_H

#include "../ObjectiveC/NSObject.h"

#pragma clang assume_nonnull begin

typedef double CGFloat;
typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);

typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
typedef struct { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;

NS_SWIFT_BRIDGE(Swift.String)
@interface NSString : NSObject
@end

NS_SWIFT_BRIDGE(Swift.Array)
@interface NSArray<__covariant ObjectType> : NSObject
@end

NS_SWIFT_BRIDGE(Swift.Dictionary)
@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject
@end

NS_SWIFT_BRIDGE(Swift.Set)
@interface NSSet<__covariant ObjectType> : NSObject
@end

NS_SWIFT_BRIDGE(Foundation.IndexPath)
@interface NSIndexPath : NSObject
@end

@interface NSNumber : NSObject
@end

@interface NSCoder : NSObject
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

NS_SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end

NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
+ (NSBundle *)bundleForClass:(Class)aClass;
@property (readonly, copy) NSArray<NSString *> *preferredLocalizations;
@end

NS_SWIFT_NAME(UndoManager)
@interface NSUndoManager : NSObject
@end

@interface NSAttributedString : NSObject
@end

typedef NSString *NSAttributedStringKey NS_SWIFT_NAME(NSAttributedString.Key) NS_TYPED_EXTENSIBLE_ENUM;

NS_SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@property (class, readonly, strong) NSRunLoop *mainRunLoop;
@end

typedef NSString *NSRunLoopMode NS_SWIFT_NAME(RunLoop.Mode) NS_TYPED_EXTENSIBLE_ENUM;
extern NSRunLoopMode const NSRunLoopCommonModes NS_SWIFT_NAME(RunLoop.Mode.common);

@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel;
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
- (void)invalidate;
@end

typedef struct { NSInteger majorVersion, minorVersion, patchVersion; } NSOperatingSystemVersion NS_SWIFT_NAME(OperatingSystemVersion);

NS_SWIFT_SENDABLE NS_SWIFT_NAME(ProcessInfo)
@interface NSProcessInfo : NSObject
@property (class, readonly, strong) NSProcessInfo *processInfo;
@property (readonly) NSOperatingSystemVersion operatingSystemVersion;
@end

#pragma clang assume_nonnull end
#endif
