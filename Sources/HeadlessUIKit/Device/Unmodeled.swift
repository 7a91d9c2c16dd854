/// Stops because the catalog of UIKit's behavior says nothing about what was asked: the model never guesses.
func unmodeled(_ what: String) -> Never {
  fatalError("\(what) is not modeled: Documentation/UIKitBehaviour.md has no entry for it.")
}
