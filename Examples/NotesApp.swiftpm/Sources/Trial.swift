import BackGuard
import Notes
import UIKit

/// One story being tried: its screens fill the window, alone, so that nothing of this app is between them and UIKit; a
/// small window above has the button that shows what should happen.
@MainActor
final class Trial {
  private let help: HelpWindow
  private let token: LeaveObserverToken

  init(
    _ story: Story, _ wayIn: WayIn, in window: UIWindow, of scene: UIWindowScene,
    didEnd: @escaping @MainActor () -> Void
  ) {
    let journal = Journal()
    token = LeaveGuardRegistry.current.addObserver(journal)
    window.rootViewController =
      switch story.setting {
      case .notes: NotesApp.makeRoot(guarded: wayIn == .subclass)
      case .split: SplitSetting.makeRoot(guarded: wayIn == .subclass)
      case .columns: NotesApp.makeSplit(guarded: wayIn == .subclass)
      case .tabs: NotesApp.makeTabs(guarded: wayIn == .subclass)
      case .probe: ProbeStack("Root", journal)
      case .probeInSheet: ProbePresenter(journal)
      case .probeInColumns: ProbeSplit.makeRoot(journal)
      case .probeInTabs: ProbeTabs(journal)
      }
    help = HelpWindow(story, journal, of: scene, end: didEnd)
    help.isHidden = false
  }

  func end() {
    token.cancel()
    help.isHidden = true
    help.windowScene = nil
  }
}
