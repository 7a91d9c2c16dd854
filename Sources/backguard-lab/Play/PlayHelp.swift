/// What `help` prints.
enum PlayHelp {
  static let text = """
    tap back                  taps the back button
    tap TITLE                 taps the button, bar button or row with that title
    tap text                  puts the cursor into the text
    type TEXT                 types at the cursor
    swipe edge 40% release    swipes back from the edge and lifts; also: content, trackpad
    swipe edge 40%            leaves the finger down: then move 80%, release
    longpress back            opens the menu of the screens below
    choose 1                  chooses a row of the menu, by number or title; close closes it
    answer TITLE              taps a button of the dialog
    scroll 200                drags the content up by that many points
    rotate landscape          turns the phone; also: portrait
    wait 0.5                  lets half a second pass
    stack                     lists the screens
    log                       lists what happened since the last log
    quit                      ends
    """
}
