/// The look of storyboards.
enum StoryboardStyle {
  static let css = """
    .contents { max-width: 84rem; margin: 0 auto; padding: 0 1.25rem 1rem; }
    .contents ol { columns: 16rem; margin: 0; padding-left: 2.2rem; font-size: .9rem; }
    .board { padding: 1.25rem 0; border-top: 1px solid var(--rule); }
    .setting { margin: .25rem 0 1rem; color: var(--faint); }
    .frames { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem;
      grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); }
    .frame { background: var(--sheet); border: 1px solid var(--rule); border-radius: 18px; padding: 1.1rem; min-width: 0; }
    .frame.wide, .frame.pad { grid-column: span 2; } .frame.pad .ui { max-width: 30rem; }
    figure { margin: 0; } .frame .ui { max-width: 15rem; margin: 0 auto 1rem; } .frame.wide .ui { max-width: 100%; }
    .number { display: inline-grid; place-items: center; min-width: 1.5rem; height: 1.5rem; margin-right: .3rem;
      border-radius: 50%; background: var(--ink); color: var(--sheet); font-size: .8rem; }
    .verdict { margin: .4rem 0 0; font-size: .9rem; } .good { color: var(--good); } .bad { color: var(--bad); }
    .frame .log { margin-top: .7rem; padding-top: .7rem; border-top: 1px solid var(--rule); max-height: 15rem;
      overflow: auto; }
    @media (max-width: 34rem) { .frame.wide, .frame.pad { grid-column: auto; } .frame .ui { max-width: 17rem; } }
    @media print { .frames { display: block; } .frame { break-inside: avoid; margin-bottom: 1rem; }
      .frame .ui { max-width: 6cm; } .frame .log { max-height: none; } .contents { display: none; } }
    """
}
