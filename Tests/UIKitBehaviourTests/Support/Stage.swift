#if canImport(UIKit)
import UIKit
#else
import HeadlessUIKit
#endif

/// A stack of recorders on display.
@MainActor
final class Stage {
  let display: Display
  let stack: UINavigationController
  let log: Log
  private let delegate: StackDelegate

  convenience init(
    _ titles: [String], on display: Display, in stack: UINavigationController = UINavigationController()
  ) async {
    let log = Log()
    await self.init(titles.map { Recorder($0, log) }, log, on: display, in: stack)
  }

  /// Everything is loaded, the last screen has appeared, and the log is empty.
  init(_ screens: [Recorder], _ log: Log, on display: Display, in stack: UINavigationController) async {
    self.display = display
    self.stack = stack
    self.log = log
    delegate = StackDelegate(log)
    stack.setViewControllers(screens, animated: false)
    for screen in stack.viewControllers { screen.loadViewIfNeeded() }
    display.window.rootViewController = stack
    await display.rest()
    stack.delegate = delegate
    log.take()
  }

  var titles: [String] { stack.viewControllers.map { $0.title ?? "" } }
  var itemTitles: [String] { stack.navigationBar.items?.map { $0.title ?? "" } ?? [] }

  func screen(_ title: String) -> Recorder { Recorder(title, log) }

  /// What `body` logs at once.
  func log(of body: () throws -> Void) rethrows -> [String] { try log.lines(of: body) }

  /// What is logged until everything rests.
  func logUntilRest() async -> [String] {
    log.take()
    await display.rest()
    return log.take()
  }
}
