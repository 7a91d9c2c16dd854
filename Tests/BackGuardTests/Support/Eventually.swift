/// Lets other tasks run until `condition` holds; no clock, no sleeping.
@MainActor
func eventually(within turns: Int = 100_000, _ condition: () -> Bool) async -> Bool {
  for _ in 0..<turns {
    if condition() { return true }
    await Task.yield()
  }
  return condition()
}
