import HeadlessUIKit

/// One HTML file that needs nothing beside it: style, drawings and script stand in it.
struct Page {
  let title: String
  /// What this page needs beside ``PageStyle``.
  var style = ""
  /// What drawings on the page refer to.
  var definitions: [SVGDefinition] = []
  /// Between header and end; the landmark `main`, with the id `content`, is a part of it.
  let body: String
  var script = ""

  var text: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(Self.escape(title))</title>
    <style>
    \(SVGStyle.css)
    \(PageStyle.css)
    \(style)
    </style>
    </head>
    <body>
    <a class="skip" href="#content">Skip to the content</a>
    <svg class="ui" width="0" height="0" style="position: absolute" aria-hidden="true" focusable="false">
    <defs>
    \(definitionTexts)
    </defs>
    </svg>
    \(body)
    <script>
    \(PageScript.theme)
    \(script)
    </script>
    </body>
    </html>

    """
  }

  /// Text between the marks of HTML and inside of attributes.
  static func escape(_ text: String) -> String { SVGNode.escape(text) }

  private var definitionTexts: String {
    (SVGStyle.definitions + definitions).map(\.text).joined(separator: "\n")
  }

  /// The button that changes between light and dark.
  static let themeButton = """
    <button type="button" class="theme" data-theme-button>Light or dark</button>
    """
}
