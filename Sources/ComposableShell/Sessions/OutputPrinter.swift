import ShellCore

/// Shows the outputs of a session above the line that is edited.
@MainActor
struct OutputPrinter {
  let session: Session
  let editor: LineEditor
  let style: TerminalStyle
  /// Shows output that is longer than the screen; `nil` prints it.
  let pager: Pager?

  /// Prints an output, if it has text.
  func show(_ output: Output) {
    let output = output.shown(by: session.display)
    guard !output.text.isEmpty else { return }
    // The stage breaks lines itself, whenever it is drawn.
    editor.print(style.text(of: output, columns: editor.hasStage ? nil : editor.size.columns))
  }

  /// Shows the output of a typed line, in a pager if it is something to read that is longer than the screen, and nobody is typing
  /// ahead. The output of an action is part of what happens and is always printed, and the stage always stays.
  func showAnswer(_ output: Output, to line: String) async {
    if let summary = output.summary { return show(Output(text: summary)) }
    guard let pager, !output.isError, !output.endsWithReaction, !editor.hasInput,
      !editor.hasStage, LineTraits(line).showsText
    else { return show(output) }
    let (columns, rows) = editor.size
    let text = style.text(of: output.shown(by: session.display), columns: columns)
    guard text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) + 2 > rows else {
      return show(output)
    }
    var end = Pager.End.notStarted
    await editor.lend { end = await pager.show(text + "\n", on: $0) }
    switch end {
    case .notStarted: show(output)
    case .left(let key?): editor.returnKeys([key])
    case .left(nil): break
    }
  }
}
