import ShellCore

/// The line on the screen: at the cursor, or below the stage, with a hint after it.
///
/// It is taken off the screen while a large input arrives, and while something else is written above it.
final class LineDisplay {
  let editor: Editor
  private let output: TerminalOutput
  /// Whether the line is off the screen because more of it is arriving.
  private(set) var isHidden = false
  private var isHintShown = false
  /// The search for a line of the history that the keys belong to.
  var search: HistorySearch?

  init(_ editor: Editor, _ output: TerminalOutput) {
    self.editor = editor
    self.output = output
  }

  func hide() {
    if !isHidden { editor.erase() }
    isHidden = true
  }

  func show() {
    if isHidden { editor.draw() }
    isHidden = false
  }

  /// Writes complete lines above the line that is being typed.
  func printAbove(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    redraw { editor.write(bytes) }
  }

  /// Performs an operation while the line is off the screen.
  func redraw(_ body: () -> Void) {
    let wasHidden = isHidden
    hide()
    body()
    if !wasHidden { show() }
  }

  /// Shows the line below the stage, if the stage is on. libedit does not draw it there.
  func showBelowStage() {
    if output.hasStage, !isHidden { showBelowStage(hint: "") }
  }

  private func showBelowStage(hint: String) {
    let line = editor.line
    output.show(
      StageScreen.Line(
        prompt: editor.coloredPrompt, text: line.text, beforeCursor: line.textBeforeCursor,
        hint: hint))
  }
}

// Hints: gray text after the line while no keys arrive. libedit does not know about it, so it is erased before anything else
// happens.
extension LineDisplay {
  /// Shows the hint for the line if the cursor is at the end of the line; during a search, what is searched.
  ///
  /// - Parameter find: Finds the hint for a text.
  func showHint(_ find: (String) -> Hint?) {
    let line = editor.line
    guard !isHidden, line.isCursorAtEnd,
      let hint = search.map(Self.text) ?? (line.isEmpty ? nil : find(line.textBeforeCursor)?.text)
    else { return }
    let text = HintText.fitting(hint, columns: editor.columnsAfterCursor)
    guard !text.isEmpty else { return }
    if output.hasStage { return showBelowStage(hint: text) }
    editor.write(Array("\u{1B}7\u{1B}[90m\(text)\u{1B}[0m\u{1B}8".utf8))
    isHintShown = true
  }

  /// The pattern after the key, and a question mark if no line contains it.
  private static func text(of search: HistorySearch) -> String {
    "  ^R \(search.pattern)\(search.hasFailed ? " ?" : "")"
  }

  func eraseHint() {
    if isHintShown { editor.write(Array("\u{1B}[K".utf8)) }
    isHintShown = false
  }
}
