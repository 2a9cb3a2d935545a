enum LoadCommand {
  static let command = Command(
    name: "load",
    summary: "Load a feature",
    details: """
      The name is that of the feature or its type, in upper or lower case. Fields
      after the name replace values of the initial state. If the state is an enum,
      type a case instead.
        load ProductDetail
        load productdetail productAmount: 3, isToggled: true
      A Swift file is compiled first, unless it has not changed. If it contains
      several reducers, the root reducer is loaded; to load another one, type its
      name after the file.
        load Counter.swift
        load Lists/Todos.swift Todo id: 3
      `.swift` can be omitted if no built-in feature has the name.
      Several files, a folder, a package, the Swift blocks of a Markdown page, and the
      files of a DocC tutorial are compiled together. A folder is loaded without its
      tests; name them as well. After a package, type a target or a reducer.
        load Counter.swift App.swift
        load Sources/Counter Tests/CounterTests
        load . Counter
      After a file, `preview` and a number select one of its previews: the feature
      starts with the state of the preview's store, and `screen` draws the preview.
        load Counter.swift preview 2
      `--state` starts with a state that `export state` has written, perhaps edited by
      hand; docs/Formats.md describes the file.
        load ProductDetail --state saved.json
      `--timings` at the end compiles the files once more, and lists the expressions
      that the compiler needs longest for, with how to split them.
        load Counter.swift --timings
      Loading ends the current feature and cancels its effects. `undo` restores it.
      """,
    meaning: .controlsSession(isRecorded: true, isAllowedInScenarios: true),
    isForBeginners: true,
    arguments: .text(
      "NAME [field: value, ...]",
      files: [
        .program("load FILE"), .folder("load FILE/"), .reads("load AmountControl --state FILE"),
      ], completion: .feature),
    needs: \.workspace, \.watching, \.loader, \.course, \.features, \.interruption, \.entry
  ) { text, workspace, watching, loader, course, feature, interruption, entry in
    let wasTraced = feature.running?.store.isTraced == true
    let (line, isTimed) = TimingsReport.option(in: text.input)
    let input = StateOption.input(without: line), state = try StateOption(line)
    guard let name = input.words.first else {
      throw text.missing(
        "`load` needs a feature", hint: workspace.catalog.expectedNames)
    }
    let learners = course.files.folderOfLearnersFile(named: name.text)
    if var file = FileArgument.of(input, name: name.text, in: workspace, learnersFolder: learners) {
      file.state = state
      var loaded = try await loader.load(file)
      // A lesson is about the version that it is written for.
      if learners == nil, workspace.replaying.isEmpty { loaded.note = loader.deprecationNote }
      if wasTraced, loaded.note == nil { loaded.note = endOfTrace }
      guard isTimed, let running = feature.running else { return loaded }
      let check = SettingsCheck(workspace: workspace, interruption: interruption)
      let report = TimingsReport(expressions: try await check.slowExpressions(of: running))
      entry.note(.compiled)
      entry.note(.found(report.slow))
      loaded.text += "\n" + report.text
      return loaded
    }
    guard !isTimed else {
      throw text.error(
        .invalidValue, "`--timings` is for files, and \(abbreviated(name.text)) is not one",
        hint: "expected the path of a Swift file")
    }
    watching.forgetFile()
    let chosen = try loader.builtInFeature(named: name.text, in: name.line, at: name.offset)
    let fields = name.offset + name.text.count
    var loaded = try loader.load(chosen, line: name.line, fieldsAt: fields, state: state)
    if wasTraced { loaded.note = endOfTrace }
    return loaded
  }

  private static let endOfTrace = "tracing has ended with the feature; `trace on` traces this one"
}

extension FileArgument {
  /// The files that the line names; `nil` for the name of a built-in feature.
  ///
  /// The name of a file in the folder does not need its `.swift`.
  ///
  /// - Parameter learnersFolder: The folder of the learner's file, if this is its name.
  @MainActor
  fileprivate static func of(
    _ input: CommandInput, name: String, in workspace: Workspace, learnersFolder: String?
  ) -> FileArgument? {
    if let folder = learnersFolder {
      let full = name.hasSuffix(".swift") ? name : name + ".swift"
      let rest = input.rest.dropFirst(name.count)
      var file = FileArgument(CommandInput("\(input.name) \(full)\(rest)"))
      file?.folder = folder
      return file
    }
    let folder = workspace.folder
    var file = FileArgument(input)
    if file == nil, workspace.catalog.feature(named: name) == nil {
      let path = folder.map { "\($0)/\(name).swift" } ?? "\(name).swift"
      if workspace.files.info(path)?.kind == .file {
        let rest = input.rest.dropFirst(name.count)
        file = FileArgument(CommandInput("\(input.name) \(name).swift\(rest)"))
      }
    }
    file?.folder = folder
    return file
  }
}
