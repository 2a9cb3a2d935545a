import Testing

@testable import ShellCore
@testable import tca

@Suite("The page of a diagnostic")
@MainActor
struct DiagnosticTests {
  /// No feature of the workshop leads to these: most need a test, some a type that it does not have.
  private static let withoutTranscript: Set<String> = [
    "TCA002", "TCA030", "TCA031", "TCA032", "TCA033", "TCA034", "TCA035", "TCA036", "TCA040",
    "TCA101", "TCA129", "TCA134", "TCA135", "TCA146", "TCA151",
  ]

  @Test("shows a session that ends in this diagnostic", arguments: Pages.codes)
  func transcript(code: String) async throws {
    let file = ScenarioFiles.root.appending(path: "Scenarios/errors/\(code).md").path
    let session = Session(features: Workshop.features, folder: ScenarioFile.folder(of: file))
    let scenario = try ScenarioFile.read(file)
    _ = await ScenarioPlayer.play(scenario, on: session)
    #expect(session.lastDiagnostic == (Self.withoutTranscript.contains(code) ? nil : code))
  }
}
