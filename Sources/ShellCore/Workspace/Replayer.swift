/// Plays scenario files in a session.
@MainActor
struct Replayer {
  let workspace: Workspace
  let display: Display
  let clock: LiveClock
  let recovery: Recovery
  let interruption: Interruption
  let lines: NestedLines
  let meaning: (String) -> CommandMeaning

  /// Plays a file's commands as if they were typed here. An error is shown, and the next command
  /// runs, as at the prompt. `quit` ends the file, but not this session.
  func replay(_ file: PathArgument, in line: String) async throws -> Output {
    // All `replay` lines of a scenario that the program plays count as one.
    let isTyped = !workspace.isInScenario
    if isTyped { workspace.replaying.reset() }
    let scenario = try scenario(file, in: line)
    let identity = workspace.files.canonicalPath(scenario.path)
    try workspace.lineFiles.restrictProcess(before: identity, file, in: line)
    try push(identity, file, in: line)
    if workspace.replaying.depth == 1 { workspace.replaying.last = scenario }
    let outer = workspace.folder
    workspace.replaying.outerFolders.append(outer)
    workspace.folder = ScenarioFile.folder(of: scenario.path)
    let settings = ReplaySettings(display, clock)
    defer {
      workspace.replaying.pop()
      workspace.replaying.outerFolders.removeLast()
      workspace.folder = outer
      settings.restore(display, clock)
    }
    guard let host = lines.host else { return Output() }
    return await play(scenario, on: host)
  }

  private func push(_ identity: String, _ file: PathArgument, in line: String) throws {
    do {
      try workspace.replaying.push(identity)
    } catch .isBeingReplayed {
      throw InputError(
        .file, "\(file.text) is already being replayed", in: line, at: file.offset,
        hint: "a scenario cannot replay itself")
    } catch .isTooDeep {
      throw InputError(
        .file, "\(ReplayStack.depthLimit) files are already being replayed inside each other",
        in: line, at: file.offset, hint: "replay the file by itself")
    }
  }

  private func play(_ scenario: Scenario, on host: some CommandHost) async -> Output {
    let playing = Task {
      var output = Output()
      _ = await ScenarioPlayer.play(scenario, on: host) { played, _ in
        output.text += played.screenText
        output.playedProblem = output.playedProblem ?? played.unexpectedProblem
        workspace.replaying.count(played.output)
        if interruption.check() { withUnsafeCurrentTask { $0?.cancel() } }
      } shouldRun: { _, _ in
        workspace.replaying.mayContinue()
      }
      return output
    }
    var output = await playing.value
    guard workspace.replaying.depth == 1, let limit = workspace.replaying.exceededLimit else {
      if output.text.hasSuffix("\n") { output.text.removeLast() }
      return output
    }
    output.text += "error: the replay was stopped after \(limit); do these files replay each other?"
    output.isError = true
    return output
  }

  /// The scenario in a file, which is read once until the outermost replay ends.
  private func scenario(_ file: PathArgument, in line: String) throws -> Scenario {
    let key = ReplayStack.ScenarioKey(name: file.text, folder: workspace.folder)
    if let scenario = workspace.replaying.scenario(key) { return scenario }
    let read = recovery.scenario { self.read(file) }
    switch read.contents {
    case .failure(let reason):
      throw InputError(.file, reason, in: line, at: file.offset, hint: "expected a scenario file")
    case .bytes(let bytes):
      do {
        let scenario = try ScenarioFile.scenario(bytes, read.path) {
          meaning($0).isAllowedInScenarios
        }
        workspace.replaying.add(scenario, size: bytes.count, as: key)
        return scenario
      } catch {
        throw InputError(.file, "\(read.path) is not a scenario\n\(error.text(for: read.path))")
      }
    }
  }

  private func read(_ file: PathArgument) -> ReadScenario {
    let path = workspace.scenarioPath(of: file)
    do {
      let bytes = try ScenarioFile.bytes(path, through: workspace.lineFiles.gate)
      return ReadScenario(path: path, contents: .bytes(bytes))
    } catch .forbidden {
      return ReadScenario(path: path, contents: .failure(LineFiles.readsOnlyOwnFiles))
    } catch {
      return ReadScenario(
        path: path, contents: .failure(ScenarioFile.reason(for: error, path)))
    }
  }
}

extension Workspace {
  /// The path of a scenario. One that is missing in the folder can be one of those that belong to the program.
  fileprivate func scenarioPath(of file: PathArgument) -> String {
    let path = file.path(in: folder, home: home)
    guard let library, !file.text.hasPrefix("/"), files.info(path) == nil else { return path }
    let own = "\(library)/\(file.text)"
    return files.info(own) == nil ? path : own
  }
}

/// The settings before a replay. They are restored after it, so that what its file sets ends with the file.
private struct ReplaySettings {
  private let printing: PrintSettings
  private let showsHints: Bool
  private let clock: ClockMode

  @MainActor
  init(_ display: Display, _ clock: LiveClock) {
    printing = display.printSettings
    showsHints = display.showsHints
    self.clock = clock.mode
  }

  @MainActor
  func restore(_ display: Display, _ clock: LiveClock) {
    if display.printSettings != printing { display.printSettings = printing }
    display.showsHints = showsHints
    clock.mode = self.clock
  }
}
