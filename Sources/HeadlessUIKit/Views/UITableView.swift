public import Foundation

/// Rows below each other. All rows are laid out at once, with one height and without headers.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  static let standardRowHeight: CGFloat = 44

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set { super.delegate = newValue }
  }
  open var style: Style { storedStyle }
  open var rowHeight = UITableView.standardRowHeight
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected }
  open var visibleCells: [UITableViewCell] { rows.map(\.cell) }
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  private let storedStyle: Style
  private(set) var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  private var selected: [IndexPath] = []
  private var pool: [String: [UITableViewCell]] = [:]
  private var registered: [String: UITableViewCell.Type] = [:]
  private var needsReload = true
  private var trackedRow: IndexPath?
  private(set) lazy var swipeActions = SwipeActionController(of: self)

  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    swipeActions.install()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  override var kind: ViewKind { .table }

  // MARK: - Rows

  open func reloadData() {
    needsReload = true
    setNeedsLayout()
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registered[identifier] = cellClass as? UITableViewCell.Type
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let type = registered[identifier] else { return nil }
    guard type == UITableViewCell.self else {
      unmodeled(
        "Making a \(type) for a table: Swift cannot, without a required initializer; making it by hand works, and")
    }
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError("No cell is registered for the identifier \(identifier).")
    }
    return cell
  }

  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.first { $0.path == indexPath }?.cell }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.first { $0.cell === cell }?.path }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    rows.first { $0.cell.frame.minY <= point.y && point.y < $0.cell.frame.maxY }?.path
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect { cellForRow(at: indexPath)?.frame ?? .zero }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload {
      needsReload = false
      rebuildRows()
    }
    for (index, row) in rows.enumerated() {
      row.cell.frame = CGRect(
        x: row.cell.frame.minX, y: CGFloat(index) * rowHeight, width: frame.width, height: rowHeight)
    }
    contentSize = CGSize(width: frame.width, height: CGFloat(rows.count) * rowHeight)
  }

  private func rebuildRows() {
    swipeActions.close()
    for row in rows {
      row.cell.removeFromSuperview()
      if let identifier = row.cell.reuseIdentifier { pool[identifier, default: []].append(row.cell) }
    }
    rows = []
    guard let dataSource else { return }
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let cell = dataSource.tableView(self, cellForRowAt: path)
        rows.append((path, cell))
        addSubview(cell)
      }
    }
    pool = [:]
    selected = selected.filter { cellForRow(at: $0) != nil }
    for path in selected { cellForRow(at: path)?.isSelected = true }
  }

  // MARK: - Selection

  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { for path in selected { deselectRow(at: path, animated: animated) } }
    guard let indexPath, !selected.contains(indexPath) else { return }
    selected.append(indexPath)
    cellForRow(at: indexPath)?.isSelected = true
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cellForRow(at: indexPath)?.isSelected = false
  }

  public enum ScrollPosition: Int, Sendable {
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    if swipeActions.isOpen {
      // A touch beside the buttons only closes them.
      swipeActions.close()
    } else if allowsSelection {
      trackedRow = indexPathForRow(at: touch.location(in: self))
      highlight(true)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    // B252: whether a sideways drag that nobody took still selects is open.
    let way = touch.locationInWindow.distance(to: touch.startLocationInWindow)
    guard way >= UIPanGestureRecognizer.hysteresis else { return }
    if !Device.current.assumed(\.rowsAreSelectedAfterSidewaysDrag) { touchesCancelled(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let path = trackedRow else { return }
    highlight(false)
    trackedRow = nil
    if indexPathForRow(at: touch.location(in: self)) == path { userSelects(path) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlight(false)
    trackedRow = nil
  }

  private func highlight(_ isOn: Bool) {
    if let trackedRow { cellForRow(at: trackedRow)?.isHighlighted = isOn }
  }

  private func userSelects(_ path: IndexPath) {
    var path = path
    if let delegate {
      guard let chosen = delegate.tableView(self, willSelectRowAt: path) else { return }
      path = chosen
    }
    let old = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    for other in old {
      deselectRow(at: other, animated: false)
      delegate?.tableView(self, didDeselectRowAt: other)
    }
    selectRow(at: path, animated: false, scrollPosition: .none)
    delegate?.tableView(self, didSelectRowAt: path)
  }
}
