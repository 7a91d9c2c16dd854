import Foundation

extension StateFold {
  /// A view with everything below it.
  func add(_ view: UIView) {
    if view.viewController != nil, !number(of: view).isNew { return }
    add(.views, typeOf: view)
    let frame = view.frame
    add(.views, lengths: frame.origin.x, frame.origin.y)
    add(.views, lengths: frame.size.width, frame.size.height)
    add(.views, lengths: view.boundsOrigin.x, view.boundsOrigin.y)
    add(.views, share: view.alpha)
    add(
      .views,
      (view.isHidden ? 1 : 0) + (view.isUserInteractionEnabled ? 2 : 0) + (view.isFirstResponder ? 4 : 0)
        + (view.escapeBlock == nil ? 0 : 8))
    if let controller = view.viewController { add(.controllers, controller) }
    addWords(of: view)
    add(.recognizers, view.recognizers.count)
    if !view.recognizers.isEmpty {
      view.recognizers.forEachBorrowed { recognizer in
        add(.recognizers, typeOf: recognizer)
        add(.recognizers, recognizer.currentState.rawValue + (recognizer.isEnabled ? 16 : 0))
      }
    }
    add(.views, view.inside.count)
    if !view.inside.isEmpty { view.inside.forEachBorrowed { add($0) } }
  }

  // Each kind is that of one class and what inherits from it.
  private func addWords(of view: UIView) {
    switch view.kind {
    case .plain: break
    case .label: add(.views, unsafeDowncast(view, to: UILabel.self).text)
    case .textView: add(.views, unsafeDowncast(view, to: UITextView.self).text)
    case .textField:
      add(.views, unsafeDowncast(view, to: UITextField.self).text)
      addState(of: view)
    case .barControl:
      add(.views, unsafeDowncast(view, to: BarControl.self).title)
      addState(of: view)
    case .button:
      add(.views, unsafeDowncast(view, to: UIButton.self).currentTitle)
      addState(of: view)
    case .slider:
      add(.views, share: CGFloat(unsafeDowncast(view, to: UISlider.self).value))
      addState(of: view)
    case .control: addState(of: view)
    case .cell:
      let cell = unsafeDowncast(view, to: UITableViewCell.self)
      add(.views, (cell.isSelected ? 1 : 0) + (cell.isHighlighted ? 2 : 0))
    case .table:
      for path in unsafeDowncast(view, to: UITableView.self).indexPathsForSelectedRows ?? [] { add(.views, path.row) }
    }
  }

  private func addState(of view: UIView) {
    add(.views, Int(unsafeDowncast(view, to: UIControl.self).state.rawValue))
  }
}
