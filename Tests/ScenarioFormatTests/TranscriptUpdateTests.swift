import TestSupport
import Testing

@testable import ScenarioFormat

@Suite("Updates of transcripts")
@MainActor
struct TranscriptUpdateTests {
  /// Returns the text updated from a run on an `EchoHost`.
  private func updated(
    _ text: String, accepts: (PlayedStep) -> Bool = { _ in true }
  ) async throws -> String {
    let scenario = try ScenarioReader.read(Array(text.utf8), path: "it")
    var played: [PlayedStep] = []
    _ = await ScenarioPlayer.play(scenario, on: EchoHost()) { step, _ in played.append(step) }
    return String(
      decoding: TranscriptUpdate(scenario, played: played, accepts: accepts).bytes, as: UTF8.self)
  }

  @Test("An update fills in missing output and keeps the prose")
  func fills() async throws {
    #expect(
      try await updated("Say one.\n\n```tca\n> say one\n> say two\n```\nDone.  \n")
        == "Say one.\n\n```tca\n> say one\none\n> say two\ntwo\n```\nDone.  \n")
  }

  @Test("An update replaces only output that differs and keeps blank lines")
  func replaces() async throws {
    #expect(
      try await updated("```tca\n> say one\n\nwrong\n\n> say two\n\ntwo\n\n```\n")
        == "```tca\n> say one\n\none\n\n> say two\n\ntwo\n\n```\n")
  }

  @Test("An update removes output that the command no longer prints")
  func removes() async throws {
    #expect(try await updated("```tca\n> say\nold\n```\n") == "```tca\n> say\n```\n")
  }

  @Test("An update follows a source line that has moved, and asks nobody")
  func moves() async throws {
    let line = { (number: Int) in "effect 1 (A.swift:\(number), from action 2) sent:" }
    let text = "```tca\n> say \(line(7))\n\(line(3))\n> say one\ntwo\n```\n"
    #expect(
      try await updated(text) { _ in false }
        == "```tca\n> say \(line(7))\n\(line(7))\n> say one\ntwo\n```\n")
  }

  @Test("An update keeps matching wildcards next to lines that differ")
  func wildcards() async throws {
    #expect(
      try await updated("```tca\n> say a/b/c\n[..]\nold\nc\n```\n")
        == "```tca\n> say a/b/c\n[..]\nb\nc\n```\n")
    #expect(
      try await updated("```tca\n> say a/b/c\n...\nold\n```\n").contains("..."))
  }

  @Test("An update corrects a wrong prompt and keeps a bare one")
  func prompts() async throws {
    #expect(
      try await updated("```tca\nWrong> say one\none\n> say two\n```\n")
        == "```tca\nEcho> say one\none\n> say two\ntwo\n```\n")
  }

  @Test("An update keeps the line ends, the indent and the byte order mark of the file")
  func keepsTheFile() async throws {
    #expect(
      try await updated("\u{FEFF}- item\r\n\r\n  ```tca\r\n  > say one/two\r\n  ```\r\n")
        == "\u{FEFF}- item\r\n\r\n  ```tca\r\n  > say one/two\r\n  one\r\n  two\r\n  ```\r\n")
  }

  @Test("Lines with a special meaning are escaped, and a second update changes nothing")
  func escapes() async throws {
    let text = try await updated("```tca\n> say .../Echo> x/[..]/\\/```\n```\n")
    #expect(
      text == "````tca\n> say .../Echo> x/[..]/\\/```\n\\...\n\\Echo> x\n\\[..]\n\\\\\n```\n````\n")
    #expect(try await updated(text) == text)
  }

  @Test("A rejected change is not written")
  func declined() async throws {
    let text = "```tca\n> say one\nx\n> say two\ny\n```\n"
    #expect(
      try await updated(text, accepts: { $0.step.line == 4 })
        == "```tca\n> say one\nx\n> say two\ntwo\n```\n")
  }
}

/// A host that answers `say a/b` with the lines `a` and `b`.
@MainActor
private final class EchoHost: ScenarioHost {
  var prompt: String { "Echo" }

  func evaluate(_ line: String) async -> ScriptedHost.Answer {
    ScriptedHost.Answer(
      text: line.dropFirst("say ".count).split(separator: "/", omittingEmptySubsequences: false)
        .joined(separator: "\n"))
  }
}
