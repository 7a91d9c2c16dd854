import BackGuard
import Testing

/// Gives every test its own guards and observers: tests on the main actor interleave.
struct FreshGuards: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  @concurrent
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await LeaveGuardRegistry.$current.withValue(LeaveGuardRegistry()) { try await function() }
  }
}

extension Trait where Self == FreshGuards {
  static var freshGuards: FreshGuards { FreshGuards() }
}
