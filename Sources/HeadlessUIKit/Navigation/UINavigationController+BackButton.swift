extension UINavigationController {
  /// The user tapped the back button.
  func backButtonWasTapped() {
    // B3: the leaving screen's own item, while that screen still is on top. B18: nothing holds back a second tap.
    guard let item = bar.itemStack.last else { return }
    // B30, B32, B35: a back action of the leaving screen replaces the pop altogether.
    if let action = item.storedBackAction { return action.perform(sender: item) }
    // B109: at the root of a nested controller the outer one pops, and nobody asks the inner one.
    if bar.itemStack.count == 1, let outer { return outer.backButtonWasTapped() }
    bar.keepPressedLook(true)
    // B7: after a no nothing moves.
    guard askForPop(of: item) else { return }
    bar.keepPressedLook(false)
    if Device.current.systemVersion < .init(13) {
      // B5: the pop of the controller was the private method's part; without it only the bar moves.
      if bar.itemStack.last === item {
        bar.remove([item])
        bar.tellDidPop(item)
      }
    } else {
      // B6, B14: UIKit pops by itself, through the app's override.
      popsForBar = true
      popViewController(animated: true)
      popsForBar = false
    }
  }

  /// Asks whoever answers `navigationBar(_:shouldPop:)` for this controller. B17: anybody may ask; to ask pops nothing.
  func askForPop(of item: UINavigationItem) -> Bool {
    // B2: the public class does not conform, a subclass may; its method hides UIKit's.
    let answer =
      (self as? any UINavigationBarDelegate)?.navigationBar(bar, shouldPop: item)
      ?? answerShouldPopWithoutSubclass(item)
    Device.current.log.note("bar.shouldPop(\(Device.name(of: item))) -> \(answer)")
    return answer
  }

  /// A category's answer where one is in force, else UIKit's own.
  func answerShouldPopWithoutSubclass(_ item: UINavigationItem) -> Bool {
    guard isReachedByCategory, let category = Device.current.navigationBarShouldPopCategory else {
      return answerShouldPopPrivately(item)
    }
    return category(self, bar, item)
  }

  private var isReachedByCategory: Bool {
    let device = Device.current
    // B9: from 13.4 on a category is passed over.
    if device.systemVersion < .init(13, 4) { return true }
    // B310: by subclasses; whether by the class itself is open.
    return type(of: self) == UINavigationController.self && device.assumed(\.categoryReachesPlainControllers)
  }

  /// UIKit's private `navigationBar(_:shouldPop:)`.
  func answerShouldPopPrivately(_ item: UINavigationItem) -> Bool {
    guard Device.current.systemVersion < .init(13), topViewController?.navigationItem === item else { return true }
    // B5: up to 12 this is what pops the screen. B11: this pop is the answer to a question and asks none of its own.
    popsForBar = true
    defer { popsForBar = false }
    return popViewController(animated: true) != nil
  }

  /// Whether a pop that the back button did not start asks too.
  func asksForPop(isInteractive: Bool) -> Bool {
    // B12: a hidden bar asks nothing.
    if isNavigationBarHidden || popsForBar { return false }
    let device = Device.current
    // B4, B11: up to 12 always.
    if device.systemVersion < .init(13) { return true }
    // B4: whether a swipe still asks is open.
    if isInteractive { return device.assumed(\.swipeAsksShouldPopFrom13) }
    // B11: from 14 on never; in between open.
    return device.systemVersion < .init(14) && device.assumed(\.programmaticPopAsksShouldPopOn13)
  }
}

extension Device {
  /// B8: what a subclass's call of `super` reaches, which only an Objective-C subclass can make: UIKit's private method.
  public func answerOfSuper(
    _ navigationController: UINavigationController, shouldPop item: UINavigationItem
  ) -> Bool {
    navigationController.answerShouldPopPrivately(item)
  }
}
