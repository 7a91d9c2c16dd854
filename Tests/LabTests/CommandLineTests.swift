import BackGuardTesting
import Foundation
import HeadlessUIKit
import Testing

@testable import backguard_lab

@MainActor
@Suite("The command line")
struct CommandLineTests {
  @Test(
    "understood",
    arguments: [
      ("--help", .help), ("-h", .help), ("help", .help), ("demo --help", .help), ("play -h", .help),
      ("--version", .version),
      ("demo", .demo(DemoOptions())),
      ("demo --system 17", .demo(DemoOptions(systems: [Device.SystemVersion(17)]))),
      ("demo --system=all", .demo(DemoOptions(systems: Device.SystemVersion.supported))),
      ("demo --layout rtl --json", .demo(DemoOptions(layout: .rightToLeft, printsJSON: true))),
      ("matrix", .matrix(MatrixOptions())), ("matrix -h", .help),
      (
        "matrix --system 13.4 --technique=T3 --json",
        .matrix(MatrixOptions(systems: [Device.SystemVersion(13, 4)], techniques: [.ownButton], format: .json))
      ),
      ("matrix --system all --markdown", .matrix(MatrixOptions(format: .markdown))),
      ("matrix --json --json", .matrix(MatrixOptions(format: .json))),
      ("explore", .explore(ExploreOptions())), ("explore -h", .help),
      (
        "explore notes --depth 2 --system=17 --json",
        .explore(
          ExploreOptions(scenarios: [.notes], depth: 2, systems: [Device.SystemVersion(17)], printsJSON: true))
      ),
      (
        "explore --system all three-screens",
        .explore(ExploreOptions(scenarios: [.threeScreens], systems: Device.SystemVersion.supported))
      ),
      (
        "explore --assumptions pairs --seconds 60 --processes=2",
        .explore(ExploreOptions(assumptions: .pairs, seconds: 60, processes: 2))
      ),
      ("explore --share 1/2", .explore(ExploreOptions(share: .init(index: 1, count: 2)))),
      ("explore --technique=T3 --depth 3", .explore(ExploreOptions(depth: 3, techniques: [.ownButton]))),
      (
        "explore --technique all --html /tmp/play.html",
        .explore(ExploreOptions(techniques: Technique.allCases, page: PageFile("/tmp/play.html")))
      ),
      ("demo --html=/tmp/demo.html", .demo(DemoOptions(page: PageFile("/tmp/demo.html")))),
      (
        "storyboard edge-swipe-unsaved --out /tmp/a.html",
        .storyboard(StoryboardOptions(scenario: "edge-swipe-unsaved", file: PageFile("/tmp/a.html")))
      ),
      (
        "storyboard --way attached --system 17 --layout rtl video --step 2 --out=/tmp/a.svg",
        .storyboard(
          StoryboardOptions(
            scenario: "video", file: PageFile("/tmp/a.svg"), system: Device.SystemVersion(17), layout: .rightToLeft,
            wayIn: .attached, step: 2))
      ),
      ("storyboard --help", .help),
      ("play", .play(PlayOptions())),
      (
        "play --attached --system 15 --layout=rtl",
        .play(PlayOptions(system: Device.SystemVersion(15), layout: .rightToLeft, isAttached: true))
      ),
    ] as [(String, LabCommand)])
  func understood(_ line: String, _ command: LabCommand) throws {
    #expect(try LabCommand(parsing: words(line)) == command)
  }

  @Test(
    "refused in one line on standard error, with exit code 2",
    arguments: [
      ("", #"No command given: try demo, explore, matrix, play, storyboard or --help."#),
      ("deno", #"Unknown command "deno": try demo, explore, matrix, play, storyboard or --help."#),
      ("--system 17", #"Unknown option "--system": try demo, explore, matrix, play, storyboard or --help."#),
      ("demo --sistem 17", #"demo takes no option "--sistem": see backguard-lab --help."#),
      ("demo 17", #"demo takes no argument "17": see backguard-lab --help."#),
      ("demo --attached", #"demo takes no option "--attached": see backguard-lab --help."#),
      ("demo --system", #"--system needs a value: 15, 16, 17, 18, 26 or all."#),
      ("demo --system 14", #"--system cannot be "14": choose 15, 16, 17, 18, 26 or all."#),
      ("demo --system=", #"--system cannot be "": choose 15, 16, 17, 18, 26 or all."#),
      ("demo --layout", #"--layout needs a value: ltr or rtl."#),
      ("demo --layout up", #"--layout cannot be "up": choose ltr or rtl."#),
      (
        "matrix --system 11", #"--system cannot be "11": choose 12, 13, 13.4, 14, 15, 16, 17, 18, 26 or all."#
      ),
      ("matrix --layout rtl", #"matrix takes no option "--layout": see backguard-lab --help."#),
      (
        "matrix --technique=T5",
        #"--technique cannot be "T5": choose plain UIKit, T1 delegate, T1 block, T2 intended, T2 published, T3, T4, "#
          + "BackGuard subclass or BackGuard attached."
      ),
      ("matrix --json --markdown", "--json and --markdown exclude each other."),
      (
        "explore maps",
        #"explore knows no scenario "maps": choose notes or three-screens or code or allowing or unguarded or sheet or "#
          + "tabs or split or slow-confirmation or changing-mind."
      ),
      ("explore notes notes", #"explore takes one scenario, but "notes" is another one."#),
      ("explore notes --technique T4", "--technique has an app of its own: give no scenario."),
      ("explore --depth", #"--depth needs a number from 1 to 40, not ""."#),
      ("explore --depth 0", #"--depth needs a number from 1 to 40, not "0"."#),
      ("explore --depth=deep", #"--depth needs a number from 1 to 40, not "deep"."#),
      ("explore --layout rtl", #"explore takes no option "--layout": see backguard-lab --help."#),
      ("explore notes --seed 3", "--seed is for a random run: give --random, too."),
      (
        "explore notes --html /tmp/play.html --random 5",
        "--html shows a search under the likely answers: leave out --random and --assumptions."
      ),
      (
        "explore notes --speed --processes 2",
        "--speed measures a whole search in one process: leave out --random, --assumptions, --processes and --seconds."
      ),
      ("explore --html /tmp/play.html", "--html needs a scenario or a technique."),
      ("explore notes --html", "--html needs the path of a file."),
      ("explore notes --html /tmp", "Cannot write /tmp: it is a directory."),
      ("demo --html /nowhere/demo.html", "Cannot write /nowhere/demo.html: there is no directory /nowhere."),
      ("storyboard", "storyboard needs a scenario, such as edge-swipe-unsaved."),
      ("storyboard video", "storyboard needs --out with the path of a file."),
      ("storyboard video video", #"storyboard takes one scenario, but "video" is another one."#),
      ("storyboard --way both", #"--way cannot be "both": choose subclass or attached."#),
      ("storyboard --json", #"storyboard takes no option "--json": see backguard-lab --help."#),
      (
        "storyboard video --step 1 --out /tmp/a.html",
        "--step is for a picture: --out must end in .svg."
      ),
      ("play --system all", #"--system cannot be "all": choose 15, 16, 17, 18 or 26."#),
      ("play --json", #"play takes no option "--json": see backguard-lab --help."#),
      ("--version now", #"Nothing can follow "--version", but "now" does."#),
    ])
  func refused(_ line: String, _ message: String) async {
    let recording = RecordingConsole()
    let code = await Lab(console: recording.console).run(words(line), lines: InputLines([]))
    #expect(code == 2)
    #expect(recording.errors == [message])
    #expect(recording.output == [])
  }

  @Test("help and version go to standard output")
  func help() async {
    let recording = RecordingConsole()
    #expect(await recording.run("--help") == 0)
    #expect(recording.output.first == "USAGE")
    #expect(await recording.run("--version") == 0)
    #expect(recording.output.last == "backguard-lab \(Lab.version)")
    #expect(recording.errors == [])
  }

  @Test("an output that cannot be written ends the command in one line, with exit code 1")
  func closedOutput() async throws {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent]) {
      close(STDOUT_FILENO)
      await MainActor.run { Console.standard.out("lost") }
    }
    let message = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(message == "Cannot write to standard output.\n")
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}
