internal import Foundation

/// Opens the actions of a table's row under a horizontal drag.
@MainActor
final class SwipeActionController {
  /// How wide a button is, in points.
  private static let buttonWidth: CGFloat = 74

  private unowned let table: UITableView
  private let pan = SwipeActionPanGestureRecognizer()
  private var open: (cell: UITableViewCell, buttons: [UIButton])?

  init(of table: UITableView) {
    self.table = table
  }

  var isOpen: Bool { open != nil }

  func install() {
    pan.controller = self
    table.addGestureRecognizer(pan)
    RecognizerAction.add(to: pan) { [weak self] in self?.follow($0) }
  }

  /// The actions that a drag in this direction offers for the row under the finger.
  func configuration(atRowUnder location: CGPoint, isRightward: Bool) -> UISwipeActionsConfiguration? {
    guard let delegate = table.delegate, let path = table.indexPathForRow(at: location) else { return nil }
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let configuration =
      isRightward != isMirrored
      ? delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
    return configuration?.actions.isEmpty == false ? configuration : nil
  }

  func close() {
    guard let open else { return }
    self.open = nil
    open.cell.contentView.frame.origin.x = 0
    for button in open.buttons { button.removeFromSuperview() }
  }

  private func follow(_ pan: SwipeActionPanGestureRecognizer) {
    guard pan.state == .ended, let configuration = pan.configuration,
      let path = table.indexPathForRow(at: pan.startLocation), let cell = table.cellForRow(at: path)
    else { return }
    let way = pan.translation(in: table).x
    close()
    // B250: past half the row the swipe is a full one.
    if configuration.performsFirstActionWithFullSwipe, abs(way) > table.bounds.width / 2 {
      perform(configuration.actions[0], in: cell)
    } else if abs(way) > Self.buttonWidth / 2 {
      // B249: past half a button the buttons stay.
      show(configuration.actions, in: cell, isOnTheLeft: way > 0)
    }
  }

  private func show(_ actions: [UIContextualAction], in cell: UITableViewCell, isOnTheLeft: Bool) {
    let width = Self.buttonWidth
    let buttons = actions.enumerated().map { index, action in
      let button = UIButton(
        type: .custom,
        primaryAction: UIAction(title: action.title ?? "", image: action.image) { [weak self, weak cell] _ in
          guard let self, let cell else { return }
          close()
          perform(action, in: cell)
        }
      )
      let place = CGFloat(index) * width
      button.frame = CGRect(
        x: isOnTheLeft ? place : cell.bounds.width - place - width, y: 0, width: width, height: cell.bounds.height)
      button.backgroundColor = action.backgroundColor
      cell.addSubview(button)
      return button
    }
    cell.contentView.frame.origin.x = (isOnTheLeft ? 1 : -1) * width * CGFloat(actions.count)
    open = (cell, buttons)
  }

  private func perform(_ action: UIContextualAction, in cell: UITableViewCell) {
    action.handler(action, cell) { _ in }
  }
}

/// A table's own pan for swipe actions.
final class SwipeActionPanGestureRecognizer: UIPanGestureRecognizer {
  fileprivate(set) weak var controller: SwipeActionController?
  private(set) var startLocation = CGPoint.zero
  private(set) var configuration: UISwipeActionsConfiguration?
  private var hasAsked = false

  override func reset() {
    super.reset()
    configuration = nil
    hasAsked = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    startLocation = location(in: view)
    super.touchesBegan(touches, with: event)
  }

  override func judge(_ travel: CGPoint) -> Judgment {
    guard super.judge(travel) == .begin, abs(travel.x) > abs(travel.y) else { return .undecided }
    if !hasAsked {
      hasAsked = true
      configuration = controller?.configuration(atRowUnder: startLocation, isRightward: travel.x > 0)
    }
    // Over a row without actions it too stays possible for the whole drag.
    return configuration == nil ? .undecided : .begin
  }
}
