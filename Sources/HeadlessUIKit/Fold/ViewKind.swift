/// What a view has to say beside its frame. Found once a type: casting every view would cost more than the rest.
enum ViewKind {
  case plain, label, textView, textField, barControl, button, slider, control, cell, table

  @MainActor
  init(of view: UIView) {
    self =
      switch view {
      case is UILabel: .label
      case is UITextView: .textView
      case is UITableView: .table
      case is UITableViewCell: .cell
      case is UITextField: .textField
      case is BarControl: .barControl
      case is UIButton: .button
      case is UISlider: .slider
      case is UIControl: .control
      default: .plain
      }
  }
}
