import BackGuard
import BackGuardTesting
import BackGuardUIKit
import HeadlessUIKit

extension ExploredApp {
  /// Two screens, each of which asks a server in a task whether it may be left. The server answers late, perhaps when
  /// nobody waits any more. A task of the app's wants to leave as well, and is cancelled.
  static func slowConfirmation(_ wayIn: WayIn) -> ExploredApp {
    ExploredApp(
      "slow confirmation", source: ".slowConfirmation(.\(wayIn))",
      root: {
        let home = ServerScreen()
        return wayIn.makeStack(home, AskingScreen("One", home), AskingScreen("Two", home))
      },
      consentingBy: ["the server allows it"],
      ownActions: [
        .init("the server allows it", if: { $0.server?.isAsked == true }) { device in
          device.run { device.server?.answer(.allow) }
        },
        .init("the server refuses", if: { $0.server?.isAsked == true }) { device in
          device.run { device.server?.answer(.prevent) }
        },
        .editing,
        .code(
          "want to leave", if: { $0.server?.leaving == nil && !$0.screensAboveServer.isEmpty },
          perform: { $0.server?.leaveTopScreen() }),
        .code(
          "stop wanting to", if: { $0.server?.leaving != nil },
          perform: { $0.server?.leaving?.cancel() }),
        .code(
          "pop to the root by code", removing: { $0.screensAboveServer }, if: { !$0.screensAboveServer.isEmpty },
          perform: {
            ($0.window.rootViewController as? UINavigationController)?.popToRootViewController(animated: false)
          }),
      ],
      leavingOut: wayIn.leavesOut, isUnsaved: { LeaveGuardRegistry.current.refuses($0) },
      hiddenState: { ($0 as? ServerScreen)?.state ?? draftState($0) },
      ending: { $0.server?.close() }
    )
  }
}

extension Device {
  fileprivate var server: ServerScreen? {
    (window.rootViewController as? UINavigationController)?.viewControllers.first as? ServerScreen
  }

  fileprivate var screensAboveServer: [UIViewController] {
    guard let stack = window.rootViewController as? UINavigationController else { return [] }
    let leaving = stack.transitionCoordinator?.viewController(forKey: .from)
    return stack.viewControllers.dropFirst() + [leaving].compactMap(\.self)
  }
}

/// The first screen, with the server that the others ask.
private final class ServerScreen: UIViewController {
  private var questions: [UnsafeContinuation<LeaveDecision, Never>] = []
  var isAsked: Bool { !questions.isEmpty }
  /// The task that wants to leave.
  private(set) var leaving: Task<Void, Never>?
  var state: [String] {
    ["\(questions.count) questions", leaving.map { "leaving, cancelled: \($0.isCancelled)" } ?? ""]
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Home"
  }

  func ask() async -> LeaveDecision {
    await withUnsafeContinuation { questions.append($0) }
  }

  func leaveTopScreen() {
    leaving = Task { [weak self, weak top = navigationController?.topViewController] in
      _ = await top?.attemptToLeave()
      self?.leaving = nil
    }
  }

  /// Answers whoever waits, and waits for nobody.
  func close() {
    leaving?.cancel()
    while isAsked { answer(.prevent) }
  }

  /// Answers the oldest question.
  func answer(_ decision: LeaveDecision) { questions.removeFirst().resume(returning: decision) }
}

private final class AskingScreen: DraftScreen {
  private weak var server: ServerScreen?

  init(_ title: String, _ server: ServerScreen) {
    self.server = server
    super.init(title, unsaved: true)
  }

  override func addGuard() {
    addLeaveGuard(isEnabled: \.hasUnsavedChanges) { [weak server] _, _ in await server?.ask() ?? .allow }
  }
}
