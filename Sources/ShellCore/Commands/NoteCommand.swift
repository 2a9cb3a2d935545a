import ActionSyntax

extension Command {
  static let note = Command(
    name: "note", usage: "note TEXT|# HEADING",
    summary: "add prose to the session that is recorded",
    details: """
      A paragraph of Markdown between the commands; with `#` before it, a heading.
      `tca present` shows it as a slide.
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
