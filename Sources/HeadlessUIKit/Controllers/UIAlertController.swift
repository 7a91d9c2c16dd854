/// Asks the user to choose between actions.
open class UIAlertController: UIViewController {
  func checkSource() {}
}
