import Foundation

/// The command `backguard-lab`: the Notes app on a simulated phone.
@main
@MainActor
struct Lab {
  static let version = "0.1.0"

  let console: Console
  /// This program, for processes of its own; `nil` in a test.
  var executable: URL?

  static func main() async {
    let lab = Lab(console: .standard, executable: Bundle.main.executableURL)
    exit(await lab.run(Array(CommandLine.arguments.dropFirst()), lines: .standardInput))
  }

  /// Runs one command line.
  ///
  /// - Parameter lines: what `play` reads.
  /// - Returns: the exit code. 0: all well; 1: a step did not end as the rules demand; 2: the command line is wrong.
  func run(_ arguments: [String], lines: InputLines) async -> Int32 {
    do throws(UsageError) {
      switch try LabCommand(parsing: arguments) {
      case .help: console.out(Usage.text)
      case .version: console.out("backguard-lab \(Self.version)")
      case .demo(let options): return await Demo(options, console: console).run()
      case .explore(let options): return explore(options, arguments)
      case .matrix(let options): return await Matrix(options, console: console).run()
      case .storyboard(let options): return try await StoryboardCommand(options, console: console).run()
      case .play(let options): await PlaySession(options, console: console).run(lines)
      }
      return 0
    } catch {
      console.error(error.description)
      return 2
    }
  }

  private func explore(_ options: ExploreOptions, _ arguments: [String]) -> Int32 {
    let processes = executable.map { ExploreProcesses(executable: $0, arguments: arguments, count: options.processes) }
    let stop = StopSignal(isShare: options.share != nil)
    defer { stop.withdraw() }
    stop.begin(seconds: options.seconds)
    let code = Explore(options, console: console, processes: processes).run(until: stop)
    guard let page = options.page, options.share == nil else { return code }
    // As long again.
    stop.begin(seconds: options.seconds)
    return PlaygroundCommand(options, console: console).write(to: page, until: stop) ? code : 2
  }
}
