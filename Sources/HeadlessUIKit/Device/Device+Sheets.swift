internal import Foundation

/// What a person does to a sheet or a popover, with the finger on the glass: everything here is hit-tested.
extension Device {
  /// A drag of a sheet whose finger is still down.
  struct SheetDragUnderWay {
    let touch: UITouch
    let start: CGPoint
    let height: CGFloat
    var fraction: Double
  }

  /// Drags the sheet in front by its upper edge, down by `fraction` of its height; up, if that is negative.
  ///
  /// The finger rests a moment before it is lifted, so that the place decides and not the speed; `isFlick` lifts it in
  /// full motion. Animations are left running. Without `lift` the finger stays down for
  /// ``continueSheetDrag(to:milliseconds:)`` and ``liftSheetDrag(isFlick:)``.
  public func dragSheet(
    to fraction: Double, milliseconds: Int = 300, isFlick: Bool = false, lift: Bool = true
  ) throws(DriverError) {
    guard sheetDrag == nil else { throw DriverError("A sheet is being dragged already: lift the finger first.") }
    let presentation = try frontCard()
    guard presentation.isSheet else { throw DriverError("A popover cannot be dragged.") }
    let frame = run { presentation.frame }
    let start = CGPoint(x: frame.midX, y: frame.minY + 5)
    sheetDrag = SheetDragUnderWay(touch: touchDown(at: start), start: start, height: frame.height, fraction: 0)
    moveSheetDrag(to: fraction, milliseconds: milliseconds)
    if lift { try liftSheetDrag(isFlick: isFlick) }
  }

  /// Moves the finger of a drag that is under way, on or back.
  public func continueSheetDrag(to fraction: Double, milliseconds: Int = 300) throws(DriverError) {
    guard sheetDrag != nil else { throw DriverError("No sheet is being dragged.") }
    moveSheetDrag(to: fraction, milliseconds: milliseconds)
  }

  /// Lifts the finger of a drag that is under way.
  public func liftSheetDrag(isFlick: Bool = false) throws(DriverError) {
    guard let drag = sheetDrag else { throw DriverError("No sheet is being dragged.") }
    if !isFlick { advance(milliseconds: UIPanGestureRecognizer.restMilliseconds) }
    sheetDrag = nil
    lift(drag.touch)
  }

  /// Taps beside the sheet or popover in front.
  public func tapOutside() throws(DriverError) {
    let presentation = try frontCard()
    let (bounds, frame) = run { (presentation.container.bounds, presentation.frame) }
    let places = [
      CGPoint(x: bounds.midX, y: frame.minY / 2), CGPoint(x: frame.minX / 2, y: bounds.midY),
      CGPoint(x: bounds.midX, y: (frame.maxY + bounds.maxY) / 2),
    ]
    guard let place = places.first(where: { bounds.contains($0) && !frame.contains($0) }) else {
      throw DriverError("\(Device.name(of: presentation.presented)) covers the whole screen.")
    }
    tap(at: place)
  }

  /// The sheet or popover that is in front of everything.
  private func frontCard() throws(DriverError) -> Presentation {
    guard let front = frontController else { throw DriverError("There is nothing on the screen.") }
    guard let presentation = front.ownPresentation, presentation.isCard else {
      throw DriverError("\(Device.name(of: front)) is in front: it is neither a sheet nor a popover.")
    }
    return presentation
  }

  private func moveSheetDrag(to fraction: Double, milliseconds: Int) {
    guard let drag = sheetDrag else { return }
    inSteps(5, milliseconds: milliseconds) { share in
      let next = drag.fraction + (fraction - drag.fraction) * Double(share)
      move(drag.touch, to: CGPoint(x: drag.start.x, y: drag.start.y + CGFloat(next) * drag.height))
    }
    sheetDrag?.fraction = fraction
  }
}
