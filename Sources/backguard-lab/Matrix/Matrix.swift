import HeadlessUIKit

/// Plays every technique, every way out, on every system, and shows what each does.
@MainActor
struct Matrix {
  private let options: MatrixOptions
  private let console: Console

  init(_ options: MatrixOptions, console: Console) {
    self.options = options
    self.console = console
  }

  /// Returns the exit code: 1 if a cell of the library's subclass is at fault, else 0.
  func run() async -> Int32 {
    let cells = await play()
    switch options.format {
    case .json: console.out(LabJSON.text(cells))
    case .markdown: console.out(MatrixMarkdown.text(cells))
    case .text:
      if options.isPart { console.out(MatrixText.cells(cells) + "\n") }
      console.out(MatrixText.counts(cells))
    }
    let faults = cells.filter { $0.technique == .subclass && $0.result.isFault }
    for cell in faults {
      console.error("\(cell.technique.rawValue), \(cell.wayOut.title), iOS \(cell.system): \(cell.result.rawValue)")
    }
    return faults.isEmpty ? 0 : 1
  }

  func play() async -> [MatrixCell] {
    var cells: [MatrixCell] = []
    for technique in options.techniques {
      for wayOut in WayOut.allCases {
        for system in options.systems {
          cells.append(await MatrixCell(playing: technique, wayOut, on: system))
        }
      }
    }
    return cells
  }
}
