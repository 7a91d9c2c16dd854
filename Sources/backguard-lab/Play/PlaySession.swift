@MainActor
struct PlaySession {
  init(_ options: PlayOptions, console: Console) {}
  func run(_ lines: InputLines) async {}
}
