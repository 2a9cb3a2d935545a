import ActionSyntax
import ComposableArchitecture
import OutputText
import TerminalUI

/// A session as an HTML page that needs no network: the lines with their output, and a slider through time with the state and
/// the screen after each line. Without scripts, the page shows everything below each other.
struct SessionPage {
  /// A line of the session and what it led to.
  struct PlayedLine {
    let prompt: String
    let line: String
    let output: String
    /// The time on the feature's clock.
    let time: String
    /// The lines of the screen; empty if the feature has no view.
    let screen: [String]
    let state: [StateRow]
  }

  let title: String
  let steps: [PlayedLine]
  /// The prose between the lines; `nil` if they are not from a scenario.
  var prose: PageProse?

  /// The text of the file.
  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Self.escaped(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>\(Self.escaped(title))</h1>
    <div class="time" hidden>
    <button id="back" aria-label="Back">&#9664;</button>
    <input id="slider" type="range" min="0" max="\(max(0, steps.count - 1))" value="0" aria-label="Line">
    <button id="forward" aria-label="Forward">&#9654;</button>
    <output id="position"></output>
    </div>
    </header>
    <main>
    \(steps.indices.map(section).joined(separator: "\n"))
    \(prose?.after ?? "")
    </main>
    <script>
    \(Self.script)
    </script>
    </body>
    </html>

    """
  }

  private func section(_ index: Int) -> String {
    let step = steps[index]
    let output =
      step.output.isEmpty ? "" : "\n<pre class=\"output\">\(Self.colored(step.output))</pre>"
    return """
      \(prose?.before[index] ?? "")<section class="step" id="step\(index)">
      <div class="line">
      <pre class="input"><b>\(Self.escaped(step.prompt))&gt;</b> \(Self.highlighted(step.line))</pre>\(output)
      </div>
      <aside>
      \(Self.panel("Screen", Self.escaped(step.screen.joined(separator: "\n"))))
      \(Self.panel("State at \(step.time)", stateText(index)))
      </aside>
      </section>
      """
  }

  private static func panel(_ title: String, _ content: String) -> String {
    content.isEmpty
      ? "" : "<div class=\"panel\"><h2>\(title)</h2><pre>\(content)</pre></div>"
  }

  /// The fields of a state, with those that the line has changed highlighted.
  private func stateText(_ index: Int) -> String {
    let before = index > 0 ? steps[index - 1].state : steps[index].state
    let old = Dictionary(before.map { ($0.path, $0.value) }) { first, _ in first }
    let rows = steps[index].state
    let width = rows.map { $0.depth * 2 + ColumnWidth.of($0.name) }.max() ?? 0
    return rows.map { row -> String in
      let indent = String(repeating: " ", count: row.depth * 2)
      let padding = max(0, width - row.depth * 2 - ColumnWidth.of(row.name))
      let value = Self.escaped(row.value)
      let isNew = old[row.path] != row.value
      return indent + "<i>\(Self.escaped(row.name))</i>"
        + String(repeating: " ", count: padding + 2) + (isNew ? "<ins>\(value)</ins>" : value)
    }.joined(separator: "\n")
  }

  /// A typed line. The Swift of an action is highlighted.
  private static func highlighted(_ line: String) -> String {
    guard line.hasPrefix(".") else { return escaped(line) }
    var highlighter = SwiftHighlighter()
    return spans(highlighter.runs(of: line))
  }

  private static func spans(_ runs: [StyledText]) -> String {
    runs.map { run in
      let text = escaped(run.text)
      return switch run.style {
      case SwiftHighlighter.keyword: "<span class=\"keyword\">\(text)</span>"
      case SwiftHighlighter.type: "<span class=\"type\">\(text)</span>"
      case SwiftHighlighter.string: "<span class=\"string\">\(text)</span>"
      case SwiftHighlighter.number: "<span class=\"number\">\(text)</span>"
      case .dimmed: "<small>\(text)</small>"
      default: text
      }
    }.joined()
  }

  private static func colored(_ output: String) -> String {
    zip(OutputLineKind.of(output), StyledOutput.lines(of: output)).map { part, styled -> String in
      let (line, kind) = part
      let text = escaped(String(line))
      let shown =
        switch kind {
        case .plain: spans(styled.runs)
        case .came: "<ins>\(text)</ins>"
        case .went: "<del>\(text)</del>"
        case .error: "<em class=\"error\">\(text)</em>"
        case .warning: "<em class=\"warning\">\(text)</em>"
        case .aside: "<small>\(text)</small>"
        }
      return beginsWithLongWord(line) ? "<span class=\"long\">\(shown)</span>" : shown
    }.joined(separator: "\n")
  }

  /// Whether a browser may break the line between its indentation and its first word, which would leave an empty line.
  private static func beginsWithLongWord(_ line: Substring) -> Bool {
    let indent = line.prefix { $0 == " " }
    return !indent.isEmpty && line.dropFirst(indent.count).prefix { $0 != " " }.count > 30
  }

  static func escaped(_ text: String) -> String {
    MarkupText.escaped(text, keepsLineFeeds: true)
  }

  private static let style = """
    :root { color-scheme: light dark; --back: #fbfbf9; --text: #23262d; --faint: #7a7f89; --line: #dcdcd6;
      --new: #1d7a3d; --newback: #e2f3e6; --old: #b3362b; --oldback: #fbe7e4; --main: #0b6d7a; --panel: #fff;
      --keyword: #8a3fb0; --type: #0b6d7a; --string: #1d7a3d; --number: #2a5db0; }
    @media (prefers-color-scheme: dark) { :root { --back: #1e2128; --text: #dfe2e8; --faint: #868c98; --line: #3a3f4a;
      --new: #98c379; --newback: #26352a; --old: #e06c75; --oldback: #3a2528; --main: #56b6c2; --panel: #252933;
      --keyword: #c678dd; --type: #56b6c2; --string: #98c379; --number: #61afef; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--back); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
    header { position: sticky; top: 0; background: var(--back); border-bottom: 1px solid var(--line);
      padding: .6rem 1.2rem; display: flex; gap: 1.5rem; align-items: center; flex-wrap: wrap; z-index: 1; }
    h1 { font-size: 1.1rem; margin: 0; }
    h2 { font-size: .8rem; margin: 0 0 .4rem; color: var(--faint); font-weight: 600; }
    .time { display: flex; gap: .6rem; align-items: center; flex: 1; min-width: 16rem; }
    .time[hidden] { display: none; }
    #slider { flex: 1; min-width: 4rem; accent-color: var(--main); }
    button { font: inherit; color: var(--main); background: none; border: 1px solid var(--line); border-radius: 6px;
      padding: .1rem .6rem; cursor: pointer; }
    #position { color: var(--faint); min-width: 5rem; text-align: right; font-variant-numeric: tabular-nums; }
    main { padding: 1rem 1.2rem 60vh; }
    pre { margin: 0; font: 14px/1.45 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; overflow-x: auto; }
    .keyword { color: var(--keyword); } .type { color: var(--type); } .string { color: var(--string); }
    .number { color: var(--number); }
    .line pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    .long { word-break: break-all; }
    .step { margin-bottom: .7rem; }
    .prose { max-width: 46rem; margin: 1.6rem 0 1rem; overflow-wrap: anywhere; }
    .prose h2, .prose h3, .prose h4, .prose h5, .prose h6 { font-size: 1.1rem; margin: 1.6rem 0 .5rem; color: inherit; }
    .prose p, .prose ul, .prose ol, .prose table { margin: .5rem 0; }
    .prose code { font: .88em ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; background: var(--panel); }
    .prose th, .prose td { text-align: left; vertical-align: top; padding: .2rem .9rem .2rem 0; }
    .input b { color: var(--main); font-weight: 600; }
    aside { display: grid; grid-template-columns: minmax(0, 1fr); gap: .8rem; margin: .6rem 0; }
    .panel { background: var(--panel); border: 1px solid var(--line); border-radius: 8px; padding: .7rem .9rem; }
    ins { color: var(--new); text-decoration: none; background: var(--newback); }
    del { color: var(--old); text-decoration: none; background: var(--oldback); }
    i, small { color: var(--faint); font-style: normal; font-size: inherit; }
    em { font-style: normal; } .error { color: var(--old); } .warning { color: #b07d12; }
    .live .step { cursor: pointer; border-left: 3px solid transparent; padding-left: .8rem; opacity: .45; }
    .live .step.past { opacity: .8; } .live .step.now { opacity: 1; border-color: var(--main); }
    .live aside { display: none; }
    .live { --aside: max(50vw - 2rem, min(46rem, 60vw)); }
    .live .now aside { display: grid; position: fixed; top: 4rem; right: 1.2rem; width: var(--aside);
      max-height: calc(100vh - 5rem); overflow: auto; align-content: start; }
    .live .line, .live .prose { width: calc(100vw - var(--aside) - 5rem); }
    @media (max-width: 800px) { .live .now aside { position: static; width: auto; max-height: none; }
      .live .line, .live .prose { width: auto; } }
    """

  private static let script = """
    const steps = [...document.querySelectorAll(".step")], slider = document.getElementById("slider");
    document.body.classList.add("live");
    document.querySelector(".time").hidden = false;
    function show(index, scrolls) {
      const now = Math.max(0, Math.min(steps.length - 1, index));
      slider.value = now;
      steps.forEach((step, i) => { step.classList.toggle("now", i === now); step.classList.toggle("past", i < now); });
      document.getElementById("position").textContent = steps.length ? `${now + 1} of ${steps.length}` : "";
      if (scrolls && steps[now]) steps[now].querySelector(".line").scrollIntoView({ block: "center" });
    }
    slider.oninput = () => show(+slider.value, true);
    document.getElementById("back").onclick = () => show(+slider.value - 1, true);
    document.getElementById("forward").onclick = () => show(+slider.value + 1, true);
    steps.forEach((step, i) => step.querySelector(".line").onclick = () => show(i, false));
    document.onkeydown = event => {
      if (event.target === slider) return;
      if (event.key === "ArrowLeft" || event.key === "ArrowUp") { show(+slider.value - 1, true); event.preventDefault(); }
      if (event.key === "ArrowRight" || event.key === "ArrowDown") { show(+slider.value + 1, true); event.preventDefault(); }
    };
    show(location.hash ? parseInt(location.hash.slice(5)) || 0 : 0, false);
    """
}
