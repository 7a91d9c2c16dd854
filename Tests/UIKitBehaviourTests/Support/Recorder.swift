#if canImport(UIKit)
import UIKit
#else
import Foundation
import HeadlessUIKit
#endif

/// A screen that logs what it is told.
class Recorder: UIViewController {
  let log: Log
  /// Whether it has been told that it will appear or disappear, and not yet that it has.
  private(set) var isOnItsWay = false
  /// Whether the log says what the screen sees of itself, too.
  var logsFlags = false

  init(_ title: String, _ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Recorders are made in code.") }

  private func note(_ event: String) {
    var words = ["\(title ?? "").\(event)"]
    if logsFlags {
      if isMovingToParent { words.append("moving to") }
      if isMovingFromParent { words.append("moving from") }
      if parent == nil { words.append("alone") }
    }
    log.note(words.joined(separator: ", "))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad()")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isOnItsWay = true
    note("viewWillAppear(\(animated))")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("viewIsAppearing(\(animated))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isOnItsWay = false
    note("viewDidAppear(\(animated))")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isOnItsWay = true
    note("viewWillDisappear(\(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isOnItsWay = false
    note("viewDidDisappear(\(animated))")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }
}
