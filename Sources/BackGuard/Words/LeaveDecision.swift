/// A guard's answer: may the user leave?
public enum LeaveDecision: Hashable, Sendable {
  case allow
  case prevent
}
