import Foundation

/// What one view says to the user.
enum ViewWords: Equatable {
  case text([String])
  case button(String)
  /// A table's row, with the buttons that a swipe has opened.
  case row([String], actions: [String])

  /// What a user would call it: the title of a button or a row.
  var title: String? {
    switch self {
    case .text: nil
    case .button(let title): title
    case .row(let parts, _): parts.first
    }
  }
}

extension UIView {
  /// The views below this one that say something, from top to bottom and then in reading order.
  var sayingViews: [(view: UIView, words: ViewWords)] {
    collectSayingViews().sorted { one, other in
      let a = one.view.convert(CGPoint.zero, to: nil)
      let b = other.view.convert(CGPoint.zero, to: nil)
      return (a.y, a.x) < (b.y, b.x)
    }
  }

  /// The views below this one with a title that `isWanted`, from top to bottom and then in reading order.
  func views(where isWanted: (UIView) -> Bool) -> [UIView] {
    var found: [(view: UIView, place: CGPoint)] = []
    collectTitledViews(where: isWanted, into: &found)
    if found.count > 1 { found.sort { ($0.place.y, $0.place.x) < ($1.place.y, $1.place.x) } }
    return found.map(\.view)
  }

  private func collectTitledViews(
    where isWanted: (UIView) -> Bool, into found: inout [(view: UIView, place: CGPoint)]
  ) {
    guard !isHidden, alpha > 0.01, isInSight else { return }
    switch kind {
    case .cell, .button, .barControl: if isWanted(self) { found.append((self, convert(CGPoint.zero, to: nil))) }
    case .label, .textField, .textView: break
    case .plain, .slider, .control, .table:
      if inside.isEmpty { return }
      for subview in inside { subview.collectTitledViews(where: isWanted, into: &found) }
    }
  }

  /// What a user would call this view: the title of a button or a row.
  var titleInSight: String? {
    switch self {
    case let cell as UITableViewCell: cell.contentView.firstText
    case let button as UIButton: button.currentTitle ?? button.currentImage?.name ?? ""
    case let control as BarControl: control.title
    default: nil
    }
  }

  /// The first of the texts in here.
  private var firstText: String? {
    guard !isHidden else { return nil }
    switch kind {
    case .label:
      guard let text = (self as? UILabel)?.text, !text.isEmpty else { return nil }
      return text.utf8.contains(UInt8(ascii: "\n")) ? texts.first : text
    case .textField, .textView: return texts.first
    default:
      for subview in subviews { if let text = subview.firstText { return text } }
      return nil
    }
  }

  private func collectSayingViews() -> [(view: UIView, words: ViewWords)] {
    guard !isHidden, alpha > 0.01, isInSight else { return [] }
    if let words { return [(self, words)] }
    return subviews.flatMap { $0.collectSayingViews() }
  }

  /// Whether a part of the view is within what its superviews show.
  private var isInSight: Bool {
    guard let superview, superview.clipsToBounds else { return true }
    return frame.intersects(superview.bounds) || frame.isEmpty
  }

  private var words: ViewWords? {
    switch self {
    case let cell as UITableViewCell:
      let actions = cell.subviews.compactMap { ($0 as? UIButton)?.currentTitle }
      return .row(cell.contentView.texts, actions: actions)
    case let button as UIButton: return .button(button.currentTitle ?? button.currentImage?.name ?? "")
    case let control as BarControl: return .button(control.title)
    case is UILabel, is UITextField, is UITextView: return .text(texts)
    default: return nil
    }
  }

  /// The texts in here, in the order of the views; the cursor stands at the end of the text being edited.
  private var texts: [String] {
    guard !isHidden else { return [] }
    let cursor = isFirstResponder ? "▏" : ""
    return switch self {
    case let label as UILabel: Self.lines(of: label.text)
    case let field as UITextField:
      field.hasText || isFirstResponder
        ? Self.lines(of: (field.text ?? "") + cursor) : Self.lines(of: field.placeholder.map { "(\($0))" })
    case let textView as UITextView: Self.lines(of: textView.text + cursor)
    default: subviews.flatMap { $0.texts }
    }
  }

  private static func lines(of text: String?) -> [String] {
    guard let text, !text.isEmpty else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
