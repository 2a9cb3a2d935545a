import ShellCore

/// Exports a session as a scenario, and plays the scenario in a new session.
@MainActor
struct ExportPlay {
  private let corpus: Corpus
  private static let path = "/exported-by-the-driver.md"

  init(_ corpus: Corpus) { self.corpus = corpus }

  /// Verifies that the scenario passes. What depends on real time and on files that a line has written is not compared.
  func expectPassing(_ session: Session, _ files: InMemoryFileSystem) async throws {
    guard await session.evaluate("export scenario \(Self.path)").text.hasPrefix("wrote"),
      let scenario = try? ScenarioFile.read(Self.path, in: files)
    else { return }
    let commands = scenario.blocks.flatMap(\.steps).map(\.command)
    guard !commands.contains(where: Self.dependsOnMore) else { return }
    let fresh = Session(features: Workshop.features, folder: "/", files: corpus.makeFiles())
    let report = await ScenarioPlayer.play(scenario, on: fresh)
    guard report.isSuccess else {
      throw Violation(
        "an exported scenario fails its own check\n\(report.failureText.prefix(1_500))")
    }
  }

  private static func dependsOnMore(_ line: String) -> Bool {
    ["clock", "wait", "record", "export", "replay", "import"].contains { line.contains($0) }
  }
}
