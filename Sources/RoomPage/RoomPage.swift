/// The page on which viewers follow a session. It needs nothing else from the network than the records.
package enum RoomPage {
  /// The text of the page.
  ///
  /// - Parameter nonce: A random text that allows the page's own script to run, and no other.
  package static func html(nonce: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>tca</title>
    <style>
    \(PageStyle.text)
    \(style)
    </style>
    </head>
    <body class="live room">
    <header>
    <h1 id="title">tca</h1>
    <span id="status" role="status"></span>
    <div class="time">
    <button id="back" type="button">&#9664;</button>
    <input id="slider" type="range" min="0" max="0" value="0">
    <button id="forward" type="button">&#9654;</button>
    <output id="position"></output>
    <button id="now" type="button" hidden></button>
    <button id="save" type="button"></button>
    </div>
    </header>
    <section id="ballot" hidden><h2></h2><ol></ol><p role="status"></p></section>
    <main id="log" role="log" tabindex="-1"></main>
    <script nonce="\(nonce)">
    \(RoomScript.text)
    </script>
    </body>
    </html>

    """
  }

  /// What a browser allows the page to do: only its own style and script, and requests to its own server.
  package static func contentSecurityPolicy(nonce: String) -> String {
    """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'nonce-\(nonce)'; connect-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'
    """
  }

  private static let style = """
    header { gap: .4rem 1rem; padding: .5rem .8rem; }
    h1 { overflow-wrap: anywhere; }
    #status { color: var(--faint); font-size: .85rem; }
    #status::before { content: "\\25cf "; color: var(--old); } #status.on::before { color: var(--new); }
    #now:not([hidden]) { background: var(--main); color: var(--back); }
    button:focus-visible, input:focus-visible, .line:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
    button { min-height: 2.2rem; min-width: 2.4rem; }
    main { padding-bottom: 30vh; outline: none; }
    .room .step { opacity: .75; } .room .step.now { opacity: 1; }
    #ballot { margin: .8rem; padding: .8rem; border: 2px solid var(--main); border-radius: 10px; background: var(--panel); }
    #ballot[hidden] { display: none; }
    #ballot ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .5rem; }
    #ballot button { width: 100%; text-align: left; overflow-wrap: anywhere; padding: .5rem .8rem;
      font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
    #ballot button[aria-pressed=true] { background: var(--main); color: var(--back); }
    @media (min-width: 801px) { #ballot { width: calc(100vw - var(--aside) - 4rem); } }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media (max-width: 800px) { main { padding: .6rem .5rem 30vh; } .time { min-width: 100%; } }
    """
}
