/// The look of the pages around the drawings.
enum PageStyle {
  static let css = """
    :root { color-scheme: light dark; --paper: #f5f5f7; --sheet: #fff; --ink: #1d1d1f; --faint: #6e6e73; --rule: #d9d9de;
      --accent: #0066cc; --good: #1f7a37; --bad: #c5221f; --mark: #e8f0fe; }
    @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { --paper: #000; --sheet: #1c1c1e; --ink: #f5f5f7;
      --faint: #a1a1a6; --rule: #3a3a3c; --accent: #5aa9ff; --good: #5fd07e; --bad: #ff7b72; --mark: #16304f; } }
    :root[data-theme="dark"] { color-scheme: dark; --paper: #000; --sheet: #1c1c1e; --ink: #f5f5f7; --faint: #a1a1a6;
      --rule: #3a3a3c; --accent: #5aa9ff; --good: #5fd07e; --bad: #ff7b72; --mark: #16304f; }
    :root[data-theme="light"] { color-scheme: light; }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--paper); color: var(--ink);
      font: 16px/1.45 -apple-system, "Helvetica Neue", "Segoe UI", Roboto, Arial, sans-serif; }
    h1, h2, h3 { line-height: 1.2; margin: 0; letter-spacing: -.01em; }
    h1 { font-size: clamp(1.5rem, 1.1rem + 1.8vw, 2.25rem); } h2 { font-size: 1.3rem; } h3 { font-size: 1rem; }
    a { color: var(--accent); }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    .skip { position: absolute; left: -200vw; top: 0; padding: .5rem 1rem; background: var(--sheet); z-index: 9; }
    .skip:focus { left: 0; }
    .top { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: end; justify-content: space-between;
      max-width: 84rem; margin: 0 auto; padding: 1.5rem 1.25rem .75rem; }
    .top p { margin: .35rem 0 0; color: var(--faint); }
    button, select { font: inherit; color: inherit; }
    .theme, .quiet { border: 1px solid var(--rule); background: var(--sheet); border-radius: 999px; padding: .35rem .9rem;
      cursor: pointer; }
    main { max-width: 84rem; margin: 0 auto; padding: 0 1.25rem 3rem; }
    .mono { font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
    .log { margin: 0; padding: 0; list-style: none; overflow-wrap: anywhere; }
    .log li { padding: .08rem 0 .08rem .6rem; border-left: 2px solid transparent; color: var(--faint); }
    .log .of-guard { color: var(--ink); font-weight: 600; border-left-color: var(--accent); }
    .log .of-report { color: var(--bad); font-weight: 600; border-left-color: var(--bad); }
    .empty { color: var(--faint); }
    @media print { :root { color-scheme: light; } .skip, .theme { display: none; } body { background: #fff; } }
    """
}
