enum DoctorCommand {
  static let command = Command(
    name: "doctor", summary: "Show for which version the code is written",
    details: """
      Lists the spellings in the files of the loaded feature that later versions have
      replaced, deprecated, or removed, with their lines, and what to write today.
        doctor
      `tca doctor --fix` rewrites files. With settings of an app, it lists what the
      compiler reports there about the loaded files, and what to write.
        doctor language 6
        doctor isolation main
        doctor language 6 isolation main
      """,
    meaning: .inspects(.shell, reads: []),
    arguments: .text(
      "[language 6] [isolation main]", files: [],
      completion: .words(["language 6", "isolation main"])),
    needs: \.loaded, \.workspace, \.interruption, \.entry
  ) { text, loaded, workspace, interruption, entry in
    if !text.isEmpty {
      let settings = try CompilerSettings(text.input.words)
      try requireFiles(loaded, text)
      let check = SettingsCheck(workspace: workspace, interruption: interruption)
      let (errors, compiled) = try await check.errors(of: loaded, with: settings)
      entry.note(.found(errors.map(\.text)))
      let report = SettingsReport(
        settings: settings, errors: errors, sources: compiled.sources,
        isPartial: !compiled.leftOut.isEmpty)
      return Output(text: report.text)
    }
    let files = loaded.code(in: workspace)
    guard !files.isEmpty else {
      throw InputError(.notLoadable, "the source of \(loaded.feature.name) is not available")
    }
    return Output(text: ProjectAge(files.map { ($0.name, $0.text) }).text)
  }

  /// - Throws: Why nobody knows what an app would be told.
  @MainActor
  private static func requireFiles(
    _ loaded: RunningFeature, _ settings: CommandArgument
  ) throws {
    if loaded.store is any SecondVersionStore {
      throw InputError(
        .notLoadable, "version 2.0 is not published, so it is not known what an app would be told")
    }
    guard loaded.file == nil else { return }
    throw settings.error(
      .notLoadable, "\(loaded.feature.name) is built in, and only loaded files are compiled again",
      hint: "expected a feature that was loaded from a file")
  }
}
