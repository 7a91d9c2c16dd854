internal import Foundation

/// A row of a table.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public let contentView = UIView()
  open private(set) var textLabel: UILabel?
  open private(set) var detailTextLabel: UILabel?
  open private(set) var reuseIdentifier: String?
  open var accessoryType = AccessoryType.none
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false
  open var isHighlighted = false

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    textLabel = addLabel()
    if style != .default { detailTextLabel = addLabel() }
  }

  override var kind: ViewKind { .cell }

  open func prepareForReuse() {}

  private func addLabel() -> UILabel {
    let label = UILabel(frame: contentView.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    return label
  }
}
