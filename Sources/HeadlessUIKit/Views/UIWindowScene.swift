/// One of an app's user interfaces; on a device of the model there is one until the driver opens another.
@MainActor
open class UIWindowScene: UIResponder {
  /// What an app asks of the system about its scene's geometry (16 and up).
  @MainActor
  open class GeometryPreferences {
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }

    init() {}
  }

  open var interfaceOrientation: UIInterfaceOrientation { orientation }
  open var windows: [UIWindow] { attachedWindows.map(\.window) }

  /// B216: turns the interface to one of the wished orientations, if the screen supports it.
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    Device.current.usesMember("requestGeometryUpdate", since: .init(16))
    guard let wish = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    for window in windows { Device.current.turnInterface(of: window, toOneOf: wish) }
  }

  var orientation = UIInterfaceOrientation.portrait
  nonisolated(unsafe) var attachedWindows: [ListedWindow] = []
}

/// A scene does not keep its windows. They take themselves from the list when they go.
struct ListedWindow {
  unowned(unsafe) let window: UIWindow
}
