public import Foundation

/// Something that a finger can be meant for.
public enum TouchTarget: Hashable, Sendable {
  case backButton
  case menuRow(String)
  case answer(String)
  case tab(String)
  /// A button, bar button or row, by what stands on it.
  case titled(String)
  /// The text that the user types into.
  case text
  /// What is beside the menu, sheet or popover in front.
  case outside
  /// The sheet in front.
  case sheet
}

extension Device {
  /// Where it is in the window, as hit tests have it; `nil` where it is not.
  public func area(of target: TouchTarget) -> CGRect? {
    run {
      switch target {
      case .backButton: return (try? frontNavigation())?.bar.backButton.areaInWindow
      case .menuRow(let title): return menuInFront?.rows.first { $0.title == title }?.areaInWindow
      case .answer(let title): return alert?.button(titled: title)?.areaInWindow
      case .tab(let title):
        let bar = frontController?.tabsOnDisplay?.bar
        return bar?.shownItems.first { $0.title == title }?.control.areaInWindow
      case .titled(let title): return window.sayingViews.first { $0.words.title == title }?.view.areaInWindow
      case .text: return window.sayingViews.first { $0.view is any UIKeyInput }?.view.areaInWindow
      case .outside: return window.bounds
      case .sheet: return frontController?.ownPresentation?.frame
      }
    }
  }

  private var menuInFront: BackMenuView? { window.subviews.lazy.compactMap { $0 as? BackMenuView }.first }
}

extension UIView {
  /// What of it is within the window.
  fileprivate var areaInWindow: CGRect? {
    guard let window, let superview else { return nil }
    let area = superview.convert(frame, to: nil).intersection(window.bounds)
    return area.isEmpty ? nil : area
  }
}
