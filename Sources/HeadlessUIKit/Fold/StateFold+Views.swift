import Foundation

extension StateFold {
  /// A view with everything below it.
  func add(_ view: UIView) {
    if view.viewController != nil, !number(of: view).isNew { return }
    add(.views, typeOf: view)
    add(view.frame)
    add(.views, Int((view.boundsOrigin.x * 16).rounded()))
    add(.views, Int((view.boundsOrigin.y * 16).rounded()))
    add(.views, Int((view.alpha * 1024).rounded()))
    add(
      .views,
      (view.isHidden ? 1 : 0) + (view.isUserInteractionEnabled ? 2 : 0) + (view.isFirstResponder ? 4 : 0)
        + (view.escapeBlock == nil ? 0 : 8))
    if let controller = view.viewController { add(.controllers, controller) }
    addWords(of: view)
    add(.recognizers, view.recognizers.count)
    if !view.recognizers.isEmpty {
      for recognizer in view.recognizers {
        add(.recognizers, typeOf: recognizer)
        add(.recognizers, recognizer.currentState.rawValue + (recognizer.isEnabled ? 16 : 0))
      }
    }
    add(.views, view.inside.count)
    if !view.inside.isEmpty { for subview in view.inside { add(subview) } }
  }

  private func add(_ frame: CGRect) {
    add(.views, Int((frame.minX * 16).rounded()))
    add(.views, Int((frame.minY * 16).rounded()))
    add(.views, Int((frame.width * 16).rounded()))
    add(.views, Int((frame.height * 16).rounded()))
  }

  private func addWords(of view: UIView) {
    switch view.kind {
    case .plain: break
    case .label: add(.views, (view as? UILabel)?.text)
    case .textView: add(.views, (view as? UITextView)?.text)
    case .textField:
      add(.views, (view as? UITextField)?.text)
      addState(of: view)
    case .barControl:
      add(.views, (view as? BarControl)?.title)
      addState(of: view)
    case .button:
      add(.views, (view as? UIButton)?.currentTitle)
      addState(of: view)
    case .slider:
      add(.views, Int((((view as? UISlider)?.value ?? 0) * 1024).rounded()))
      addState(of: view)
    case .control: addState(of: view)
    case .cell:
      guard let cell = view as? UITableViewCell else { return }
      add(.views, (cell.isSelected ? 1 : 0) + (cell.isHighlighted ? 2 : 0))
    case .table:
      for path in (view as? UITableView)?.indexPathsForSelectedRows ?? [] { add(.views, path.row) }
    }
  }

  private func addState(of view: UIView) {
    if let control = view as? UIControl { add(.views, Int(control.state.rawValue)) }
  }
}
