enum ImportCommand {
  static let command = Command(
    name: "import", summary: "Import the log of an app",
    details: """
      The file contains what `_printChanges` printed in an app, with whatever a
      console added. Without the code of the feature, `log`, `show`, `goto`, `undo`,
      `state`, and `export` work as in a session.
        import log console.txt
      With the code, the actions are typed again in the feature, and the first
      difference between the log and the feature is shown.
        import log console.txt as ProductDetail
        import log console.txt as Counter.swift
      `-` in place of a file reads a log that is pasted at the prompt, until a line
      with only `.`. A log that is pasted at an empty prompt is imported as well.
        import log -
      """,
    meaning: .controlsSession(isRecorded: true, isAllowedInScenarios: true),
    arguments: Arguments(
      usage: "log FILE [as FEATURE]",
      files: [
        .reads("import log FILE"), .reads("import log FILE as AmountControl"),
        .program("import log log.txt as FILE"),
      ], completion: .log
    ) { try LogRequest($0) },
    needs: \.logs
  ) { request, logs in
    try await logs.run(request)
  }
}
