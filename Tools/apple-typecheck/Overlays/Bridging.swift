// swift-format-ignore-file: AvoidRetroactiveConformances
@_exported public import Foundation

// What makes these types representable in Objective-C. Nothing is ever run.

extension String: @retroactive _ObjectiveCBridgeable {
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { String() }
  public func _bridgeToObjectiveC() -> NSString { NSString() }
}

extension Array: @retroactive _ObjectiveCBridgeable {
  public static func _forceBridgeFromObjectiveC(_ source: NSArray, result: inout Array?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSArray, result: inout Array?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> Array { Array() }
  public func _bridgeToObjectiveC() -> NSArray { NSArray() }
}

extension Dictionary: @retroactive _ObjectiveCBridgeable {
  public static func _forceBridgeFromObjectiveC(_ source: NSDictionary, result: inout Dictionary?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSDictionary, result: inout Dictionary?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> Dictionary { Dictionary() }
  public func _bridgeToObjectiveC() -> NSDictionary { NSDictionary() }
}

extension Set: @retroactive _ObjectiveCBridgeable {
  public static func _forceBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSSet, result: inout Set?) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set { Set() }
  public func _bridgeToObjectiveC() -> NSSet { NSSet() }
}

extension IndexPath: _ObjectiveCBridgeable {
  public static func _forceBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) {}
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSIndexPath, result: inout IndexPath?) -> Bool {
    false
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath {
    IndexPath(indexes: [])
  }
  public func _bridgeToObjectiveC() -> NSIndexPath { NSIndexPath() }
}
