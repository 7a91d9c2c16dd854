/// One of an app's user interfaces; on a device of the model there is one until the driver connects another.
@MainActor
open class UIWindowScene: UIResponder {}
