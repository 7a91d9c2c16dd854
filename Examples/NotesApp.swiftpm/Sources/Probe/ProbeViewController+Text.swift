import UIKit

extension ProbeViewController {
  /// Something to scroll, below everything else.
  func addText(below rows: UIView) {
    let text = UITextView()
    text.isEditable = false
    text.backgroundColor = .secondarySystemBackground
    text.text = (1...99).map { "Line \($0)" }.joined(separator: "\n")
    text.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(text)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: rows.bottomAnchor, constant: 16),
      text.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: rows.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: rows.trailingAnchor),
    ])
  }
}
