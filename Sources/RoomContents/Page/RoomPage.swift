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
    \(RoomScript.text)
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

  private static let style = """
    header { gap: .4rem 1rem; padding: .5rem .8rem; }
    h1 { overflow-wrap: anywhere; }
    #status { color: var(--faint); font-size: .85rem; }
    #status::before { content: "\\25cf\\00a0"; color: var(--old); } #status.on::before { color: var(--new); }
    #now:not([hidden]) { background: var(--main); color: var(--back); }
    button:focus-visible, input:focus-visible, textarea:focus-visible, summary:focus-visible, .input:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
    button { min-height: 2.2rem; min-width: 2.4rem; }
    main { padding-bottom: 30vh; outline: none; } h2:focus { outline: none; }
    #news { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    .room .step { opacity: .75; } .room .step.now { opacity: 1; }
    #ballot, #question, #task { margin: .8rem; padding: .8rem; border: 2px solid var(--main); border-radius: 10px; background: var(--panel); }
    #ballot[hidden], #question[hidden], #task[hidden] { display: none; }
    #ballot h2, #question h2, #task h2 { font-size: .95rem; color: inherit; overflow-wrap: anywhere; }
    #question div { display: flex; gap: .5rem; } #question div[hidden] { display: none; }
    #answer, #task input, #task textarea { flex: 1; width: 100%; min-width: 0; font: inherit; font-family: ui-monospace, monospace; padding: .4rem .6rem;
      color: var(--text); background: var(--back); border: 1px solid var(--line); border-radius: 6px; }
    #question li { overflow-wrap: anywhere; } #question .error { display: block; }
    #task ul { list-style: none; margin: 0 0 .5rem; padding: 0; } #task li { overflow-wrap: anywhere; }
    #task fieldset { border: 0; margin: 0; padding: 0; min-width: 0; display: grid; gap: .5rem; } #task fieldset[hidden] { display: none; }
    #task fieldset div { display: flex; gap: .5rem; align-items: end; } #task span { flex: 1; min-width: 0; display: grid; }
    #task label { font-size: .85rem; color: var(--faint); }
    #task pre { white-space: pre-wrap; overflow-wrap: anywhere; } #tried > div { margin-top: .5rem; }
    #task.solved > p::before { content: "\\2713\\00a0"; } #task.solved > p { color: var(--new); font-weight: 600; }
    details summary { color: var(--faint); font-size: .8rem; font-weight: 600; cursor: pointer; min-height: 1.6rem; }
    #ballot-screen { display: none; }
    .voting .now [data-control], #ballot-screen [data-control] { outline: 2px dashed var(--main); outline-offset: 2px; cursor: pointer; }
    #ballot ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
    #ballot ol button { width: 100%; text-align: left; overflow-wrap: anywhere; padding: .5rem .8rem; white-space: pre-wrap;
      font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
    #ballot ol button[aria-pressed=true] { background: var(--main); color: var(--back); }
    @media (min-width: 801px) { #ballot, #question, #task { width: calc(100vw - var(--aside) - 4rem); } }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media (max-width: 800px) { #ballot-screen:not(:empty) { display: block; margin-bottom: .8rem; overflow-x: auto; } main { padding: .6rem .5rem 30vh; } .time { min-width: 100%; } }
    """
}
