import Foundation
import HeadlessUIKit

/// What the scenarios do and look at beside going back.
extension Device {
  enum RowSwipe {
    case toLeading, toTrailing
  }

  /// The stack that the app shows.
  var stack: UINavigationController? { window.rootViewController as? UINavigationController }

  /// The names of its screens, root first, whatever lies on top of it.
  var stackOnDisplay: [String] { run { stack?.viewControllers.map(Device.name(of:)) ?? [] } }

  /// Where the back button is.
  var leadingTop: CGPoint {
    let bar = run { stack.map { $0.navigationBar.convert($0.navigationBar.bounds, to: nil) } ?? .zero }
    return CGPoint(x: layoutDirection == .rightToLeft ? bar.maxX - 20 : bar.minX + 20, y: bar.midY)
  }

  /// Whether UIKit ran the step's swipe by itself or the library's gate held it back.
  var ranSwipe: String {
    log.lines.contains("recognizer BackGuard.gate: began") ? "held back" : "natively"
  }

  private var table: UITableView? { window.firstSubview(UITableView.self) }

  var scrolledBy: Int { Int(table?.contentOffset.y ?? 0) }

  /// Drags the content up, or down if `way` is negative.
  func scroll(by way: CGFloat) {
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - way))
  }

  /// Drags a finger over the row that shows `text`.
  func swipeRow(_ text: String, _ direction: RowSwipe) throws {
    let cell = table?.visibleCells.first { $0.textLabel?.text == text }
    guard let cell else { throw UsageError("There is no row \"\(text)\".") }
    let frame = run { cell.convert(cell.bounds, to: nil) }
    let isRightward = (direction == .toTrailing) != (layoutDirection == .rightToLeft)
    let start = CGPoint(x: isRightward ? frame.minX + 100 : frame.maxX - 100, y: frame.midY)
    drag(from: start, to: CGPoint(x: start.x + (isRightward ? 250 : -250), y: start.y))
    // The actions of a row open while the finger rests.
    advance(milliseconds: 100)
  }

  /// What the selected row of the list says.
  var selectedRow: String {
    let cell = table.flatMap { table in table.indexPathForSelectedRow.flatMap { table.cellForRow(at: $0) } }
    return cell?.textLabel?.text ?? "none"
  }

  /// What the row that was swiped offers.
  var rowActions: String {
    let cells = table?.visibleCells ?? []
    let titles = cells.flatMap { $0.subviews.compactMap { ($0 as? UIButton)?.currentTitle } }
    return "row offers \(titles.isEmpty ? "nothing" : titles.joined(separator: ", "))"
  }
}

extension UIView {
  fileprivate func firstSubview<View: UIView>(_ type: View.Type) -> View? {
    for subview in subviews {
      if let found = subview as? View ?? subview.firstSubview(type) { return found }
    }
    return nil
  }
}
