enum EditCommand {
  static let command = Command(
    name: "edit", summary: "Open the code in your editor",
    details: """
      The places are those of `source`. The editor is $VISUAL or $EDITOR, or else vi.
      If the file was changed when the editor ends, it is loaded again, as `reload`
      does. Elsewhere than at a terminal, the place is printed.
        edit
        edit .plusButtonTapped
        edit Counter.swift:12
      """,
    meaning: .controlsSession(isRecorded: false, isAllowedInScenarios: false),
    arguments: .text(
      "[ACTION|effect N|FILE:LINE]", files: [.program("edit FILE:1")], completion: .action),
    needs: \.features, \.workspace, \.course
  ) { text, feature, workspace, course in
    // In an exercise that begins with an empty file, no feature is loaded from it yet.
    if text.isEmpty, let path = course.unloadedFile {
      var output = Output(text: path)
      output.edited = EditedLine(path: path, line: 1)
      return output
    }
    let loaded = try feature.requireCode()
    guard let file = loaded.file else {
      throw text.errorOfLine(
        .notLoadable, "\(loaded.feature.name) is built into the shell",
        hint: "expected a feature that was loaded from a file; `source` shows the code")
    }
    let code = CodePlaces(files: loaded.sources)
    guard let place = try SourceCommand.codePlaces(text, in: code, loaded).first,
      let path = workspace.path(of: place.file, loadedBy: file)
    else {
      throw text.errorOfLine(
        .notLoadable, "the source of \(loaded.feature.name) is not available",
        hint: "expected a feature whose file has not been moved since it was loaded")
    }
    var output = Output(text: "\(place.file):\(place.line)")
    output.edited = EditedLine(path: path, line: place.line)
    return output
  }
}
