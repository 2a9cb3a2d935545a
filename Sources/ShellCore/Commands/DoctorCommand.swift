import ActionSyntax

enum DoctorCommand {
  static let command = Command(
    name: "doctor", summary: "Show for which version the code is written",
    details: """
      Lists the spellings in the files of the loaded feature that later versions have
      replaced, deprecated, or removed, with their lines, and what to write today.
        doctor
      `tca doctor --fix` rewrites files.
      """,
    meaning: .inspects(.shell, reads: []), arguments: .nothing, needs: \.loaded, \.workspace
  ) { _, loaded, workspace in
    let files =
      loaded.file == nil
      ? CodePlaces(files: workspace.sources).reachable(from: loaded.feature.typeName).files
      : loaded.sources
    guard !files.isEmpty else {
      throw InputError(.notLoadable, "the source of \(loaded.feature.name) is not available")
    }
    return Output(text: ProjectAge(files.map { ($0.name, $0.text) }).text)
  }
}
