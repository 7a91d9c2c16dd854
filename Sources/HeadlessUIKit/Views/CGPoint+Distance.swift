internal import Foundation

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat {
    let x = self.x - other.x
    let y = self.y - other.y
    return (x * x + y * y).squareRoot()
  }
}
