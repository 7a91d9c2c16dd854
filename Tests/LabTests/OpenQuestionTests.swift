import Foundation
import HeadlessUIKit
import Testing

@testable import backguard_lab

/// The matrix is played with the likelier answer to every open question. What the other answers would change in the rows
/// of the classic techniques stands in `Documentation/Matrix.md`.
@MainActor
@Suite("The matrix and the open questions")
struct OpenQuestionTests {
  private static let names = Mirror(reflecting: Device.Assumptions()).children.compactMap(\.label)

  /// Each question answered differently, and two answers that matter only together.
  private static let settings: [(Device.Assumptions, Device.Assumptions.Questions)] = {
    var grayForGood = Device.Assumptions()
    grayForGood.dimsChevronAfterRefusal = true
    grayForGood.hidingBarRestoresChevron = false
    let alone = Device.Assumptions.alternatives.map {
      (Device.Assumptions().giving($0), Device.Assumptions.Questions($0.question))
    }
    let questions: [PartialKeyPath<Device.Assumptions>] = [\.dimsChevronAfterRefusal, \.hidingBarRestoresChevron]
    return alone + [(grayForGood, Device.Assumptions.Questions(questions.map { Device.Assumptions.Questions($0) }))]
  }()

  @Test("The page lists every cell of a classic technique that another answer changes, as it is played")
  func page() async throws {
    var options = MatrixOptions()
    options.techniques = Technique.allCases.filter { !$0.isBackGuard && $0 != .plain }
    let likely = await Matrix(options, console: .standard).play()
    var lines: [String] = []
    for (assumptions, questions) in Self.settings {
      let cells = await play(likely, assuming: assumptions, differingIn: questions)
      for technique in MatrixText.techniques(in: cells) {
        for way in WayOut.allCases {
          let own = cells.indices.filter { cells[$0].technique == technique && cells[$0].wayOut == way }
          guard own.contains(where: { cells[$0].result != likely[$0].result }) else { continue }
          lines.append(
            MatrixMarkdown.row([
              name(of: assumptions), technique.rawValue, way.title,
              MatrixMarkdown.summary(own.map { likely[$0] }), MatrixMarkdown.summary(own.map { cells[$0] }),
            ]))
        }
      }
    }
    // Below the table's head.
    let listed = try section().dropFirst(2)
    #expect(Array(listed) == lines)
  }

  /// Plays what the questions that are answered differently could change, and takes the rest from `cells`.
  private func play(
    _ cells: [MatrixCell], assuming assumptions: Device.Assumptions, differingIn questions: Device.Assumptions.Questions
  ) async -> [MatrixCell] {
    var result = cells
    for (index, cell) in cells.enumerated() where !cell.consultedQuestions.isDisjoint(with: questions) {
      result[index] = await MatrixCell(playing: cell.technique, cell.wayOut, on: cell.system, assuming: assumptions)
    }
    return result
  }

  /// The names of the answers that are not the likelier ones.
  private func name(of assumptions: Device.Assumptions) -> String {
    let likely = Mirror(reflecting: Device.Assumptions()).children.map { "\($0.value)" }
    let values = Mirror(reflecting: assumptions).children.map { "\($0.value)" }
    return Self.names.indices.filter { values[$0] != likely[$0] }.map { "`\(Self.names[$0]) = \(values[$0])`" }
      .joined(separator: ", ")
  }

  private func section() throws -> [String] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 1...3 { root.deleteLastPathComponent() }
    let text = try String(contentsOf: root.appendingPathComponent("Documentation/Matrix.md"), encoding: .utf8)
    let start = try #require(text.range(of: "<!-- questions -->\n"))
    let end = try #require(text.range(of: "<!-- /questions -->"))
    return text[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
  }
}
