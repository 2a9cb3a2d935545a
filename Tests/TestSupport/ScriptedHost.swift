import ScenarioFormat

/// A host that answers each line with a closure and records the lines it received.
@MainActor
package final class ScriptedHost: ScenarioHost {
  /// An answer of a `ScriptedHost`.
  package struct Answer: ScenarioAnswer {
    package var text: String
    package var isError: Bool
    package var ends: Bool
    package var expectation: ExpectationState?
    package var playedProblem: String?

    package init(
      text: String = "", isError: Bool = false, ends: Bool = false,
      expectation: ExpectationState? = nil, playedProblem: String? = nil
    ) {
      self.text = text
      self.isError = isError
      self.ends = ends
      self.expectation = expectation
      self.playedProblem = playedProblem
    }
  }

  package var prompt: String
  package private(set) var asked: [String] = []
  private let answer: @MainActor (ScriptedHost, String) async -> Answer

  package init(
    prompt: String = "tca", _ answer: @escaping @MainActor (ScriptedHost, String) async -> Answer
  ) {
    self.prompt = prompt
    self.answer = answer
  }

  /// A host with three commands: `say TEXT` prints the text, with a line break for each `|`;
  /// `at PATH` sets the prompt; `quit` ends the session.
  package convenience init() {
    self.init { host, line in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch words.first {
      case "say":
        return Answer(
          text: words[1].split(separator: "|", omittingEmptySubsequences: false)
            .joined(separator: "\n"))
      case "at":
        host.prompt = words[1]
        return Answer()
      case "quit":
        return Answer(ends: true)
      default:
        return Answer(text: "error: unknown command `\(line)`", isError: true)
      }
    }
  }

  package func evaluate(_ line: String) async -> Answer {
    asked.append(line)
    return await answer(self, line)
  }
}
