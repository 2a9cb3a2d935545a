import TerminalUI

/// The page on which viewers follow a session. It needs nothing else from the network than the records.
package enum RoomPage {
  /// Where the page finds the records.
  package enum Source: String {
    /// A stream of events at the address of the page, followed by `/events`.
    case events
    /// Files beside the page.
    case files
  }

  /// The text of the page.
  ///
  /// - Parameter nonce: A random text that allows the page's own script to run, and no other.
  package static func html(nonce: String) -> String {
    html(nonce: nonce, source: .events, policy: "")
  }

  /// The text of a page that another server sends.
  package static func fileHTML(nonce: String, source: Source) -> String {
    let policy = policy(nonce: nonce)
    return html(
      nonce: nonce, source: source,
      policy: "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">\n")
  }

  private static func html(nonce: String, source: Source, policy: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    \(policy)\
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>tca</title>
    <style>
    \(PageStyle.text)
    \(ScreenStyle.text)
    \(style)
    </style>
    </head>
    <body class="live room" data-source="\(source.rawValue)">
    <header>
    <h1 id="title">tca</h1>
    <span id="status" role="status"></span>
    <div class="time">
    <button id="back" type="button">&#9664;</button>
    <input id="slider" type="range" min="0" max="0" value="0">
    <button id="forward" type="button">&#9654;</button>
    <span id="position"></span>
    <button id="now" type="button" hidden></button>
    <button id="save" type="button"></button>
    </div>
    </header>
    <p id="news" role="status"></p>
    <section id="ballot" aria-labelledby="ballot-title" hidden><h2 id="ballot-title" tabindex="-1"></h2><div id="ballot-screen" class="screen"></div><ol></ol><p role="status"></p></section>
    <form id="question" aria-labelledby="question-title" hidden><h2 id="question-title" tabindex="-1"></h2><div><input id="answer" type="text" maxlength="300" autocomplete="off"
    autocapitalize="off" spellcheck="false"><button id="send"></button></div><ol></ol><p role="status"></p></form>
    <form id="task" aria-labelledby="task-title" hidden><h2 id="task-title" tabindex="-1"></h2><ul></ul><fieldset><label for="task-lines"></label><textarea id="task-lines" rows="4"
    maxlength="2000" autocomplete="off" autocapitalize="off" spellcheck="false"></textarea>
    <div><span><label for="task-name"></label><input id="task-name" type="text" maxlength="30" autocomplete="off"></span>
    <button id="run"></button></div></fieldset><p role="status"></p><div id="tried"></div></form>
    <main id="log" tabindex="-1"></main>
    <script nonce="\(nonce)">
    \(script)
    </script>
    </body>
    </html>

    """
  }

  /// What a browser allows the page to do: only its own style and script, and requests to its own server.
  package static func contentSecurityPolicy(nonce: String) -> String {
    policy(nonce: nonce) + "; frame-ancestors 'none'"
  }

  private static func policy(nonce: String) -> String {
    """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-\(nonce)'; connect-src 'self'; \
    base-uri 'none'; form-action 'none'
    """
  }

  /// The last part runs when everything else is declared.
  private static let script = ["room.js", "access.js", "task.js", "start.js"]
    .map(EmbeddedTexts.text).joined(separator: "\n")

  private static let style = EmbeddedTexts.text("room.css")
}
