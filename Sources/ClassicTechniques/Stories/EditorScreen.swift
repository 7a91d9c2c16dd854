#if canImport(UIKit)
public import UIKit
#else
public import HeadlessUIKit
#endif

/// An editor whose changes may be lost: the story that the techniques were written for, without any of them.
open class EditorScreen: UIViewController {
  public var hasUnsavedChanges = false

  public init(title: String = "Edit", hasUnsavedChanges: Bool = false) {
    self.hasUnsavedChanges = hasUnsavedChanges
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("The screens of this app are made in code.") }

  /// Asks in an alert whether to leave; OK drops the changes and pops by code.
  ///
  /// - Parameter stay: runs when the user chose Cancel.
  public func askWhetherToLeave(orStay stay: @escaping () -> Void = {}) {
    let alert = UIAlertController(title: "Leave?", message: "Your changes will not be saved.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in stay() })
    alert.addAction(UIAlertAction(title: "OK", style: .destructive) { [weak self] _ in self?.leave() })
    present(alert, animated: true)
  }

  private func leave() {
    hasUnsavedChanges = false
    navigationController?.popViewController(animated: true)
  }
}
