/// What `backguard-lab --help` prints.
enum Usage {
  static let text = """
    USAGE
      backguard-lab demo [--system 15|16|17|18|26|all] [--layout ltr|rtl] [--json]
          Plays the Notes app on a simulated phone, every way out of a screen, and judges each step by the rules.
          Exit code 0: every step ended as the rules demand; 1: one did not, and standard error names it.
      backguard-lab play [--system 15|16|17|18|26] [--layout ltr|rtl] [--attached]
          Plays the same phone by commands from standard input, one a line; "help" lists them.
      backguard-lab --help | --version

    OPTIONS
      --system    the phone's iOS version; 26 unless given
      --layout    the direction in which the interface runs; ltr unless given
      --json      prints the steps as a JSON array in place of the table
      --attached  a plain UINavigationController in place of a GuardedNavigationController
    """
}
