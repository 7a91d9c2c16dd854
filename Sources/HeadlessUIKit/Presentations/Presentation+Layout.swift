import Foundation

/// Where the presented view stands, and what touches do there.
extension Presentation {
  /// Whether it is a card that the user can take away: a sheet from 13 on.
  var isSheet: Bool { style == .pageSheet || style == .formSheet }
  var isPopover: Bool { style == .popover }
  /// Whether it leaves some of what is behind in sight.
  var isCard: Bool { isSheet || isPopover }
  /// Whether the user can dismiss it without a button of the app's.
  var followsUser: Bool { isCard && Device.current.systemVersion >= .init(13) }

  private var sheet: UISheetPresentationController? { controller as? UISheetPresentationController }

  var sheetLayout: SheetLayout {
    SheetLayout(style, detents: sheet?.detents ?? [.large()], in: container.bounds)
  }

  /// The height at which the sheet rests.
  var restingHeight: CGFloat { sheetLayout.height(of: sheet?.selectedDetentIdentifier) }

  var frame: CGRect {
    if isSheet { return drag?.frame ?? sheetLayout.frame(height: restingHeight) }
    if isPopover { return popoverFrame }
    return container.bounds
  }

  func layOut() { container.card.frame = frame }

  /// Bars and corners of the screen that cover a part of the presented view.
  var safeAreaInsets: UIEdgeInsets {
    let screen = Device.current.safeAreaInsets
    guard isCard else { return screen }
    guard Device.current.idiom == .phone, isSheet else { return .zero }
    let isFull = frame.minY < screen.top
    return UIEdgeInsets(
      top: isFull ? screen.top : 0, left: screen.left, bottom: screen.bottom, right: screen.right)
  }

  // MARK: - Touches outside

  /// False where what is behind stays in use: at an undimmed detent.
  var takesTouchesOutside: Bool {
    guard isSheet, let sheet, let undimmed = sheet.largestUndimmedDetentIdentifier else { return true }
    return restingHeight > sheetLayout.height(of: undimmed)
  }

  /// A view behind a popover that the app keeps in use.
  func passthrough(at point: CGPoint, with event: UIEvent?) -> UIView? {
    for view in (controller as? UIPopoverPresentationController)?.passthroughViews ?? []
    where view.window === container.window {
      if let hit = view.hitTest(container.convert(point, to: view), with: event) { return hit }
    }
    return nil
  }

  func tappedOutside() {
    guard followsUser else { return }
    // B254: outside of a sheet too. B119: a popover asks the same questions.
    if isSheet, !Device.current.assumed(\.tapOutsideDismissesSheets) { return }
    dismissal.userAsksToDismiss()
  }

  // MARK: - The finger on the sheet

  func followDrags() {
    guard followsUser else { return }
    let pan = SheetPanGestureRecognizer()
    pan.name = "sheetDrag"
    pan.presentation = self
    pan.maximumNumberOfTouches = 1
    RecognizerAction.add(to: pan) { [weak self] pan in self?.follow(pan) }
    container.card.addGestureRecognizer(pan)
  }

  /// Whether a drag over content that scrolls is for the sheet.
  func followsDrag(down isDown: Bool, over scrollView: UIScrollView?) -> Bool {
    guard phase == .shown else { return false }
    if isDown {
      // B255: content above comes first.
      guard let scrollView else { return true }
      return scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    }
    guard restingHeight < sheetLayout.largest else { return false }
    return scrollView == nil || sheet?.prefersScrollingExpandsWhenScrolledToEdge != false
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      drag = SheetDrag(of: self)
      drag?.move(by: pan.translation(in: nil).y)
    case .changed: drag?.move(by: pan.translation(in: nil).y)
    case .ended, .cancelled:
      let ended = drag
      drag = nil
      if pan.state == .ended { ended?.move(by: pan.translation(in: nil).y) }
      ended?.end(velocity: pan.state == .ended ? pan.velocity(in: nil).y : nil)
    default: break
    }
  }

  /// A finger has left the sheet at another height.
  func userSelectsDetent(_ name: UISheetPresentationController.Detent.Identifier) {
    guard let sheet, name != sheetLayout.rests.first(where: { $0.height == restingHeight })?.name else { return }
    sheet.selectedDetentIdentifier = name
    guard let delegate = sheet.delegate else { return }
    Device.current.log.note("sheet.didChangeSelectedDetentIdentifier(\(Device.name(of: presented)))")
    delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }
}
