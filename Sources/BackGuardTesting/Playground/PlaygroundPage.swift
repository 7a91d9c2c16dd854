/// The page around a playground's phone.
@MainActor
struct PlaygroundPage {
  private let title: String
  private let depth: Int
  private let data: PlaygroundData
  private let count: Int

  init(_ title: String, depth: Int, _ games: [Playground.Game]) {
    self.title = title
    self.depth = depth
    data = PlaygroundData(games)
    count = games.reduce(0) { $0 + $1.states.count }
  }

  var text: String {
    Page(
      title: title, style: PlaygroundStyle.css, definitions: data.definitions, body: body,
      script: PlaygroundScript.text
    ).text
  }

  private var body: String {
    """
    <header class="top">
    <div>
    <h1>\(Page.escape(title))</h1>
    <p>A simulated phone. Each of its \(count) states was computed by the model of UIKit.</p>
    </div>
    <div class="choices">
    <label>iOS <select id="system"></select></label>
    <label>Guarded by <select id="way"></select></label>
    \(Page.themeButton)
    </div>
    </header>
    <main id="content" tabindex="-1" class="play">
    <section class="phone" aria-label="The phone">
    <div class="stage" id="stage"><svg class="ui" id="screen" role="img"></svg></div>
    <p class="now" id="now" role="status"></p>
    <div class="history">
    <button type="button" class="quiet" id="undo">Undo</button>
    <button type="button" class="quiet" id="redo">Redo</button>
    <button type="button" class="quiet" id="again">Start again</button>
    <button type="button" class="quiet" id="link">Copy link</button>
    </div>
    <label class="auto"><input type="checkbox" id="auto" checked> Time passes by itself</label>
    </section>
    <section class="panel do" aria-labelledby="do-title">
    <h2 id="do-title">What you can do</h2>
    <p class="hint">Tap, swipe and long-press on the phone, or use these.</p>
    <div id="actions"></div>
    <p class="hint" id="end" hidden>This is as far as was computed: \(depth) actions from the start. Undo, or start
    again.</p>
    </section>
    <section class="panel seen" aria-labelledby="seen-title">
    <h2 id="seen-title">What happened</h2>
    <p class="last" id="last"></p>
    <div id="violations"></div>
    <dl class="facts"><dt>Unsaved</dt><dd id="stake"></dd><dt>Pending attempt</dt><dd id="pending"></dd></dl>
    <h3>Why</h3>
    <ul class="why" id="why"></ul>
    <h3>Events</h3>
    <ol class="log mono" id="log" tabindex="0" aria-label="Events"></ol>
    </section>
    </main>
    <noscript><p class="top">The phone needs JavaScript: the page holds its states, and a script shows them.</p></noscript>
    <script type="application/json" id="data">\(data.json)</script>
    """
  }
}
