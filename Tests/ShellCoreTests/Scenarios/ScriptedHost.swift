@testable import ShellCore

/// A host that answers each line by a function and notes what it was asked.
@MainActor
final class ScriptedHost: ScenarioHost {
  var prompt: String
  private(set) var asked: [String] = []
  private let answer: @MainActor (ScriptedHost, String) async -> Output

  init(
    prompt: String = "tca", _ answer: @escaping @MainActor (ScriptedHost, String) async -> Output
  ) {
    self.prompt = prompt
    self.answer = answer
  }

  /// A host that knows a command `say TEXT`, where `|` is a line end, and `at PATH`, which sets the
  /// prompt; `quit` ends.
  convenience init() {
    self.init { host, line in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch words.first {
      case "say":
        return Output(
          text: words[1].split(separator: "|", omittingEmptySubsequences: false)
            .joined(separator: "\n"))
      case "at":
        host.prompt = words[1]
        return Output()
      case "quit":
        return Output(ends: true)
      default:
        return Output(text: "error: no command `\(line)`", isError: true)
      }
    }
  }

  func evaluate(_ line: String) async -> Output {
    asked.append(line)
    return await answer(self, line)
  }
}

/// Plays a scenario's text on a host of its own.
@MainActor
func play(_ text: String, on host: ScriptedHost? = nil) async throws -> ScenarioReport {
  await ScenarioPlayer.play(try read(text), on: host ?? ScriptedHost())
}
