import HeadlessUIKit

/// Storyboards as one HTML file, to be read on a screen or on paper.
@MainActor
public struct StoryboardPage {
  private let title: String
  private let boards: [Storyboard]
  private let parts: SharedParts

  public init(_ title: String, _ boards: [Storyboard]) {
    self.title = title
    self.boards = boards
    parts = SharedParts(of: boards.flatMap(\.frames).map(\.drawing.content))
  }

  /// The file: the same bytes for the same storyboards.
  public var text: String {
    Page(title: title, style: StoryboardStyle.css, definitions: definitions, body: body).text
  }

  private var definitions: [SVGDefinition] {
    var known: Set<SVGDefinition> = []
    let clips = boards.flatMap(\.frames).flatMap(\.drawing.definitions).filter { known.insert($0).inserted }
    return clips + parts.definitions
  }

  private var body: String {
    """
    <header class="top">
    <div>
    <h1>\(Page.escape(title))</h1>
    <p>\(Page.escape(subtitle))</p>
    </div>
    \(Page.themeButton)
    </header>
    \(boards.count > 1 ? contents : "")
    <main id="content" tabindex="-1">
    \(boards.enumerated().map(section).joined(separator: "\n"))
    </main>
    """
  }

  private var subtitle: String {
    let judged = boards.flatMap(\.results).filter { $0.seen != nil }
    let good = judged.count(where: \.isAsDemanded)
    return "\(judged.count) \(judged.count == 1 ? "step" : "steps") on a simulated device, \(good) as the rules demand."
  }

  private var contents: String {
    let items = boards.enumerated().map { index, board in
      "<li><a href=\"#board\(index + 1)\">\(Page.escape(board.name))</a></li>"
    }
    return "<nav class=\"contents\" aria-label=\"Scenarios\">\n<ol>\n\(items.joined(separator: "\n"))\n</ol>\n</nav>"
  }

  private func section(_ index: Int, _ board: Storyboard) -> String {
    """
    <section class="board" id="board\(index + 1)" aria-labelledby="name\(index + 1)">
    <h2 id="name\(index + 1)">\(Page.escape(board.name))</h2>
    <p class="setting">\(Page.escape(board.setting))</p>
    <ol class="frames">
    \(board.frames.indices.map { frame($0, of: board) }.joined(separator: "\n"))
    </ol>
    \(skipped(in: board))
    </section>
    """
  }

  private func frame(_ index: Int, of board: Storyboard) -> String {
    let frame = board.frames[index]
    let isLast = index + 1 == board.frames.count || board.frames[index + 1].step != frame.step
    let size = frame.drawing.frame.size
    let shape = size.width > size.height ? " wide" : size.width > 600 ? " pad" : ""
    let result = board.results.first { $0.number == frame.step }
    return """
      <li class="frame\(shape)">
      <figure>
      <svg class="ui" viewBox="\(frame.drawing.viewBox)" role="img" aria-label="\(Page.escape(frame.summary))">
      \(parts.shortened(frame.drawing.content).text)
      </svg>
      <figcaption>
      <h3><span class="number">\(frame.step)</span> \(Page.escape(frame.action.replacing(" %", with: "\u{A0}%")))</h3>
      \(isLast ? result.map(verdict) ?? "" : "")
      </figcaption>
      </figure>
      \(frame.lines.isEmpty ? "" : PageLog.html(frame.lines))
      </li>
      """
  }

  private func verdict(_ result: StepResult) -> String {
    guard let seen = result.seen else { return "" }
    let words = seen.outcomes + [seen.effect].compactMap { $0 }
    let text = words.isEmpty ? "nobody tried to leave" : words.joined(separator: ", ")
    if result.isAsDemanded { return "<p class=\"verdict good\">✓ \(Page.escape(text))</p>" }
    return "<p class=\"verdict bad\">✗ \(Page.escape(result.differences.joined(separator: "; ")))</p>"
  }

  private func skipped(in board: Storyboard) -> String {
    board.results.filter { $0.seen == nil }.map {
      "<p class=\"setting\">Skipped: \(Page.escape($0.name)) (\(Page.escape($0.reasonToSkip ?? ""))).</p>"
    }.joined(separator: "\n")
  }
}
