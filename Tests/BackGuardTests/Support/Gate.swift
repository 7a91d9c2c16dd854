/// Holds a task until it is opened, or until the task is cancelled.
@MainActor
final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var wasCancelled = false

  var isWaiting: Bool { !waiting.isEmpty }

  func pass() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting.append($0) }
    } onCancel: {
      Task { @MainActor in
        wasCancelled = true
        open()
      }
    }
  }

  func open() {
    let tasks = waiting
    waiting = []
    for task in tasks { task.resume() }
  }
}
