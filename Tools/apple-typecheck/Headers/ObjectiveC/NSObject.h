// The root of all classes, and the macros that Apple's headers are written with.
#ifndef APPLE_TYPECHECK_NSOBJECT_H
#define APPLE_TYPECHECK_NSOBJECT_H

#include <stdbool.h>
#include <stdint.h>

typedef bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_SWIFT_BRIDGE(name) __attribute__((swift_bridge(#name)))
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@MainActor")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_DISABLE_ASYNC __attribute__((swift_async(none)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_OPTIONS(type, name) enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
#define NS_TYPED_ENUM __attribute__((swift_newtype(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_newtype(struct)))

// A member that is newer than the package's oldest system. The compiler knows Apple's versions on Apple's platforms only,
// so the check of the versions asks it for the uses of deprecated members instead.
#define API_AVAILABLE(versions) __attribute__((deprecated(#versions)))

#pragma clang assume_nonnull begin

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
- (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable id)forwardingTargetForSelector:(SEL _Null_unspecified)aSelector NS_SWIFT_NAME(forwardingTarget(for:));
@end

typedef struct objc_implementation *IMP;
typedef struct objc_method *Method;
IMP _Nullable class_getMethodImplementation(Class _Nullable cls, SEL name);
Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL name);
IMP method_setImplementation(Method m, IMP imp);
IMP imp_implementationWithBlock(id block);

#pragma clang assume_nonnull end
#endif
