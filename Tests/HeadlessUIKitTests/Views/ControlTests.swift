import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite("Controls and texts")
struct ControlTests {
  let device = Device()

  private func place<View: UIView>(_ make: () -> View, at frame: CGRect) -> View {
    device.run {
      let view = make()
      view.frame = frame
      device.window.addSubview(view)
      return view
    }
  }

  @Test("A button sends its events in order, and its primary action once")
  func button() {
    let button = place(
      { UIButton(type: .system, primaryAction: UIAction(title: "Go") { note("go from \(type(of: $0.sender!))") }) },
      at: CGRect(x: 100, y: 100, width: 80, height: 44))
    device.run {
      button.addAction(UIAction { _ in note("down") }, for: .touchDown)
      button.addAction(UIAction { _ in note("up inside") }, for: .touchUpInside)
      button.addAction(UIAction { _ in note("up outside") }, for: .touchUpOutside)
      button.addAction(UIAction { _ in note("exit") }, for: .touchDragExit)
      button.addAction(UIAction { _ in note("cancel") }, for: .touchCancel)
    }
    #expect(button.title(for: .highlighted) == "Go")
    device.tap(button)
    device.drag(from: CGPoint(x: 120, y: 120), to: CGPoint(x: 300, y: 300), steps: 1)
    device.cancelTouch(device.touchDown(at: CGPoint(x: 120, y: 120)))
    device.run { button.isEnabled = false }
    device.tap(button)
    #expect(
      device.log.take() == [
        "down", "go from UIButton", "up inside", "down", "exit", "up outside", "down", "cancel",
      ])
  }

  @Test("B234: a tap on a button is not a tap for the views around it")
  func tapAround() {
    let tap = UITapGestureRecognizer()
    let view = device.fill(with: UIView(), tap)
    let button = device.run {
      let button = UIButton(type: .system, primaryAction: UIAction { _ in note("go") })
      button.frame = CGRect(x: 100, y: 100, width: 80, height: 44)
      view.addSubview(button)
      return button
    }
    device.tap(button)
    #expect(device.log.take() == ["go"])
    device.run { button.addGestureRecognizer(tap) }
    device.tap(button)
    #expect(device.log.take() == ["recognizer UITapGestureRecognizer: recognized"])
  }

  @Test("An action with the same identifier replaces the old one; removing ends it")
  func actions() {
    let control = device.run { UIControl(frame: .zero) }
    let identifier = UIAction.Identifier("save")
    device.run {
      control.addAction(UIAction(identifier: identifier) { _ in note("old") }, for: .valueChanged)
      control.addAction(UIAction(identifier: identifier) { _ in note("new") }, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      control.removeAction(identifiedBy: identifier, for: .allEvents)
      control.sendActions(for: .valueChanged)
    }
    #expect(device.log.take() == ["new"])
    #expect(control.allControlEvents == [])
  }

  @Test("B232, B235: a slider follows its thumb and refuses other pans along its track")
  func slider() {
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    let view = device.fill(with: UIView(), pan)
    let slider = device.run {
      let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 130, height: 30))
      slider.addAction(UIAction { _ in note("value") }, for: .valueChanged)
      view.addSubview(slider)
      return slider
    }
    device.drag(from: CGPoint(x: 115, y: 115), to: CGPoint(x: 165, y: 115), steps: 2)
    #expect(slider.value == 0.5)
    #expect(device.log.take() == ["value", "value"])
    // Across the track, or beside the thumb, the pan has it.
    device.drag(from: CGPoint(x: 165, y: 115), to: CGPoint(x: 165, y: 215), steps: 1)
    device.drag(from: CGPoint(x: 115, y: 115), to: CGPoint(x: 165, y: 115), steps: 1)
    #expect(
      device.log.take() == [
        "recognizer pan: began", "recognizer pan: ended", "recognizer pan: began", "recognizer pan: ended",
      ])
    #expect(slider.value == 0.5)
  }

  @Test("B203: an override of sendAction that does not call super suppresses the action", arguments: [true, false])
  func suppressedAction(callsSuper: Bool) {
    final class Asking: UIControl {
      var callsSuper = true
      override func sendAction(_ action: UIAction) {
        note("sending \(action.title)")
        if callsSuper { super.sendAction(action) }
      }
    }
    device.run {
      let control = Asking(
        frame: .zero, primaryAction: UIAction(title: "Save") { note("save by \(type(of: $0.sender!))") })
      control.callsSuper = callsSuper
      control.sendActions(for: .primaryActionTriggered)
    }
    #expect(device.log.take() == ["sending Save"] + (callsSuper ? ["save by Asking"] : []))
  }

  @Test("A slider is mirrored right to left")
  func mirroredSlider() {
    let device = Device(layoutDirection: .rightToLeft)
    let slider = device.fill(with: UISlider(frame: .zero))
    device.run { slider.frame = CGRect(x: 0, y: 100, width: 130, height: 30) }
    device.drag(from: CGPoint(x: 115, y: 115), to: CGPoint(x: 15, y: 115))
    #expect(slider.value == 1)
  }

  @Test("Tapping a text gives it the cursor; typing tells its delegate")
  func texts() {
    final class Delegate: UITextViewDelegate, UITextFieldDelegate {
      func textViewDidBeginEditing(_ textView: UITextView) { note("view began") }
      func textViewDidChange(_ textView: UITextView) { note("view: \(textView.text!)") }
      func textViewDidEndEditing(_ textView: UITextView) { note("view ended") }
      func textFieldDidBeginEditing(_ textField: UITextField) { note("field began") }
      func textFieldDidEndEditing(_ textField: UITextField) { note("field ended") }
    }
    let delegate = Delegate()
    let textView = place({ UITextView(frame: .zero) }, at: CGRect(x: 0, y: 100, width: 390, height: 100))
    let field = place({ UITextField(frame: .zero) }, at: CGRect(x: 0, y: 300, width: 390, height: 44))
    device.run {
      textView.delegate = delegate
      field.delegate = delegate
      field.addAction(UIAction { _ in note("field changed") }, for: .editingChanged)
    }
    device.tap(textView)
    device.typeText("Hi")
    device.tap(field)
    device.typeText("x")
    #expect(field.text == "x")
    device.run { field.removeFromSuperview() }
    #expect(!field.isFirstResponder)
    #expect(
      device.log.take().filter { !$0.hasPrefix("recognizer") } == [
        "view began", "view: H", "view: Hi", "view ended", "field began", "field changed", "field ended",
      ])
  }
}
