/// What the exported pages have in common: one file without external resources, with a title and a bar that moves through steps.
struct SteppedPage {
  let title: String
  /// The styles of this kind of page, after those of all pages.
  let style: String
  /// The index of the last step of the bar.
  let lastStep: Int
  /// What screen readers call the bar.
  let stepName: String
  let script: String

  /// The text of the file.
  ///
  /// - Parameter main: What is below the bar, as HTML.
  func html(main: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(MarkupText.escaped(title))</title>
    <style>
    \(PageStyle.text)
    \(style)
    </style>
    </head>
    <body>
    <header>
    <h1>\(MarkupText.escaped(title))</h1>
    <div class="time" hidden>
    <button id="back" aria-label="Back">&#9664;</button>
    <input id="slider" type="range" min="0" max="\(max(0, lastStep))" value="0" aria-label="\(stepName)">
    <button id="forward" aria-label="Forward">&#9654;</button>
    <output id="position"></output>
    </div>
    </header>
    <main>
    \(main)
    </main>
    <script>
    \(script)
    </script>
    </body>
    </html>

    """
  }
}
