import HeadlessUIKit

/// One line that a player types.
enum PlayCommand: Equatable {
  case tapBack
  case tapText
  case tap(String)
  case swipe(Device.Swipe, percent: Int, lifts: Bool)
  case move(percent: Int)
  case release
  case longPressBack
  case choose(String)
  case close
  case answer(String)
  case type(String)
  case scroll(Int)
  case rotate(isLandscape: Bool)
  case wait(milliseconds: Int)
  case stack
  case log
  case help
  case quit

  /// Whether the screen is drawn afterwards.
  var isAction: Bool {
    switch self {
    case .stack, .log, .help, .quit: false
    default: true
    }
  }

  /// `nil` for an empty line.
  init?(parsing line: String) throws(PlayError) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let verb = words.first else { return nil }
    // What follows one space is the text, with all further spaces.
    let text = String(line.drop { $0.isWhitespace }.dropFirst(verb.count + 1))
    switch verb {
    case "tap": self = try Self.parseTap(Self.required(text.trimmed, "tap what? A title, back or text."))
    case "swipe": self = try Self.parseSwipe(words)
    case "move": self = try .move(percent: Self.percent(words.dropFirst().first))
    case "release": self = .release
    case "longpress":
      guard words.dropFirst() == ["back"] else { throw PlayError("longpress what? Only back has a menu.") }
      self = .longPressBack
    case "choose": self = try .choose(Self.required(text.trimmed, "choose what? A row's number or title."))
    case "close": self = .close
    case "answer": self = try .answer(Self.required(text.trimmed, "answer what? The title of one of the buttons."))
    case "type": self = try .type(Self.required(text, "type what?"))
    case "scroll":
      guard let points = words.dropFirst().first.flatMap({ Int($0) }) else {
        throw PlayError("scroll by how much? A number of points, negative for back.")
      }
      self = .scroll(points)
    case "rotate":
      guard let way = words.dropFirst().first, way == "landscape" || way == "portrait" else {
        throw PlayError("rotate where? landscape or portrait.")
      }
      self = .rotate(isLandscape: way == "landscape")
    case "wait":
      guard let seconds = words.dropFirst().first.flatMap({ Double($0) }), seconds >= 0, seconds <= 3600 else {
        throw PlayError("wait how long? A number of seconds, at most 3600.")
      }
      self = .wait(milliseconds: Int(seconds * 1000))
    case "stack": self = .stack
    case "log": self = .log
    case "help": self = .help
    case "quit", "exit": self = .quit
    default: throw PlayError("Unknown command \"\(verb)\": type help for the list.")
    }
  }

  // MARK: - Parts

  private static func parseTap(_ title: String) -> PlayCommand {
    switch title {
    case "back": .tapBack
    case "text": .tapText
    default: .tap(title)
    }
  }

  private static func parseSwipe(_ words: [String]) throws(PlayError) -> PlayCommand {
    let kinds: [String: Device.Swipe] = ["edge": .edge, "content": .content, "trackpad": .trackpad]
    guard words.count > 1, let kind = kinds[words[1]] else {
      throw PlayError("swipe where? edge, content or trackpad.")
    }
    let percent = try percent(words.count > 2 ? words[2] : nil)
    let end = words.dropFirst(3)
    guard end.isEmpty || end == ["release"] else {
      throw PlayError("Only release can follow the percentage of a swipe.")
    }
    // A trackpad's fingers are hidden: to keep them down would show nothing.
    return .swipe(kind, percent: percent, lifts: !end.isEmpty || kind == .trackpad)
  }

  private static func percent(_ word: String?) throws(PlayError) -> Int {
    let digits = word.map { $0.hasSuffix("%") ? $0.dropLast() : $0[...] }
    guard let percent = digits.flatMap({ Int($0) }), (0...100).contains(percent) else {
      throw PlayError("How far? A percentage of the width, from 0% to 100%.")
    }
    return percent
  }

  private static func required(_ text: String, _ complaint: String) throws(PlayError) -> String {
    guard !text.isEmpty else { throw PlayError(complaint) }
    return text
  }
}

/// Why a line was not followed, in one line.
struct PlayError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension String {
  fileprivate var trimmed: String {
    var result = drop { $0.isWhitespace }
    while result.last?.isWhitespace == true { result.removeLast() }
    return String(result)
  }
}
