import Foundation

/// Where a sheet stands in its container.
///
/// B257: none of the sizes is documented; all are the model's own.
@MainActor
struct SheetLayout {
  typealias Detent = UISheetPresentationController.Detent

  let bounds: CGRect
  /// The heights at which the sheet may rest, smallest first.
  let rests: [(name: Detent.Identifier, height: CGFloat)]
  private let width: CGFloat
  private let full: CGFloat

  init(_ style: UIModalPresentationStyle, detents: [Detent], in bounds: CGRect) {
    let device = Device.current
    let isPhone = device.idiom == .phone
    self.bounds = bounds
    // In landscape a phone's sheet covers everything, and the medium detent is not there: both documented.
    let isLow = isPhone && bounds.width > bounds.height
    let most = isLow ? bounds.height : bounds.height - device.safeAreaInsets.top - 10
    let full = isPhone || style == .pageSheet ? most : min(620, most)
    self.full = full
    width = isPhone ? bounds.width : min(style == .pageSheet ? 704 : 540, bounds.width)
    let medium = ((isPhone ? bounds.height : full) / 2).rounded()
    let rests = detents.filter { !isLow || $0.name != .medium }
      .map { (name: $0.name, height: $0.name == .medium ? medium : full) }
      .sorted { $0.height < $1.height }
    self.rests = rests.isEmpty ? [(.large, full)] : rests
  }

  var smallest: CGFloat { rests.first?.height ?? full }
  var largest: CGFloat { rests.last?.height ?? full }

  func height(of name: Detent.Identifier?) -> CGFloat { rests.first { $0.name == name }?.height ?? smallest }

  func frame(height: CGFloat) -> CGRect {
    // A phone's sheet stands on the lower edge; a pad's form sheet stands in the middle.
    let bottom = Device.current.idiom == .phone ? bounds.maxY : bounds.midY + full / 2
    return CGRect(x: (bounds.width - width) / 2, y: bottom - height, width: width, height: height)
  }
}
