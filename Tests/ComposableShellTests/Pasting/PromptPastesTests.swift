import Foundation
import Testing

@testable import ComposableShell

@MainActor
@Suite("Pastes at a prompt")
struct PromptPastesTests {
  private let caches = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  /// Pastes whose lines arrive one after the other. The last line ends the paste.
  private func pastes(_ inputs: [PromptPastes.Input], saves: Bool = true) -> PromptPastes {
    var rest = inputs[...]
    let logs = saves ? PastedLogs(path: caches.path) : nil
    return PromptPastes(logs: { logs }) { rest.popFirst() ?? .endOfInput }
  }

  private func lines(_ texts: String...) -> [PromptPastes.Input] {
    texts.enumerated().map { .line($1, isPasting: $0 < texts.count - 1) }
  }

  private let block = ["received action:", "  A.Action.b", "  (No state changes)"]

  @Test("A log is saved until the dot, and imported from its file")
  func savedLog() async throws {
    let inputs = (block + ["."]).map { PromptPastes.Input.line($0, isPasting: true) }
    let result = await pastes(inputs).text(for: .log(feature: "A.swift"))
    guard case .line(let line) = result else { return #expect(Bool(false), "\(result)") }
    let path = try #require(line.firstMatch(of: /^import log "(.*)" as A\.swift$/)?.1)
    #expect(path.hasPrefix("\(caches.path)/pasted-"))
    #expect(
      try String(contentsOfFile: String(path), encoding: .utf8)
        == block.joined(separator: "\n") + "\n")
    #expect(await pastes(inputs).text(for: .log(feature: "A.swift")) == result)
  }

  @Test("A message of several lines is explained, empty lines of the paste included")
  func message() async {
    let result = await pastes(
      [
        .line("An effect", isPasting: true), .line("", isPasting: true),
        .line("  threw", isPasting: false), .line("", isPasting: false),
        .line("load X", isPasting: false),
      ]
    ).text(for: .message)
    #expect(result == .line("explain An effect threw"))
  }

  @Test("The end of input ends a text, and Ctrl-C discards it")
  func ends() async {
    #expect(
      await pastes([.line("x", isPasting: false)]).text(for: .message) == .line("explain x"))
    #expect(
      await pastes([.line("x", isPasting: true), .interrupted]).text(for: .message) == .discarded)
    #expect(await pastes([.interrupted]).rest(after: "received action:") == .discarded)
    #expect(
      await pastes([.line(" ", isPasting: true), .line(".", isPasting: true)])
        .text(for: .log(feature: nil)) == .failure("nothing was pasted"))
    #expect(
      await pastes([.line("x", isPasting: true)]).text(for: .log(feature: nil))
        == .failure(
          "the paste has no block of `_printChanges`; expected lines such as `received action:`"))
  }

  @Test("A paste that nobody asked for is imported, explained, or evaluated")
  func unasked() async {
    guard case .line(let line) = await pastes(lines(block[1], block[2])).rest(after: block[0])
    else { return #expect(Bool(false)) }
    #expect(line.hasPrefix(#"import log ""#))
    #expect(
      await pastes(lines("  more", "")).rest(after: "a.swift:1:2: error: this")
        == .line("explain a.swift:1:2: error: this more"))
    #expect(await pastes(lines("b")).rest(after: "12:00:00 a") == .lines(["12:00:00 a", "b"]))
  }

  @Test("A log that cannot be saved is an error")
  func unsaved() async {
    #expect(
      await pastes(lines(block[1], block[2]), saves: false).rest(after: block[0])
        == .failure("the pasted log cannot be saved; write it to a file and import that"))
    #expect(PastedLogs(path: nil) == nil)
    var restricted = pastes(lines(block[1], block[2]), saves: false)
    restricted.isRestricted = { true }
    #expect(
      await restricted.rest(after: block[0])
        == .failure(
          "this session uses files that are not trusted, so it cannot save the pasted log; write it to a file and import that"
        ))
  }
}
