import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var trial: Trial?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    showStories(in: window)
    window.makeKeyAndVisible()
  }

  private func showStories(in window: UIWindow) {
    trial?.end()
    trial = nil
    let stories = StoriesViewController { [weak self, weak window] story, wayIn in
      guard let self, let window, let scene = window.windowScene else { return }
      trial = Trial(story, wayIn, in: window, of: scene) { [weak self, weak window] in
        if let self, let window { showStories(in: window) }
      }
    }
    window.rootViewController = UINavigationController(rootViewController: stories)
  }
}
