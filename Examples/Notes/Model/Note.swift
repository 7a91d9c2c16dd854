/// One note: its first line is its title.
struct Note: Equatable, Identifiable {
  let id: Int
  var text: String
  var author = ""
  var place = ""
  var tags = ""
  /// What is to be ticked off.
  var items: [String] = []

  var title: String {
    let line = text.unicodeScalars.drop { $0 == "\n" }.prefix { $0 != "\n" }
    return line.isEmpty ? "Untitled" : String(line)
  }

  static let samples = [
    Note(
      id: 1,
      text: "Groceries\nFor the week, and for Sunday's guests.",
      author: "Mia",
      place: "Market hall",
      tags: "home, food",
      items: [
        "Milk", "Eggs", "Bread", "Butter", "Rice", "Apples", "Lemons", "Onions", "Garlic", "Tomatoes", "Basil",
        "Olive oil", "Coffee", "Honey", "Flour", "Yeast", "Salt", "Pepper",
      ]
    ),
    Note(id: 2, text: "Travel\nTickets are in the blue folder.", author: "Mia", place: "Lisbon", tags: "trip"),
    Note(id: 3, text: "Ideas\nA lamp that dims with the sun.", author: "Jo"),
  ]
}
