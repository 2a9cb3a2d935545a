extension Command {
  static let replay = Command(
    name: "replay", usage: "replay FILE", summary: "play a scenario file in this session",
    argument: .file
  ) { session, input in
    guard !input.rest.isEmpty else {
      throw ShellError(
        .missingInput, "`replay` needs a file", in: input.line, at: input.line.count,
        hint: "expected a scenario file")
    }
    return try await session.replay(input.rest, in: input.line, at: input.restOffset)
  }
}

extension Session {
  /// Plays a file's commands as if they were typed here. An error in it is shown and the rest goes on, as at the prompt.
  fileprivate func replay(_ path: String, in line: String, at offset: Int) async throws -> Output {
    let path = folder.map { path.hasPrefix("/") ? path : "\($0)/\(path)" } ?? path
    guard !replaying.contains(path) else {
      throw ShellError(
        .file, "\(path) is being replayed already", in: line, at: offset,
        hint: "a scenario cannot replay itself")
    }
    let scenario = try Self.scenario(path, in: line, at: offset)
    let outer = folder
    replaying.append(path)
    folder = ScenarioFile.folder(of: path)
    defer {
      replaying.removeLast()
      folder = outer
    }
    return await play(scenario)
  }

  private func play(_ scenario: Scenario) async -> Output {
    var texts: [String] = []
    var hasEnded = false
    _ = await ScenarioPlayer.play(scenario, on: self) { played in
      texts.append(played.screenText)
      hasEnded = hasEnded || played.output.ends
    }
    let text = texts.joined()
    return Output(text: text.hasSuffix("\n") ? String(text.dropLast()) : text, ends: hasEnded)
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
