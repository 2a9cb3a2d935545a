/// How a screen looks that ``Screen/html`` contains: like an app on a phone, in the light and dark appearance of the browser.
package enum ScreenStyle {
  package static let text = base + controls + layers + colorRules

  private static let base = """
    .tca-screen { --tca-back: #f2f2f7; --tca-cell: #fff; --tca-text: #111; --tca-faint: #6c6c70; --tca-line: #c6c6c8;
      --tca-tint: #0a6cd6; --tca-fill: #e3e3e8; --tca-bad: #c6281f; color: var(--tca-text); background: var(--tca-back);
      font: 16px/1.35 system-ui, sans-serif; border-radius: 14px; display: grid; max-width: 30rem; margin: 0 auto;
      overflow: hidden; min-height: 11rem; }
    @media (prefers-color-scheme: dark) { .tca-screen { --tca-back: #000; --tca-cell: #1c1c1e; --tca-text: #f2f2f7;
      --tca-faint: #98989f; --tca-line: #3d3d41; --tca-tint: #4da3ff; --tca-fill: #2c2c2e; --tca-bad: #ff6961; } }
    .tca-screen * { box-sizing: border-box; }
    .tca-layer { position: relative; grid-area: 1 / 1; padding: 12px 14px; min-width: 0; display: flex; flex-direction: column; gap: 8px; }
    .tca-layer > * { max-width: 100%; }
    .tca-screen h3 { font-size: 1.35rem; line-height: 1.2; margin: 2px 0 6px; overflow-wrap: anywhere; }
    .tca-screen hr { border: 0; border-top: 1px solid var(--tca-line); width: 100%; margin: 2px 0; }
    .tca-text { white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0; }
    .tca-bold { font-weight: 650; } .tca-underlined { text-decoration: underline; }
    .tca-symbol { font-variant-emoji: text; } .tca-symbol.tca-name { color: var(--tca-faint); font-size: .8em; }
    .tca-row { display: flex; align-items: center; min-width: 0; max-width: 100%; } .tca-wraps { flex-wrap: wrap; }
    .tca-row.tca-top { align-items: flex-start; } .tca-row.tca-bottom { align-items: flex-end; }
    .tca-column { display: flex; flex-direction: column; align-items: center; min-width: 0; max-width: 100%; }
    .tca-column.tca-leading { align-items: flex-start; } .tca-column.tca-trailing { align-items: flex-end; }
    .tca-row > .tca-field, .tca-column > .tca-field, .tca-column > .tca-list, .tca-column > section { align-self: stretch;
      flex-grow: 1; width: 100%; }
    .tca-row > .tca-field { width: auto; }
    .tca-stack { display: grid; max-width: 100%; min-width: 0; } .tca-stack > * { grid-area: 1 / 1; min-width: 0; }
    .tca-spacer { flex: 1 1 0; min-width: 4px; min-height: 4px; }
    .tca-border { border: 1px solid currentColor; border-radius: 6px; padding: 4px 8px; }
    .tca-shape { display: inline-block; min-width: 1.2em; min-height: 1.2em; width: 100%; height: 100%;
      border: 1.5px solid currentColor; border-radius: 3px; }
    .tca-circle { border-radius: 50%; aspect-ratio: 1; width: auto; } .tca-filled { background: currentColor; }
    .tca-list { display: flex; flex-direction: column; gap: 18px; width: 100%; }
    .tca-screen section { width: 100%; }
    .tca-header { color: var(--tca-faint); font-size: .82rem; padding: 0 14px 5px; }
    .tca-footer { color: var(--tca-faint); font-size: .82rem; padding: 5px 14px 0; }
    .tca-group { background: var(--tca-cell); border-radius: 10px; overflow: hidden; }
    .tca-cell { padding: 9px 14px; min-height: 42px; display: flex; align-items: center; }
    .tca-cell > * { flex: 1 1 auto; min-width: 0; } .tca-cell > .tca-text { flex: 1 1 auto; }
    .tca-cell + .tca-cell { border-top: 1px solid var(--tca-line); }

    """

  private static let controls = """
    .tca-button { font: inherit; color: var(--tca-tint); background: none; border: 0; border-radius: 8px; padding: 4px 6px;
      min-height: 32px; min-width: 32px; text-align: inherit; cursor: default; }
    .tca-button, .tca-button .tca-text { overflow-wrap: break-word; }
    .tca-row > .tca-button { min-width: min-content; } .tca-row > .tca-button > .tca-text { display: inline-block; min-width: 20px; }
    .tca-cell > .tca-button, .tca-cell > .tca-stack > .tca-button { width: 100%; text-align: left; padding: 0;
      min-height: 24px; }
    .tca-button:disabled, .tca-disabled { color: var(--tca-faint); opacity: .6; }
    .tca-destructive { color: var(--tca-bad); } .tca-cancel { font-weight: 650; }
    .tca-link { color: inherit; display: inline-flex; align-items: center; justify-content: space-between; gap: 8px; }
    .tca-link::after { content: "\\203a"; color: var(--tca-faint); font-size: 1.3em; line-height: 1; }
    .tca-tab { color: var(--tca-faint); flex: 1 1 auto; text-align: center; }
    .tca-tab[aria-current] { color: var(--tca-tint); border-bottom: 2px solid; border-radius: 0; }
    .tca-field { display: flex; align-items: center; gap: 10px; min-width: 0; flex-wrap: wrap; }
    .tca-field > .tca-label { flex: 1 1 auto; min-width: 0; overflow-wrap: anywhere; } .tca-label:empty { display: none; }
    .tca-field input, .tca-field select { font: inherit; color: inherit; opacity: 1; pointer-events: none; min-width: 0; }
    .tca-field input[type=text] { flex: 1 1 8rem; width: 8rem; background: var(--tca-fill); border: 0; border-radius: 8px;
      padding: 5px 9px; -webkit-text-fill-color: currentColor; }
    .tca-field input[type=range] { flex: 2 1 7rem; width: 7rem; accent-color: var(--tca-tint); }
    .tca-field select { background: var(--tca-fill); color: var(--tca-tint); border: 0; border-radius: 8px; padding: 4px 8px;
      max-width: 100%; }
    .tca-field input[role=switch] { appearance: none; flex: none; width: 48px; height: 28px; border-radius: 14px; margin: 0;
      background: var(--tca-line); position: relative; }
    .tca-field input[role=switch]::after { content: ""; position: absolute; top: 2px; left: 2px; width: 24px; height: 24px;
      border-radius: 50%; background: #fff; box-shadow: 0 1px 2px #0006; }
    .tca-field input[role=switch]:checked { background: #34a853; }
    .tca-field input[role=switch]:checked::after { left: 22px; }
    .tca-value { color: var(--tca-faint); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
    .tca-stepper { display: inline-flex; border-radius: 8px; background: var(--tca-fill); }
    .tca-step { min-width: 40px; text-align: center; padding: 3px 0; }
    .tca-step + .tca-step { border-left: 1px solid var(--tca-line); }

    """

  private static let layers = """
    .tca-covered { filter: brightness(.72); }
    .tca-sheet, .tca-popover, .tca-cover { background: var(--tca-back); border-radius: 14px; padding: 14px; flex: 1;
      box-shadow: 0 -2px 24px #0006; display: flex; flex-direction: column; gap: 8px; align-items: stretch; }
    .tca-layer:has(> .tca-sheet) { padding: 44px 0 0; } .tca-layer:has(> .tca-cover) { padding: 0; }
    .tca-layer:has(> .tca-popover) { justify-content: center; }
    .tca-layer:has(> .tca-alert) { justify-content: center; align-items: center; }
    .tca-layer:has(> .tca-dialog) { justify-content: flex-end; }
    .tca-alert, .tca-dialog { background: var(--tca-cell); border-radius: 14px; padding: 16px 14px 8px; width: 100%;
      max-width: 19rem; box-shadow: 0 4px 30px #0007; text-align: center; display: flex; flex-direction: column; gap: 6px;
      align-self: center; }
    .tca-dialog { max-width: 28rem; }
    .tca-alert h3, .tca-dialog h3 { font-size: 1.05rem; text-align: center; }
    .tca-alert .tca-button, .tca-dialog .tca-button { width: 100%; text-align: center; min-height: 42px; border-radius: 0;
      border-top: 1px solid var(--tca-line); }

    """

  /// The colors that text and shapes can have, in both appearances.
  static let colors: [(name: String, light: String, dark: String)] = [
    ("red", "#c6281f", "#ff6961"), ("orange", "#b45309", "#ffb340"),
    ("yellow", "#8a6d00", "#ffd60a"),
    ("green", "#1d7a3d", "#4cd964"), ("blue", "#0a5ec2", "#4da3ff"), ("cyan", "#00718a", "#5ac8f5"),
    ("purple", "#8a3fb0", "#da8fff"), ("pink", "#c2185b", "#ff6b8b"),
    ("white", "#ffffff", "#ffffff"),
    ("gray", "#6c6c70", "#98989f"), ("black", "#000000", "#000000"),
    ("brown", "#7d5a3c", "#c9a37a"),
    ("indigo", "#4b49c4", "#8583ff"), ("mint", "#00756c", "#66d4cf"),
    ("teal", "#00707f", "#5de6ff"),
    ("clear", "transparent", "transparent"),
  ]

  private static let colorRules =
    colors.map { ".tca-\($0.name) { color: \($0.light); }\n" }.joined()
    + "@media (prefers-color-scheme: dark) {\n"
    + colors.map { ".tca-\($0.name) { color: \($0.dark); }\n" }.joined() + "}\n"
}
