import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Children and appearance")
struct ContainmentTests {
  private func rootOnDisplay(on system: Device.SystemVersion = .newest) -> (Device, UIViewController) {
    let device = Device(system: system)
    let root = device.run {
      let root = screen("Root")
      device.window.rootViewController = root
      return root
    }
    device.log.take()
    return (device, root)
  }

  private func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  @Test("The window's root appears when it is set", arguments: Device.SystemVersion.all)
  func root(system: Device.SystemVersion) {
    let device = Device(system: system)
    device.run { device.window.rootViewController = screen("Root") }
    #expect(
      device.log.take()
        == ["Root.viewDidLoad()", "Root.viewWillAppear(false)"]
        + (system >= .init(13) ? ["Root.viewIsAppearing(false)"] : []) + ["Root.viewDidAppear(false)"])
    device.run { device.window.rootViewController = nil }
    #expect(device.log.take() == ["Root.viewWillDisappear(false)", "Root.viewDidDisappear(false)"])
  }

  @Test(
    "B207: from 13 on viewIsAppearing comes once an appearance, with the view in the window and laid out",
    arguments: Device.SystemVersion.all)
  func viewIsAppearing(system: Device.SystemVersion) {
    final class Measuring: UIViewController {
      override func viewIsAppearing(_ animated: Bool) {
        Device.current.log.note(
          "in the window: \(view.window != nil), size: \(view.bounds.size == Device.current.screenSize)")
      }
    }
    let device = Device(system: system)
    device.run {
      let root = Measuring()
      root.title = "Root"
      device.window.rootViewController = root
    }
    #expect(
      device.log.take()
        == ["Root.viewDidLoad()", "Root.viewWillAppear(false)"]
        + (system >= .init(13) ? ["Root.viewIsAppearing(false)", "in the window: true, size: true"] : [])
        + ["Root.viewDidAppear(false)"])
  }

  @Test("addChild tells willMove, removeFromParent tells didMove; the app tells the others")
  func moves() {
    let (device, root) = rootOnDisplay()
    let child = device.run { screen("Child") }
    device.run {
      root.addChild(child)
      child.didMove(toParent: root)
      #expect(root.children.map(\.title) == ["Child"])
      #expect(child.parent === root)
      child.willMove(toParent: nil)
      child.removeFromParent()
      #expect(child.parent == nil)
      #expect(root.children == [])
    }
    #expect(device.log.take() == ["Child.willMove(toParent: Root)", "Child.didMove(toParent: nil)"])
  }

  @Test("A child's view that enters the window of a visible parent appears, and disappears when it leaves")
  func childByHand() {
    let (device, root) = rootOnDisplay()
    let child = device.run { screen("Child") }
    device.run {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    #expect(
      device.log.take() == [
        "Child.willMove(toParent: Root)", "Child.viewDidLoad()", "Child.viewWillAppear(false)",
        "Child.viewIsAppearing(false)", "Child.viewDidAppear(false)",
      ])
    device.run {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      device.log.take() == [
        "Child.viewWillDisappear(false)", "Child.viewDidDisappear(false)", "Child.didMove(toParent: nil)",
      ])
  }

  @Test("Children appear and disappear with their parent, after it")
  func forwarding() {
    let device = Device()
    device.run {
      let root = screen("Root")
      let child = screen("Child")
      root.addChild(child)
      root.view.addSubview(child.view)
      device.log.take()
      device.window.rootViewController = root
      device.window.rootViewController = nil
    }
    #expect(
      device.log.take() == [
        "Root.viewWillAppear(false)", "Child.viewWillAppear(false)", "Root.viewIsAppearing(false)",
        "Child.viewIsAppearing(false)", "Root.viewDidAppear(false)", "Child.viewDidAppear(false)",
        "Root.viewWillDisappear(false)", "Child.viewWillDisappear(false)", "Root.viewDidDisappear(false)",
        "Child.viewDidDisappear(false)",
      ])
  }

  @Test("A container that forwards by itself is left to it")
  func noForwarding() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let device = Device()
    device.run {
      let root = Container()
      let child = screen("Child")
      root.addChild(child)
      root.view.addSubview(child.view)
      device.window.rootViewController = root
      #expect(!device.log.take().contains("Child.viewWillAppear(false)"))
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
    }
    #expect(device.log.take() == ["Child.viewWillAppear(true)", "Child.viewDidAppear(true)"])
  }

  @Test("Appearance calls without their counterpart are reported and go nowhere")
  func unbalanced() {
    let (device, root) = rootOnDisplay()
    device.run {
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
    }
    let message = "console: Unbalanced calls to begin/end appearance transitions for <Root>."
    #expect(device.log.take() == [message, message])
  }

  @Test("The responder chain goes from view to controller to superview, and from a presented screen to the presenting")
  func chain() {
    let (device, root) = rootOnDisplay()
    device.run {
      #expect(root.view.next === root)
      #expect(root.next === device.window)
      let other = screen("Other")
      root.present(other, animated: false)
      #expect(other.next === root)
    }
  }
}
