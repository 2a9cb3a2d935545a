import ActionSyntax

extension Command {
  static let note = Command(
    name: "note", usage: "note TEXT|# HEADING",
    summary: "Add prose to the recording",
    details: """
      The text becomes a paragraph of Markdown; text that begins with `#` becomes a
      heading. `tca present` shows it on a slide.
        note # Two stores, one state
        note Adding one in the child changes the parent as well.
      """
  ) { session, input in
    guard !input.rest.isEmpty else {
      throw ShellError(
        .missingInput, "`note` needs a text", in: input.line, at: input.line.count,
        hint: "expected a paragraph, or a heading behind `#`")
    }
    return try session.addNote(input.rest, input)
  }
}
