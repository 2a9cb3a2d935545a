import ShellCore

/// The stage above the prompt of a terminal.
@MainActor
struct PromptStage {
  let session: Session
  let editor: LineEditor
  let style: TerminalStyle
  /// Whether the terminal can show the stage: not if something else draws on it.
  let isPossible: Bool

  typealias Size = (columns: Int, rows: Int)

  /// Draws the stage, or leaves it if it is off.
  ///
  /// - Returns: The size of the terminal for which it was drawn.
  @discardableResult
  func update() -> Size {
    let (columns, rows) = editor.size
    guard isPossible else { return (columns, rows) }
    let settings = StageSettings(
      columns: columns, rows: rows, isASCII: !style.hasBoxCharacters)
    let blank = StagePicture(rows: [], targets: [], hasMouse: false)
    let picture = session.display.stage == .off ? nil : session.stage.picture(settings) ?? blank
    editor.setStage(picture, hasColor: style.hasColor)
    return (columns, rows)
  }

  /// Redraws the stage while time passes, and after the terminal was resized, until the task is cancelled.
  func keepCurrent(drawnFor size: Size) async {
    var size = size
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(100))
      guard !Task.isCancelled else { return }
      if session.stage.isMoving() || size != editor.size { size = update() }
    }
  }

  /// Gives the whole terminal back to the lines.
  func remove() { editor.setStage(nil, hasColor: style.hasColor) }
}
