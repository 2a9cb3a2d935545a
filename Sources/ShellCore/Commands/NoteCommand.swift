import ActionSyntax
import FileAccess
import ScenarioFormat

extension Command {
  static let note = Command(
    name: "note", usage: "note TEXT|# HEADING",
    summary: "Add prose to the recording",
    details: """
      The text becomes a paragraph of Markdown; text that begins with `#` becomes a
      heading. `tca present` shows it on a slide.
        note # Two stores, one state
        note Adding one in the child changes the parent as well.
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: true),
    argument: .none
  ) { context, input in
    guard !input.rest.isEmpty else {
      throw ShellError(
        .missingInput, "`note` needs text", in: input.line, at: input.line.count,
        hint: "expected a paragraph, or a heading after `#`")
    }
    guard let recorder = context.recorder else {
      throw ShellError(
        .recording, "nothing is being recorded", in: input.line, at: 0,
        hint: "expected `record FILE` first")
    }
    do throws(FileSystemError) {
      try recorder.add(note: input.rest)
    } catch {
      return context.endRecording(after: error)
    }
    return Output()
  }
}
