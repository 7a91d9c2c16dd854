// swift-format-ignore-file: AvoidRetroactiveConformances
@_exported public import Foundation
@_exported public import ObjectiveC

public typealias CGFloat = Double

public struct IndexPath: Hashable, Sendable {
  public init(indexes: [Int]) {}
}

extension String {
  public init(format: String, _ arguments: any CVarArg...) { self = format }
}

// On Apple's platforms a string becomes an `NSString`, which is one.
extension String: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
}

extension CGRect {
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
  public static var zero: CGRect { CGRect() }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var minX: CGFloat { origin.x }
  public var minY: CGFloat { origin.y }
  public var maxX: CGFloat { origin.x }
  public var maxY: CGFloat { origin.y }
  public var isEmpty: Bool { true }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
}

extension CGPoint {
  public static var zero: CGPoint { CGPoint() }
}

extension CGSize: @retroactive Equatable {
  public static var zero: CGSize { CGSize() }
  public static func == (lhs: CGSize, rhs: CGSize) -> Bool { lhs.width == rhs.width && lhs.height == rhs.height }
}
