import ActionSyntax
import ScenarioFormat

extension Command {
  static let replay = Command(
    name: "replay", usage: "replay FILE", summary: "play a scenario file in this session",
    details: """
      Its commands are carried out as if they were typed here. The file's name is
      relative to where the shell runs; in a scenario, to the scenario's folder.
      `tca check FILE` compares what a file expects with what is answered.
        replay Scenarios/01-print-changes.md
      """,
    argument: .file
  ) { session, input in
    guard let file = try PathArgument(in: input.line, from: input.restOffset) else {
      throw ShellError(
        .missingInput, "`replay` needs a file", in: input.line, at: input.line.count,
        hint: "expected a scenario file")
    }
    return try await session.replay(file, in: input.line)
  }
}

extension Session {
  /// Plays a file's commands as if they were typed here. An error in it is shown and the rest goes
  /// on, as at the prompt; `quit` ends the file, not the session around it.
  fileprivate func replay(_ file: PathArgument, in line: String) async throws -> Output {
    let path = file.path(in: folder, home: home)
    let identity = ScenarioFile.identity(of: path)
    guard !replaying.contains(identity) else {
      throw ShellError(
        .file, "\(file.text) is being replayed already", in: line, at: file.offset,
        hint: "a scenario cannot replay itself")
    }
    let scenario = try Self.scenario(path, in: line, at: file.offset)
    let outer = folder
    replaying.append(identity)
    folder = ScenarioFile.folder(of: path)
    defer {
      replaying.removeLast()
      folder = outer
    }
    return await play(scenario)
  }

  private func play(_ scenario: Scenario) async -> Output {
    let playing = Task {
      var text = ""
      _ = await ScenarioPlayer.play(scenario, on: self) { played, _ in
        text += played.screenText
        if interruption.wasRequested { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return text
    }
    let text = await playing.value
    return Output(text: text.hasSuffix("\n") ? String(text.dropLast()) : text)
  }

  private static func scenario(
    _ path: String, in line: String, at offset: Int
  ) throws -> Scenario {
    do {
      return try ScenarioFile.read(path)
    } catch .unreadable(let reason) {
      throw ShellError(.file, reason, in: line, at: offset, hint: "expected a scenario file")
    } catch .faulty(let faults) {
      throw ShellError(.file, "\(path) is no scenario\n\(faults.text.trimmingWhitespace)")
    }
  }
}

extension Session: ScenarioHost {}
extension Output: ScenarioAnswer {}
