/// A screen without a platform. Logs show the name of its class.
@MainActor
class Page {
  var hasChanges = false
}

final class List: Page {}
final class Note: Page {}
final class Editor: Page {}
final class Settings: Page {}
