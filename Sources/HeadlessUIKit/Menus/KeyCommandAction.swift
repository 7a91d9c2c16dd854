/// Makes key commands: the model's stand-in for UIKit's selectors.
@MainActor
public enum KeyCommandAction {
  /// A command for `input` with `modifierFlags` that runs `handler`.
  public static func command(
    input: String, modifierFlags: UIKeyModifierFlags, _ handler: @escaping @MainActor () -> Void
  ) -> UIKeyCommand {
    UIKeyCommand(input: input, modifierFlags: modifierFlags, handler: handler)
  }
}
