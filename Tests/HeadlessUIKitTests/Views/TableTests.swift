import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Scroll views and tables")
struct TableTests {
  let device = Device()

  /// Three rows; the second one has actions.
  final class Rows: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("select \(indexPath.row)") }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      note("trailing actions of \(indexPath.row)?")
      guard indexPath.row == 1 else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") { action, _, done in
        note("\(action.title!)")
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }

  private func table(_ rows: Rows) -> UITableView {
    let table = device.fill(with: UITableView(frame: .zero, style: .plain))
    device.run {
      table.dataSource = rows
      table.delegate = rows
    }
    return table
  }

  @Test("A tap selects a row, a pan does not")
  func selection() {
    let rows = Rows()
    let table = table(rows)
    device.tap(at: CGPoint(x: 100, y: 60))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    device.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 20))
    device.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 104, y: 20))
    #expect(
      device.log.take() == ["select 1"]
        + Array(
          repeating: [
            "recognizer ScrollViewPanGestureRecognizer: began", "recognizer ScrollViewPanGestureRecognizer: ended",
          ], count: 2
        ).joined())
  }

  @Test("B168: over a row without actions, table recognizers stay possible for a whole horizontal drag")
  func staysPossible() {
    let rows = Rows()
    let table = table(rows)
    let touch = device.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 100, y: 22), lift: false)!
    #expect(table.gestureRecognizers?.map(\.state) == [.possible, .possible])
    #expect(device.log.take() == ["trailing actions of 0?"])
    device.lift(touch)
    #expect(device.log.take() == ["select 0"])
  }

  @Test("B252: whether a row is selected after a sideways drag nobody took is an assumption", arguments: [true, false])
  func sidewaysDrag(selects: Bool) {
    var assumptions = Device.Assumptions()
    assumptions.rowsAreSelectedAfterSidewaysDrag = selects
    let device = Device(assumptions: assumptions)
    let rows = Rows()
    let table = device.fill(with: UITableView(frame: .zero, style: .plain))
    device.run {
      table.dataSource = rows
      table.delegate = rows
    }
    device.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 100, y: 22))
    device.tap(at: CGPoint(x: 100, y: 100))
    #expect(device.log.take() == ["trailing actions of 0?"] + (selects ? ["select 0"] : []) + ["select 2"])
  }

  @Test("B168: a recognizer that waits for all others never begins over a table before lift")
  func waitsForTable() {
    let rows = Rows()
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    let table = table(rows)
    device.run {
      for recognizer in table.gestureRecognizers ?? [] { pan.require(toFail: recognizer) }
      device.window.addGestureRecognizer(pan)
    }
    let touch = device.drag(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 100, y: 22), lift: false)!
    #expect(device.log.take() == ["trailing actions of 0?"])
    device.lift(touch)
    #expect(device.log.take() == ["recognizer pan: began", "recognizer pan: ended"])
  }

  @Test("A swipe over a row with actions opens them; the button acts, a touch beside it closes")
  func swipeActions() {
    let rows = Rows()
    let table = table(rows)
    let swipe = {
      device.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 60))
      _ = device.log.take()
    }
    swipe()
    device.tap(at: CGPoint(x: 380, y: 60))
    #expect(device.log.take() == ["Delete"])
    swipe()
    device.tap(at: CGPoint(x: 100, y: 20))
    #expect(device.log.take() == [])
    device.tap(at: CGPoint(x: 380, y: 60))
    #expect(device.log.take() == ["select 1"])
    device.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 50, y: 60))
    #expect(
      device.log.take() == [
        "trailing actions of 1?", "recognizer SwipeActionPanGestureRecognizer: began",
        "recognizer SwipeActionPanGestureRecognizer: ended", "Delete",
      ])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.subviews.count == 1)
  }

  @Test("A scroll view moves along the axes it can, within its content")
  func scrolling() {
    final class Delegate: UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { note("at \(scrollView.contentOffset.y)") }
    }
    let delegate = Delegate()
    let view = device.fill(with: UIScrollView(frame: .zero))
    device.run {
      view.contentSize = CGSize(width: 390, height: 944)
      view.delegate = delegate
    }
    device.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 440), steps: 2)
    device.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), steps: 2)
    device.drag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 100, y: 500))
    device.scrollTrackpad(at: CGPoint(x: 100, y: 500), by: CGPoint(x: 0, y: 30), steps: 1)
    #expect(
      device.log.take().filter { !$0.hasPrefix("recognizer") } == ["at 30.0", "at 60.0", "at 100.0", "at 70.0"])
    #expect(view.contentOffset == CGPoint(x: 0, y: 70))
  }

  @Test("Touches land on what has been scrolled under the finger")
  func hitTestingScrolledContent() {
    let view = device.fill(with: UIScrollView(frame: .zero))
    device.run {
      view.contentSize = CGSize(width: 390, height: 2000)
      let button = UIButton(type: .system, primaryAction: UIAction { _ in note("go") })
      button.frame = CGRect(x: 100, y: 1500, width: 80, height: 44)
      view.addSubview(button)
      view.setContentOffset(CGPoint(x: 0, y: 1100), animated: false)
    }
    device.tap(at: CGPoint(x: 120, y: 420))
    #expect(device.log.take() == ["go"])
  }

  @Test("A scroll view's class may take part as its recognizer's delegate")
  func ownDelegate() {
    final class Pager: UIScrollView, UIGestureRecognizerDelegate {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        note("should begin?")
        return false
      }
    }
    let pager = device.fill(with: Pager(frame: .zero))
    device.run { pager.contentSize = CGSize(width: 1000, height: 100) }
    #expect(pager.panGestureRecognizer.delegate === pager)
    device.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 50, y: 60))
    #expect(device.log.take() == ["should begin?"])
  }

  @Test(
    "B249, B250: past half a button the buttons stay, past half the row the first action runs",
    arguments: [(37, false), (38, false), (195, false), (196, true)])
  func swipeThresholds(way: Int, isFull: Bool) {
    let rows = Rows()
    let table = table(rows)
    device.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 300 - CGFloat(way), y: 60))
    let pan = "recognizer SwipeActionPanGestureRecognizer"
    #expect(
      device.log.take() == ["trailing actions of 1?", "\(pan): began", "\(pan): ended"] + (isFull ? ["Delete"] : []))
    // The content and, if they stay open, the buttons.
    #expect(
      table.cellForRow(at: IndexPath(row: 1, section: 0))?.subviews.count == (way == 38 || way == 195 ? 2 : 1))
  }

  @Test("B243: a full swipe runs the first action, unless the app says no", arguments: [nil, false])
  func fullSwipe(wish: Bool?) {
    final class Configured: UITableViewDelegate {
      let configuration: UISwipeActionsConfiguration
      init(_ configuration: UISwipeActionsConfiguration) { self.configuration = configuration }
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? { configuration }
    }
    let rows = Rows()
    let table = table(rows)
    let delegate = device.run {
      let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in note("Delete") }
      let configuration = UISwipeActionsConfiguration(actions: [action])
      if let wish { configuration.performsFirstActionWithFullSwipe = wish }
      return Configured(configuration)
    }
    table.delegate = delegate
    device.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 50, y: 60))
    let pan = "recognizer SwipeActionPanGestureRecognizer"
    #expect(device.log.take() == ["\(pan): began", "\(pan): ended"] + (wish == nil ? ["Delete"] : []))
  }

  @Test("B241: at its leading edge a view that scrolls sideways begins a drag that moves nothing")
  func leadingEdge() {
    let view = device.fill(with: UIScrollView(frame: .zero))
    device.run { view.contentSize = CGSize(width: 1000, height: 100) }
    device.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 300, y: 60))
    let pan = "recognizer ScrollViewPanGestureRecognizer"
    #expect(device.log.take() == ["\(pan): began", "\(pan): ended"])
    #expect(view.contentOffset == .zero)
  }

  @Test("A table goes with everything in it")
  func leaks() {
    weak var weakTable: UITableView?
    weak var weakCell: UITableViewCell?
    do {
      let rows = Rows()
      let table = table(rows)
      device.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 60))
      weakTable = table
      weakCell = table.visibleCells[1]
      device.run { table.removeFromSuperview() }
    }
    #expect(weakTable == nil)
    #expect(weakCell == nil)
  }
}
