enum ReloadCommand {
  static let command = Command(
    name: "reload", summary: "Compile the loaded feature's file again",
    details: """
      The new code replays what you have typed since the file was loaded, and the
      shell shows where the output differs. Lines that are no longer valid are listed
      and skipped. If the file does not compile, the loaded feature stays as it is.
      Unchanged files are compiled again, too, which resets `static` values. `undo`
      restores the state from before.
        load Counter.swift
        reload
      """,
    meaning: .controlsSession(isRecorded: true, isAllowedInScenarios: true),
    arguments: .nothing(files: [.reads("reload"), .program("reload")]),
    needs: \.loaded, \.reloader
  ) { line, loaded, reloader in
    guard let file = loaded.file else {
      throw line.errorOfLine(
        .notLoadable, "\(loaded.feature.name) is built into the shell",
        hint: "expected a feature that was loaded from a file")
    }
    return try await reloader.reload(file)
  }
}
