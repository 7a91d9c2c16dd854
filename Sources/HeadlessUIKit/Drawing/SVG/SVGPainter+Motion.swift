import Foundation

/// How far what is moving has come, from the clock of the device.
extension SVGPainter {
  /// Both screens of a navigation where they are now: the one on top at its offset, the one below a third as far.
  func drawTransition(_ transition: NavigationTransition, in container: UIView) -> [SVGNode] {
    guard transition.isAnimated, transition.isNative else { return container.subviews.flatMap(draw) }
    let share = progress(of: transition)
    let frame = place(of: container)
    let isPop = transition.operation == .pop
    // From 0, covering everything, to 1, out of sight.
    let gone = isPop ? share : 1 - share
    let way = (isMirrored ? -gone : gone) * frame.width
    let top = isPop ? transition.from : transition.to
    let below = isPop ? transition.to : transition.from
    var nodes: [SVGNode] = []
    for view in container.subviews {
      if view === below.viewIfLoaded {
        let behind = (isMirrored ? 1 - gone : gone - 1) * frame.width * 0.3
        nodes.append(.moved(by: behind, 0, draw(view)))
        nodes.append(.faded((1 - gone) * 0.35, [.rect(frame, "f-dim")]))
      } else if view === top.viewIfLoaded {
        nodes.append(.moved(by: way, 0, [shadow(beside: frame)] + draw(view)))
      } else {
        nodes += draw(view)
      }
    }
    return [.clip(frame, nodes)]
  }

  /// Darkens what is below, next to the edge of what is above.
  private func shadow(beside frame: CGRect) -> SVGNode {
    let edge = SVGNode.rect(CGRect(x: frame.minX - 12, y: frame.minY, width: 12, height: frame.height), "u-edge")
    guard isMirrored else { return edge }
    return .g("transform=\"translate(\(SVGNode.number(2 * frame.minX + frame.width)) 0) scale(-1 1)\"", [edge])
  }

  private func progress(of transition: NavigationTransition) -> CGFloat {
    if transition.isInteractive { return CGFloat(transition.fraction) }
    let from = Device.name(of: transition.from)
    let to = Device.name(of: transition.to)
    let rest = rest(of: TransitionDurations.navigation) { work in
      if case .navigationTransitionEnds(_, from, to, _) = work { true } else { false }
    }
    guard let rest else { return transition.isCancelled ? 0 : 1 }
    return transition.isCancelled ? rest : 1 - rest
  }

  /// From 0, out of sight, to 1, at rest.
  func progress(of presentation: Presentation) -> CGFloat {
    let name = Device.name(of: presentation.presented)
    let isAlert = presentation.presented is UIAlertController
    let rest = rest(of: isAlert ? TransitionDurations.alert : TransitionDurations.presentation) { work in
      switch work {
      case .presentationEnds(name, _), .alertAction(name, _), .dismissalTakenBack(name): true
      default: false
      }
    }
    switch presentation.phase {
    case .shown: return 1
    case .presenting: return rest.map { 1 - $0 } ?? 1
    case .dismissing:
      // While the finger has it, its place says it all.
      guard let rest else { return 1 }
      return presentation.coordinator?.isCancelled == true ? 1 - rest : rest
    }
  }

  /// The part of a duration that is still to come until something is due; `nil` if it is not.
  private func rest(of duration: Int, until isMeant: (ScheduledWork) -> Bool) -> CGFloat? {
    device.clock.pending.first { isMeant($0.work) }.map {
      min(1, CGFloat($0.due - device.clock.now) / CGFloat(duration))
    }
  }
}
