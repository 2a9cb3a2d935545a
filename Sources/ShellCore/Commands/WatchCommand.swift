enum WatchCommand {
  static let command = Command(
    name: "watch", summary: "Reload the loaded file when it is saved",
    details: """
      While the prompt waits, each save of a file that `load` named reloads it as
      `reload` does: what you have typed is replayed, and the shell shows where the
      output differs. If the file does not compile, its errors are shown and the
      loaded feature stays as it is.
        load Counter.swift
        watch
        watch off
      """,
    meaning: .changesSettings(.terminal), arguments: .onOff,
    needs: \.watching, \.entry
  ) { isOn, watching, entry in
    guard isOn ?? true else {
      watching.isOn = false
      return .confirming("saves are no longer watched")
    }
    guard let file = watching.file else {
      throw InputError(
        .notLoadable, "no file is loaded", in: entry.line, at: 0,
        hint: "expected `load FILE.swift` before it")
    }
    watching.isOn = true
    return Output(text: "watching \(file.paths.joined(separator: ", "))")
  }
}
