import Foundation

/// The texts of the built-in dialog in one language. A new language is a new row of ``table``: a missing text does not
/// compile.
struct ConfirmationStrings: Equatable {
  let title: String
  /// What is at stake, when the screen has a title: `%@` stands for it.
  let messageNamingScreen: String
  let message: String
  let leave: String
  let stay: String

  /// Keyed by language, in the form of `Bundle.preferredLocalizations`.
  static let table: [String: ConfirmationStrings] = [
    "en": ConfirmationStrings(
      title: "Discard Changes?",
      messageNamingScreen: "Your changes to “%@” will be lost.",
      message: "Your changes will be lost.",
      leave: "Discard",
      stay: "Keep Editing"
    ),
    "zh-Hans": ConfirmationStrings(
      title: "放弃更改?",
      messageNamingScreen: "您对“%@”所做的更改将会丢失。",
      message: "您所做的更改将会丢失。",
      leave: "放弃更改",
      stay: "继续编辑"
    ),
    "zh-Hant": ConfirmationStrings(
      title: "要捨棄更動嗎?",
      messageNamingScreen: "你對「%@」所做的更動將會遺失。",
      message: "你所做的更動將會遺失。",
      leave: "捨棄更動",
      stay: "繼續編輯"
    ),
  ]

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
