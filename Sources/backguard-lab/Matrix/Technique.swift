import HeadlessUIKit

/// What the matrix compares, by name.
enum Technique: String, CaseIterable {
  case plain = "plain UIKit"
  case delegate = "T1 delegate"
  case block = "T1 block"
  case intended = "T2 intended"
  case published = "T2 published"
  case ownButton = "T3"
  case category = "T4"
  case subclass = "BackGuard subclass"
  case attached = "BackGuard attached"

  var isBackGuard: Bool { self == .subclass || self == .attached }

  /// Whether it puts a button of its own where UIKit's back button stood.
  var hasOwnBackButton: Bool { [.intended, .published, .ownButton].contains(self) }

  /// Whether it asks the user; the player turns to portrait instead.
  var asks: Bool { self != .ownButton }

  /// Whether the technique can be used there.
  func runs(on system: Device.SystemVersion) -> Bool {
    !isBackGuard || Device.SystemVersion.supported.contains(system)
  }
}
