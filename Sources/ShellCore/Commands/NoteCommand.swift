enum NoteCommand {
  static let command = Command(
    name: "note",
    summary: "Add prose to the recording",
    details: """
      The text becomes a paragraph of Markdown; text that begins with `#` becomes a
      heading. `tca present` shows it on a slide.
        note # Two stores, one state
        note Adding one in the child changes the parent as well.
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true),
    arguments: .text(
      "TEXT|# HEADING", required: "text", hint: "expected a paragraph, or a heading after `#`",
      files: []),
    needs: \.recording
  ) { text, recording in
    if let output = recording.add(note: text.text) { return output }
    throw text.errorOfLine(
      .recording, "nothing is being recorded", hint: "expected `record FILE` first")
  }
}
