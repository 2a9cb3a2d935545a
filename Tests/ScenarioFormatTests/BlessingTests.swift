import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("Blessing a scenario")
@MainActor
struct BlessingTests {
  /// The text after a run has blessed it.
  private func blessed(
    _ text: String, accepts: (PlayedStep) -> Bool = { _ in true }
  ) async throws -> String {
    let scenario = try ScenarioReader.read(Array(text.utf8), path: "it")
    var played: [PlayedStep] = []
    _ = await ScenarioPlayer.play(scenario, on: EchoHost()) { step, _ in played.append(step) }
    return String(
      decoding: Blessing(scenario, played: played, accepts: accepts).bytes, as: UTF8.self)
  }

  @Test("blank expectations are filled, prose stays")
  func fills() async throws {
    #expect(
      try await blessed("Say one.\n\n```tca\n> say one\n> say two\n```\nDone.  \n")
        == "Say one.\n\n```tca\n> say one\none\n> say two\ntwo\n```\nDone.  \n")
  }

  @Test("what differs is replaced, what holds stays with its blank lines")
  func replaces() async throws {
    #expect(
      try await blessed("```tca\n> say one\n\nwrong\n\n> say two\n\ntwo\n\n```\n")
        == "```tca\n> say one\n\none\n\n> say two\n\ntwo\n\n```\n")
  }

  @Test("what came no more is removed")
  func removes() async throws {
    #expect(try await blessed("```tca\n> say\nold\n```\n") == "```tca\n> say\n```\n")
  }

  @Test("wildcards that hold stay, beside lines that do not")
  func wildcards() async throws {
    #expect(
      try await blessed("```tca\n> say a/b/c\n[..]\nold\nc\n```\n")
        == "```tca\n> say a/b/c\n[..]\nb\nc\n```\n")
    #expect(
      try await blessed("```tca\n> say a/b/c\n...\nold\n```\n").contains("..."))
  }

  @Test("a prompt that is another is corrected; a bare one stays bare")
  func prompts() async throws {
    #expect(
      try await blessed("```tca\nWrong> say one\none\n> say two\n```\n")
        == "```tca\nEcho> say one\none\n> say two\ntwo\n```\n")
  }

  @Test("line ends, indent and a byte order mark are the file's own")
  func keepsTheFile() async throws {
    #expect(
      try await blessed("\u{FEFF}- item\r\n\r\n  ```tca\r\n  > say one/two\r\n  ```\r\n")
        == "\u{FEFF}- item\r\n\r\n  ```tca\r\n  > say one/two\r\n  one\r\n  two\r\n  ```\r\n")
  }

  @Test("lines that would read as something else are escaped, and read back the same")
  func escapes() async throws {
    let text = try await blessed("```tca\n> say .../Echo> x/[..]/\\/```\n```\n")
    #expect(
      text == "````tca\n> say .../Echo> x/[..]/\\/```\n\\...\n\\Echo> x\n\\[..]\n\\\\\n```\n````\n")
    #expect(try await blessed(text) == text)
  }

  @Test("a change that is not accepted stays as it was")
  func declined() async throws {
    let text = "```tca\n> say one\nx\n> say two\ny\n```\n"
    #expect(
      try await blessed(text, accepts: { $0.step.line == 4 })
        == "```tca\n> say one\nx\n> say two\ntwo\n```\n")
  }
}

/// Answers `say a/b` with the lines a and b.
@MainActor
private final class EchoHost: ScenarioHost {
  var prompt: String { "Echo" }

  func evaluate(_ line: String) async -> ScriptedHost.Answer {
    ScriptedHost.Answer(
      text: line.dropFirst("say ".count).split(separator: "/", omittingEmptySubsequences: false)
        .joined(separator: "\n"))
  }
}
