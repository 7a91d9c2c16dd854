#if canImport(UIKit)
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

extension UIViewController {
  /// Asks in an alert with a Cancel button beside `choices`.
  ///
  /// - Returns: the choice; `nil` if it was Cancel, or if the task was cancelled, which takes the alert back.
  func choose(_ question: String, from choices: [String]) async -> String? {
    let (answers, answer) = AsyncStream.makeStream(of: String?.self)
    let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
    for choice in choices {
      alert.addAction(UIAlertAction(title: choice, style: .default) { _ in answer.yield(choice) })
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answer.yield(nil) })
    present(alert, animated: true)
    for await choice in answers { return choice }
    alert.dismiss(animated: true)
    return nil
  }
}
