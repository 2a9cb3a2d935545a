import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("The transcript writer")
@MainActor
struct TranscriptWriterTests {
  private typealias Interaction = TranscriptWriter.Interaction

  @Test("A block contains prompts, commands and outputs")
  func block() {
    let entries = [
      Interaction(prompt: "tca", command: "load A", output: "A.State(x: 0)\n"),
      Interaction(prompt: "A", command: ".x", output: ""),
    ]
    #expect(
      TranscriptWriter.block(entries) == """
        ```tca
        tca> load A
        A.State(x: 0)
        A> .x
        ```

        """)
  }

  @Test("The writer uses the given line end")
  func lineEnd() {
    let entry = Interaction(prompt: nil, command: "a", output: "b\n")
    #expect(
      bytes(TranscriptWriter.block([entry], lineEnd: .carriageReturnLineFeed))
        == bytes("```tca\r\n> a\r\nb\r\n```\r\n"))
  }

  @Test("NUL is written as a visible character")
  func null() {
    let entry = Interaction(prompt: nil, command: "a\0", output: "\0b\0")
    #expect(TranscriptWriter.lines(entry) == ["> a␀", "␀b␀"])
    #expect(matches("␀b␀", "\0b\0"))
  }

  @Test("A written block reads back as the same commands and lines", arguments: 0..<8)
  func readsBack(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let entries = (0..<Int.random(in: 0...4, using: &random)).map { _ in entry(&random) }
      let text = TranscriptWriter.block(
        entries, lineEnd: Bool.random(using: &random) ? .lineFeed : .carriageReturnLineFeed)
      let steps = try read(text).steps
      #expect(steps.map(\.prompt) == entries.map(\.prompt))
      #expect(steps.map { bytes($0.command) } == entries.map { bytes($0.command) })
      #expect(
        steps.map { $0.expected.lines.map(plain) } == entries.map { $0.output.map(bytes) },
        "\(text)")
    }
  }

  @Test("A written transcript passes when it is played on the same host", arguments: 0..<4)
  func checksGreen(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let outputs = (0..<3).map { _ in NastyLines.text(&random, upTo: 5) }
      let entries = outputs.enumerated().map {
        Interaction(prompt: "A[\($0.offset)]", command: "\($0.offset)", output: $0.element)
      }
      let host = ScriptedHost(prompt: "A[0]") { host, line in
        let index = Int(line) ?? 0
        host.prompt = "A[\(index + 1)]"
        return ScriptedHost.Answer(text: outputs[index])
      }
      let report = try await play(TranscriptWriter.block(entries), on: host)
      #expect(report.isSuccess, "\(outputs)")
      #expect(report.passed == 3)
    }
  }

  private func entry(_ random: inout SeededGenerator) -> Interaction {
    let prompts: [String?] = [nil, "tca", "A.b", "Todos.todos[2]", "A[\"x]> \"].c", "설정"]
    let command = PromptLine(prompt: nil, command: NastyLines.line(&random)).command
    return Interaction(
      prompt: prompts[Int.random(in: 0..<prompts.count, using: &random)],
      command: command, output: NastyLines.text(&random, upTo: 6))
  }

  private func plain(_ line: ExpectedLine) -> [UInt8]? {
    if case .text(let text) = line { bytes(text) } else { nil }
  }
}
