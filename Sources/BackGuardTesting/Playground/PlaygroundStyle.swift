/// The look of a playground.
enum PlaygroundStyle {
  static let css = """
    .play { display: grid; gap: 1.25rem; grid-template-columns: minmax(17rem, 21rem) minmax(15rem, 1fr) minmax(18rem, 1.2fr);
      align-items: start; }
    .choices, .history { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; }
    .history { justify-content: center; } .history .quiet { padding: .3rem .7rem; font-size: .9rem; }
    .choices label { display: flex; align-items: center; gap: .4rem; color: var(--faint); font-size: .9rem; }
    .choices select { border: 1px solid var(--rule); background: var(--sheet); border-radius: 10px; padding: .35rem .5rem;
      max-width: 16rem; color: var(--ink); }
    .stage { position: relative; max-width: clamp(15rem, (100vh - 17.5rem) * .49, 21rem); margin: 0 auto;
      touch-action: none; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; cursor: pointer; }
    .now { min-height: 2.9em; margin: .5rem 0; text-align: center; color: var(--faint); font-size: .9rem; }
    .auto { display: block; margin-top: .6rem; text-align: center; font-size: .9rem; }
    .panel { background: var(--sheet); border: 1px solid var(--rule); border-radius: 18px; padding: 1.1rem; min-width: 0; }
    .hint { margin: .3rem 0 .8rem; color: var(--faint); font-size: .9rem; }
    .group { margin: 0 0 .9rem; padding: 0; border: 0; } .group legend { padding: 0; font-size: .8rem; color: var(--faint);
      margin-bottom: .35rem; }
    .acts { display: grid; gap: .4rem; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); }
    .act { text-align: left; padding: .45rem .75rem; font-size: .92rem; border-radius: 12px;
      border: 1px solid var(--rule); background: var(--paper); cursor: pointer; }
    .act:hover { border-color: var(--accent); } .act:disabled, .quiet:disabled { opacity: .45; cursor: default; }
    .last { margin: .35rem 0 .6rem; font-weight: 600; } .seen h3 { margin: 1rem 0 .4rem; }
    .facts { display: grid; grid-template-columns: max-content 1fr; gap: .15rem .8rem; margin: 0; font-size: .9rem;
      overflow-wrap: anywhere; } .facts dt { color: var(--faint); } .facts dd { margin: 0; }
    .why { list-style: none; margin: 0; padding: 0; font-size: .92rem; } .why li { margin-bottom: .45rem; }
    .id { display: inline-block; margin-right: .3rem; padding: 0 .4rem; border-radius: 6px; background: var(--mark);
      font: 600 12px/1.6 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    #log { max-height: 20rem; overflow: auto; }
    .broken { margin: 0 0 .6rem; padding: .5rem .8rem; border-radius: 12px; border: 2px solid var(--bad); color: var(--bad);
      font-weight: 600; }
    .top p { max-width: 44rem; }
    @media (max-width: 64rem) { .play { grid-template-columns: minmax(16rem, 22rem) 1fr; } .seen { grid-column: 1 / -1; } }
    @media (max-width: 40rem) { .play { grid-template-columns: minmax(0, 1fr); } .stage { max-width: 17.5rem; } }
    @media print { .choices, .history, .auto, .do { display: none; } .play { display: block; } .stage { max-width: 7cm; } }
    """
}
