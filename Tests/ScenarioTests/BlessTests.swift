import Testing

@testable import ComposableShell
@testable import ShellCore

@Suite("Updating the transcripts of this repository")
@MainActor
struct BlessTests {
  @Test("`bless` restores removed output byte for byte", arguments: ScenarioFiles.all)
  func restores(path: String) async throws {
    let file = ScenarioFiles.root.appending(path: path).path
    let original = try ScenarioFile.read(file, in: LocalFileSystem())
    let stripped = try ScenarioReader.read(original.withoutExpectations, path: file)
    let played = await play(stripped)
    let blessed = TranscriptUpdate(stripped, played: played).bytes
    // The lines that a wildcard matched are written out; everything else is as it was.
    let expected =
      original.hasWildcards ? await bless(try original.withoutWildcards()) : original.source.bytes
    #expect(String(decoding: blessed, as: UTF8.self) == String(decoding: expected, as: UTF8.self))
    // The same commands have the same output, as the test of the transcripts verifies.
    let result = try ScenarioReader.read(blessed, path: file)
    try #require(result.steps.map(\.command) == stripped.steps.map(\.command))
    let again = zip(result.steps, played).map {
      PlayedStep(step: $0, prompt: $1.prompt, output: $1.output)
    }
    #expect(TranscriptUpdate(result, played: again).bytes == blessed)
  }

  private func bless(_ scenario: Scenario) async -> [UInt8] {
    TranscriptUpdate(scenario, played: await play(scenario)).bytes
  }

  private func play(_ scenario: Scenario) async -> [PlayedStep] {
    var played: [PlayedStep] = []
    let session = ScenarioFiles.session(for: scenario.path)
    _ = await ScenarioPlayer.play(scenario, on: session) { step, _ in played.append(step) }
    return played
  }
}

extension Scenario {
  fileprivate var steps: [ScenarioStep] { blocks.flatMap(\.steps) }

  fileprivate var hasWildcards: Bool { steps.contains(where: \.hasWildcards) }

  /// Returns the file without any expected output.
  fileprivate var withoutExpectations: [UInt8] {
    var bytes = source.bytes
    for step in steps.reversed() { bytes.removeSubrange(step.expectedSource) }
    return bytes
  }

  /// Returns the file without the output that contains wildcards.
  fileprivate func withoutWildcards() throws -> Scenario {
    var bytes = source.bytes
    for step in steps.reversed() where step.hasWildcards {
      bytes.removeSubrange(step.expectedSource)
    }
    return try ScenarioReader.read(bytes, path: path)
  }
}

extension ScenarioStep {
  fileprivate var hasWildcards: Bool {
    expected.lines.contains { if case .text = $0 { false } else { true } }
  }
}
