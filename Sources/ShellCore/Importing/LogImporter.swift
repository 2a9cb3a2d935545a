/// Reads the log of an app, as a history without code, or as actions for a feature.
@MainActor
struct LogImporter {
  let workspace: Workspace
  let features: SessionFeatures
  let entries: SessionEntries
  let loader: FeatureLoader
  let lines: NestedLines
  let interruption: Interruption

  /// The size in bytes of the largest log that is read.
  private static let sizeLimit = 1 << 28

  func run(_ request: LogRequest) async throws -> Output {
    let log = try read(request)
    guard let name = request.feature else { return try load(log, line: request.input.line) }
    return await LogReplay(
      log: log, lines: lines, features: features, interruption: interruption,
      folder: workspace.folder ?? "."
    ).run(as: name)
  }

  private func read(_ request: LogRequest) throws -> LogHistory {
    try workspace.lineFiles.restrictProcess(before: request.path, in: request.input.line)
    let bytes = try workspace.lineFiles.bytes(
      of: request.path, sizeLimit: Self.sizeLimit, in: request.input.line,
      hint: "expected the log of an app")
    let log = LogReader.log(of: bytes[...])
    guard !log.blocks.isEmpty else {
      throw InputError(
        .file, "`\(request.path.text)` has no block of `_printChanges`", in: request.input.line,
        at: request.path.offset, hint: "expected lines such as `received action:`")
    }
    return LogHistory(log)
  }

  /// Makes the log the running feature, at its end.
  private func load(_ history: LogHistory, line: String) throws -> Output {
    let log = ImportedLog(history)
    let text = [
      "imported " + LogReport(history.log).summary,
      LongText.cut(
        history.state(after: history.count).description, mostLines: LongText.mostUnaskedLines),
      "Try: log   show \(history.count)   goto 0   export html page.html",
    ].joined(separator: "\n")
    let ended = try loader.begin(imported: feature(of: log), line: line, output: text)
    let notes = try send(log)
    return Output(text: (ended + [text] + notes).joined(separator: "\n"))
  }

  private func feature(of log: ImportedLog) -> Feature {
    Feature(log.name, summary: "an imported log", initialState: ImportedState(log: log)) {
      Reduce<ImportedState, ImportedAction> { state, action in
        state.number = action.number
        return .none
      }
    }
  }

  /// Lets the state follow the log. Each action is a step of its own, which `undo` takes back.
  private func send(_ log: ImportedLog) throws -> [String] {
    let loaded = try features.require()
    let snapshots = loaded.store.snapshots
    snapshots.outsideSource = .imported
    var before = loaded.store.environment
    for number in 1...log.history.count {
      let action = ImportedAction(log: log, number: number)
      entries.begin(action.line, LineMeaning(command: .isImported))
      snapshots.beginChange(before)
      _ = loaded.store.send(action)
      let after = loaded.store.environment
      entries.add(
        JournalEntry.Change(
          actions: number..<number + 1, environment: (before, after),
          scope: ScopePath(), continuesPrevious: false, isNamedByAction: true))
      _ = entries.close(Output())
      before = after
    }
    // The note about the limit says what was dropped; nothing is lost here.
    guard features.trim() != nil else { return [] }
    let kept = countText(snapshots.count)
    return ["history holds the last \(kept) actions; `tca log` lists all"]
  }
}
