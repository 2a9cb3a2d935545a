/// How pages about a session look: the one that `export html` writes, and the one that the viewers of a room open.
package enum PageStyle {
  /// The style sheet.
  package static let text = """
    :root { color-scheme: light dark; --back: #fbfbf9; --text: #23262d; --faint: #7a7f89; --line: #dcdcd6;
      --new: #1d7a3d; --newback: #e2f3e6; --old: #b3362b; --oldback: #fbe7e4; --main: #0b6d7a; --panel: #fff;
      --keyword: #8a3fb0; --type: #0b6d7a; --string: #1d7a3d; --number: #2a5db0; }
    @media (prefers-color-scheme: dark) { :root { --back: #1e2128; --text: #dfe2e8; --faint: #868c98; --line: #3a3f4a;
      --new: #98c379; --newback: #26352a; --old: #e06c75; --oldback: #3a2528; --main: #56b6c2; --panel: #252933;
      --keyword: #c678dd; --type: #56b6c2; --string: #98c379; --number: #61afef; } }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 5rem; }
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
    .live .step { cursor: pointer; border-left: 3px solid transparent; padding-left: .8rem; opacity: .7; }
    .live .step.past { opacity: .85; } .live .step.now { opacity: 1; border-color: var(--main); }
    .live aside { display: none; }
    .live { --aside: clamp(24rem, 44vw, 46rem); }
    .live .now aside { display: grid; position: fixed; top: 4rem; right: 1.2rem; width: var(--aside);
      max-height: calc(100vh - 5rem); overflow: auto; align-content: start; }
    .live .line, .live .prose { width: calc(100vw - var(--aside) - 5rem); }
    @media (max-width: 800px) { html { scroll-padding-top: 8rem; } .panel pre { white-space: pre-wrap; overflow-wrap: anywhere; }
      .live .now aside { position: static; width: auto; max-height: none; }
      .live .line, .live .prose { width: auto; } }
    """
}
