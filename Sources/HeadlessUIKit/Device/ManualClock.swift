/// The time of one device, in whole milliseconds since it was switched on. It moves only when the driver moves it.
///
/// Two things scheduled for the same moment run in the order in which they were scheduled.
@MainActor
public final class ManualClock {
  /// One thing that is due.
  struct Item {
    let due: Int
    let order: Int
    let work: ScheduledWork
    let action: @MainActor () -> Void
  }

  /// Identifies something scheduled, so that it can be taken back.
  public struct Ticket: Hashable, Sendable {
    let order: Int
  }

  public private(set) var now = 0
  private(set) var items: [Item] = []
  private var nextOrder = 0

  /// What is scheduled and when it is due, soonest first.
  public var pending: [(due: Int, work: ScheduledWork)] { items.map { ($0.due, $0.work) } }

  /// The moment of the next thing due; `nil` when nothing is scheduled.
  public var nextDue: Int? { items.first?.due }

  /// Schedules `action`. `work` says what it is and with which data: state that only a closure knows cannot be compared.
  @discardableResult
  func schedule(_ work: ScheduledWork, after milliseconds: Int, _ action: @escaping @MainActor () -> Void) -> Ticket {
    let item = Item(due: now + milliseconds, order: nextOrder, work: work, action: action)
    nextOrder += 1
    let index = items.firstIndex { $0.due > item.due } ?? items.endIndex
    items.insert(item, at: index)
    return Ticket(order: item.order)
  }

  /// Takes back what has not run yet; does nothing otherwise.
  func cancel(_ ticket: Ticket) {
    items.removeAll { $0.order == ticket.order }
  }

  /// Runs everything due up to `time`, each at its own moment, and leaves the clock at `time`.
  func advance(to time: Int) {
    while let item = items.first, item.due <= time {
      items.removeFirst()
      now = max(now, item.due)
      item.action()
    }
    now = max(now, time)
  }
}
