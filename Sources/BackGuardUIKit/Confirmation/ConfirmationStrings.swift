import Foundation

/// The texts of the built-in dialog in one language. A new language is a new row of ``table``: a missing text does not
/// compile.
struct ConfirmationStrings: Equatable {
  let title: String
  /// What is at stake, when the screens have titles: `%@` stands for their list.
  let messageNamingScreens: String
  /// One title of the list, what stands between two, and what before the last.
  let quotation: String
  let separator: String
  let lastSeparator: String
  let message: String
  let leave: String
  let stay: String

  /// Keyed by language, in the form of `Bundle.preferredLocalizations`.
  static let table: [String: ConfirmationStrings] = [
    "en": ConfirmationStrings(
      title: "Discard Changes?",
      messageNamingScreens: "Your changes to %@ will be lost.",
      quotation: "“%@”", separator: ", ", lastSeparator: " and ",
      message: "Your changes will be lost.",
      leave: "Discard",
      stay: "Keep Editing"
    ),
    "zh-Hans": ConfirmationStrings(
      title: "放弃更改?",
      messageNamingScreens: "您对%@所做的更改将会丢失。",
      quotation: "“%@”", separator: "、", lastSeparator: "和",
      message: "您所做的更改将会丢失。",
      leave: "放弃更改",
      stay: "继续编辑"
    ),
    "zh-Hant": ConfirmationStrings(
      title: "要捨棄更動嗎?",
      messageNamingScreens: "你對%@所做的更動將會遺失。",
      quotation: "「%@」", separator: "、", lastSeparator: "和",
      message: "你所做的更動將會遺失。",
      leave: "捨棄更動",
      stay: "繼續編輯"
    ),
  ]

  /// What is at stake on the screens with these titles.
  func message(naming titles: [String]) -> String {
    guard let last = titles.last else { return message }
    func quoted(_ title: String) -> String { quotation.replacing("%@", with: title) }
    let first = titles.dropLast().map(quoted).joined(separator: separator)
    let list = first.isEmpty ? quoted(last) : first + lastSeparator + quoted(last)
    return messageNamingScreens.replacing("%@", with: list)
  }

  /// The best row for `languages`, most wanted first; English if there is none.
  static func best(for languages: [String]) -> ConfirmationStrings {
    for language in languages {
      if let strings = table[row(for: language)] { return strings }
    }
    return table["en"]!
  }

  /// Finds the script of a Chinese language from its region when the identifier leaves it out.
  private static func row(for identifier: String) -> String {
    let parts = identifier.split(separator: "-")
    guard parts.first == "zh" else { return String(parts.first ?? "") }
    if parts.contains("Hant") { return "zh-Hant" }
    if parts.contains("Hans") { return "zh-Hans" }
    return parts.contains { ["TW", "HK", "MO"].contains($0) } ? "zh-Hant" : "zh-Hans"
  }
}
