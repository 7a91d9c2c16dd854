/// The colors and fonts of the drawings, as CSS: light, or dark where the reader's system or the page says so.
public enum SVGStyle {
  /// For a page with any number of drawings; `data-theme="dark"` or `"light"` on its root decides against the system.
  public static let css = """
    :root { \(variables(light)) }
    @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { \(variables(dark)) } }
    :root[data-theme="dark"] { \(variables(dark)) }
    \(rules)
    """

  /// What drawings refer to by name: once in a page, before the first of them.
  public static let definitions = [
    SVGDefinition(
      id: "ui-edge",
      text: "<linearGradient id=\"ui-edge\"><stop offset=\"0\" stop-opacity=\"0\"/>"
        + "<stop offset=\"1\" stop-opacity=\".22\"/></linearGradient>")
  ]

  private static func variables(_ colors: [(name: String, color: String)]) -> String {
    colors.map { "--ui-\($0.name): \($0.color);" }.joined(separator: " ")
  }

  private static let light = [
    ("bg", "#fff"), ("bg2", "#f2f2f7"), ("card", "#fff"), ("label", "#000"), ("label2", "rgb(60 60 67 / .6)"),
    ("line", "rgb(60 60 67 / .24)"), ("fill", "rgb(118 118 128 / .12)"), ("tint", "#007aff"), ("red", "#ff3b30"),
    ("bar", "#f9f9f9"), ("alert", "#f6f6f8"), ("glass", "rgb(255 255 255 / .86)"), ("rim", "rgb(0 0 0 / .07)"),
    ("thumb", "#fff"), ("dim", "rgb(0 0 0 / .22)"), ("press", "#d1d1d6"), ("lift", "rgb(0 0 0 / .14)"),
    ("orange", "#ff9500"), ("yellow", "#ffcc00"), ("green", "#34c759"), ("teal", "#30b0c7"), ("indigo", "#5856d6"),
    ("purple", "#af52de"), ("pink", "#ff2d55"), ("gray", "#8e8e93"),
  ]

  private static let dark = [
    ("bg", "#000"), ("bg2", "#1c1c1e"), ("card", "#1c1c1e"), ("label", "#fff"), ("label2", "rgb(235 235 245 / .6)"),
    ("line", "rgb(84 84 88 / .65)"), ("fill", "rgb(118 118 128 / .26)"), ("tint", "#0a84ff"), ("red", "#ff453a"),
    ("bar", "#161618"), ("alert", "#2c2c2e"), ("glass", "rgb(58 58 62 / .82)"), ("rim", "rgb(255 255 255 / .16)"),
    ("thumb", "#e5e5ea"), ("dim", "rgb(0 0 0 / .5)"), ("press", "#3a3a3c"), ("lift", "rgb(0 0 0 / .5)"),
    ("orange", "#ff9f0a"), ("yellow", "#ffd60a"), ("green", "#30d158"), ("teal", "#40c8e0"), ("indigo", "#5e5ce6"),
    ("purple", "#bf5af2"), ("pink", "#ff375f"), ("gray", "#8e8e93"),
  ]

  private static let rules = """
    .ui { display: block; width: 100%; height: auto; }
    .t { font: 400 17px -apple-system, "SF Pro Text", "Helvetica Neue", "Segoe UI", Roboto, Arial, sans-serif; \
    fill: var(--ui-label); white-space: pre; user-select: none; }
    .t-b { font-weight: 600; } .t-s { font-size: 13px; } .t-xs { font-size: 10px; font-weight: 500; }
    .t-l { font-size: 30px; font-weight: 700; } .t-2 { fill: var(--ui-label2); }
    .t-tint { fill: var(--ui-tint); } .t-red { fill: var(--ui-red); } .t-w { fill: #fff; }
    .t-off { fill: var(--ui-label2); opacity: .6; }
    .f-bg { fill: var(--ui-bg); } .f-bg2 { fill: var(--ui-bg2); } .f-card { fill: var(--ui-card); }
    .f-label { fill: var(--ui-label); } .f-label2 { fill: var(--ui-label2); } .f-line { fill: var(--ui-line); }
    .f-fill { fill: var(--ui-fill); } .f-tint { fill: var(--ui-tint); } .f-red { fill: var(--ui-red); }
    .f-bar { fill: var(--ui-bar); } .f-alert { fill: var(--ui-alert); } .f-dim { fill: var(--ui-dim); }
    .f-press { fill: var(--ui-press); } .f-black { fill: #000; } .f-white { fill: #fff; }
    .f-thumb { fill: var(--ui-thumb); filter: drop-shadow(0 2px 4px rgb(0 0 0 / .25)); }
    .f-glass { fill: var(--ui-glass); stroke: var(--ui-rim); filter: drop-shadow(0 3px 8px var(--ui-lift)); }
    .f-lift { filter: drop-shadow(0 6px 20px var(--ui-lift)); } .f-gray { fill: var(--ui-gray); }
    .f-orange { fill: var(--ui-orange); } .f-yellow { fill: var(--ui-yellow); } .f-green { fill: var(--ui-green); }
    .f-teal { fill: var(--ui-teal); } .f-indigo { fill: var(--ui-indigo); } .f-purple { fill: var(--ui-purple); }
    .f-pink { fill: var(--ui-pink); }
    .s-tint, .s-label, .s-2, .s-w { fill: none; stroke-width: 2.6; stroke-linecap: round; stroke-linejoin: round; }
    .s-tint { stroke: var(--ui-tint); } .s-label { stroke: var(--ui-label); } .s-w { stroke: #fff; }
    .s-2 { stroke: var(--ui-label2); stroke-width: 2; }
    .u-case { fill: #1d1d20; stroke: #55555b; stroke-width: 1.5; } .u-key { fill: #3b3b40; } .u-isle { fill: #000; }
    .u-finger { fill: rgb(120 120 128 / .45); stroke: rgb(255 255 255 / .8); stroke-width: 1.5; }
    .u-trail { fill: none; stroke: rgb(120 120 128 / .22); stroke-width: 30; stroke-linecap: round; }
    .u-edge { fill: url(#ui-edge); }
    """
}
