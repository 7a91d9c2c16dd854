import UIKit

/// What to do in a story, what should happen, and what the journal says did.
final class HelpViewController: UIViewController {
  private let story: Story
  private let journal: Journal
  private let end: @MainActor () -> Void
  private let textView = UITextView()

  init(_ story: Story, _ journal: Journal, end: @escaping @MainActor () -> Void) {
    self.story = story
    self.journal = journal
    self.end = end
    super.init(nibName: nil, bundle: nil)
    title = story.title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("The help is made in code.") }

  override func loadView() { view = textView }

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.isEditable = false
    textView.font = .preferredFont(forTextStyle: .body)
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    textView.text = text
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: UIAction(title: "End") { [end] _ in end() }),
      UIBarButtonItem(primaryAction: UIAction(title: "Copy") { [weak self] _ in self?.copyReport() }),
    ]
  }

  private var text: String {
    let journal = journal.lines.isEmpty ? "Nothing yet." : journal.lines.joined(separator: "\n")
    return "To do\n\(story.steps)\n\nWhat should happen\n\(story.expected)\n\nWhat was logged\n\(journal)"
  }

  private func copyReport() {
    let device = UIDevice.current
    UIPasteboard.general.string =
      "\(story.title)\n\(device.systemName) \(device.systemVersion), \(device.model)\n\n\(text)"
  }
}
