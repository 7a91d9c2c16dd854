extension Device {
  /// Goes back as a storyboard's unwind segue does: to a controller further up, whose action runs first.
  ///
  /// A storyboard connects a button with the method of the destination, which is `action` here.
  public func unwind(
    from source: UIViewController, to destination: UIViewController, identifier: String = "unwind",
    action: @MainActor (UIStoryboardSegue) -> Void = { _ in }
  ) {
    run {
      guard source.shouldPerformSegue(withIdentifier: identifier, sender: nil) else {
        return log.note("\(Self.name(of: source)).shouldPerformSegue(\(identifier)) -> false")
      }
      let segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
      // B287: the source prepares, the destination's action runs, and then the containers on the way change.
      log.note("\(Self.name(of: source)).prepare(for: \(identifier))")
      source.prepare(for: segue, sender: nil)
      log.note("\(Self.name(of: destination)).\(identifier)")
      action(segue)
      perform(segue)
    }
  }

  private func perform(_ segue: UIStoryboardSegue) {
    let way = [segue.destination] + segue.destination.ancestors
    var presenting: UIViewController?
    var current: UIViewController? = segue.source
    while let controller = current, !way.contains(where: { $0 === controller }) {
      if controller.parentController == nil { presenting = controller.ownPresentation?.presenting }
      current = controller.parentController ?? presenting
    }
    guard let shared = way.firstIndex(where: { $0 === current }) else {
      return console("No way leads from \(Self.describe(segue.source)) to \(Self.describe(segue.destination)).")
    }
    // B288: what is dismissed covers the rest, which changes at once.
    segue.isSeenAsDismissal = presenting != nil
    for index in way.indices[...shared].reversed() where index > 0 {
      log.note("\(Self.name(of: way[index])).unwind(towards: \(Self.name(of: way[index - 1])))")
      way[index].unwind(for: segue, towards: way[index - 1])
    }
    presenting?.dismiss(animated: true)
  }
}
