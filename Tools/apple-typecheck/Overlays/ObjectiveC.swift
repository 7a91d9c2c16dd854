@_exported public import ObjectiveC

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral name: String) {}
}

// The compiler looks for these by name wherever a `Bool` meets Objective-C.
public struct ObjCBool: Sendable {
  public init(_ value: Bool) {}
  public var boolValue: Bool { false }
}

public func _convertBoolToObjCBool(_ value: Bool) -> ObjCBool { ObjCBool(value) }
public func _convertObjCBoolToBool(_ value: ObjCBool) -> Bool { value.boolValue }

extension NSObject: Hashable {
  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }
  public func hash(into hasher: inout Hasher) {}
}
