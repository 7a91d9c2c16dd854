/// What `backguard-lab --help` prints.
enum Usage {
  static let text = """
    USAGE
      backguard-lab demo [--system 15|16|17|18|26|all] [--layout ltr|rtl] [--json] [--html FILE]
          Plays the Notes app on a simulated phone, every way out of a screen, and judges each step by the rules.
          Exit code 0: every step ended as the rules demand; 1: one did not, and standard error names it.
          With --html: writes every step in pictures, too.
      backguard-lab explore [SCENARIO] [--depth N] [--system 15|16|17|18|26|all] [--technique NAME]
                            [--assumptions defaults|alone|pairs] [--random N [--seed S]]
                            [--seconds S] [--processes P] [--json|--speed] [--html FILE]
          Scenarios: \(ExploredScenario.allCases.map(\.rawValue).joined(separator: ", ")); all unless given.
          Tries every sequence of up to N actions of a user, time passing among them, in both ways to guard a stack, and
          checks the rules after each; 4 unless given. With a technique: the matrix's editor. Prints how much was tried.
          With --random: N actions drawn by chance in place of the search; what it finds is made short.
          With --html: writes a scenario, or techniques, as a phone that one can tap in a browser, up to N actions on, time
          not counted; how many states there are, and how large the file is, standard error says.
          Ctrl-C, or S seconds, end the search with what was found so far; the page has as long again.
          Exit code 1: a rule was violated, and standard error has the shortest list of actions, as a test to paste.
      backguard-lab matrix [--system 12|13|13.4|14|15|16|17|18|26|all] [--technique NAME] [--json|--markdown]
          Plays the classic techniques and BackGuard on every way out and prints what each does about it: how many cells
          ended how, and each cell if only a part is asked for. asked: once, and only where something was at stake;
          bypassed: left unasked; dead: disabled though nothing was at stake; twice: two dialogs or two screens gone;
          stuck: frozen, grayed or out of step; –: no such way out. Exit code 1: BackGuard subclass has a fault.
      backguard-lab play [--system 15|16|17|18|26] [--layout ltr|rtl] [--attached]
          Plays the same phone by commands from standard input, one a line; "help" lists them.
      backguard-lab storyboard SCENARIO --out FILE [--system 15|16|17|18|26] [--layout ltr|rtl] [--way subclass|attached]
                               [--step N]
          Writes one of the demo's scenarios, such as edge-swipe-unsaved, as an HTML page with a picture for every
          action; as one picture, of one step if told, where FILE ends in .svg. Exit code as demo.
      backguard-lab --help | --version

      A FILE that cannot be written is an error on standard error, with exit code 2; it is written whole or not at all.

    OPTIONS
      --system    the phone's iOS version; 26 unless given, for matrix all
      --technique one of: \(Technique.allCases.map(\.rawValue).joined(separator: ", ")); to explore also all
      --layout    the direction in which the interface runs; ltr unless given
      --assumptions  the answers to what nobody knows about UIKit: the likely ones, each alone turned, or all pairs too
      --processes how many processes share the searches; 1 unless given
      --speed     prints how fast a search was and what its time was spent on; for a release build
      --way       how the stack is guarded; subclass unless given
      --html      a page that needs nothing beside it
      --json      prints the steps or cells as a JSON array in place of the table
      --markdown  prints the matrix as a Markdown table
      --attached  a plain UINavigationController in place of a GuardedNavigationController
    """
}
