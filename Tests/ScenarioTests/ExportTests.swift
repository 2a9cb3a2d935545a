import Testing

@testable import ComposableShell
@testable import ShellCore
@testable import tca

/// Exports every scenario as tests, one for each feature that it loads.
///
/// `make test` compiles and runs the exported tests. A few of them are compared with files in
/// `Golden/exports`, so that a change of their text is seen in a review; `make golden-exports` updates
/// these files.
@Suite("Exporting every scenario as a test")
@MainActor
struct ExportTests {
  private static let golden = ScenarioFiles.root.appending(
    path: "Tests/ScenarioTests/Golden/exports")
  private static let environment = ProcessInfo.processInfo.environment

  /// Bindings, effects with time, dates and IDs, a runtime warning, and a collection of children.
  private static let goldenNames = [
    "Scenario03BindingsPart1Tests.swift", "Scenario04EffectsPart2XCTests.swift",
    "Scenario09RegistrationPart1Tests.swift", "Scenario10ParentAndChildrenPart1Tests.swift",
    "ScenarioErrorsTCA003Part1Tests.swift",
  ]

  @Test("Every scenario is exported with the expected text, except those in Refused.txt")
  func tests() async throws {
    var files: [String: String] = [:]
    var refused = ""
    for path in ScenarioFiles.all where path.hasPrefix("Scenarios/") {
      for export in try await exports(of: path) {
        switch export.text {
        case .success(let text): files["\(export.name).swift"] = text
        case .failure(let error): refused += "\(export.name): \(error.reason)\n"
        }
      }
    }
    if let folder = Self.environment["EXPORT_TESTS_TO"] {
      try Self.write(files, to: URL(filePath: folder))
    }
    var expected = files.filter { Self.goldenNames.contains($0.key) }
    expected["Refused.txt"] = refused
    if Self.environment["EXPORTS"] == "write" { try Self.write(expected, to: Self.golden) }
    #expect(files.count > 50)
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.golden.path)
    #expect(found.sorted() == (Self.goldenNames + ["Refused.txt"]).sorted())
    for name in found {
      let file = try String(contentsOf: Self.golden.appending(path: name), encoding: .utf8)
      #expect(file == expected[name], "\(name) has changed; `make golden-exports` updates it")
    }
  }

  /// The test of one feature of a scenario.
  private struct Export {
    let name: String
    let text: Result<String, Refusal>
  }

  private struct Refusal: Error { let reason: String }

  /// Plays a scenario and exports each feature before the next one is loaded.
  private func exports(of path: String) async throws -> [Export] {
    let file = ScenarioFiles.root.appending(path: path).path
    let session = Session(
      features: Workshop.features, folder: ScenarioFile.folder(of: file),
      files: LocalFileSystem())
    let host = ExportingHost(session: session)
    _ = await ScenarioPlayer.play(try ScenarioFile.read(file, in: LocalFileSystem()), on: host)
    host.export()
    let words = path.dropLast(3).split { !$0.isLetter && !$0.isNumber }
    let name = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let libraries: [ExportedTestWriter.Library] =
      Self.alsoForXCTest.contains(path) ? [.swiftTesting, .xcTest] : [.swiftTesting]
    return host.exports.enumerated().flatMap { index, text in
      libraries.map { library in
        let kind = library == .xcTest ? "XCTests" : "Tests"
        let suite = "Scenario\(name)Part\(index + 1)\(kind)"
        return Export(
          name: suite,
          text: text(suite, library)
            .mapError { Refusal(reason: ($0 as? InputError)?.summary ?? "\($0)") })
      }
    }
  }

  /// Scenarios with bindings, with time, and with dates and IDs.
  private static let alsoForXCTest: Set<String> = [
    "Scenarios/03-bindings.md", "Scenarios/04-effects.md", "Scenarios/09-registration.md",
  ]

  private static func write(_ files: [String: String], to folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
  }
}

/// A session that is exported before each `load`.
@MainActor
private final class ExportingHost: ScenarioHost {
  let session: Session
  private(set) var exports: [(String, ExportedTestWriter.Library) -> Result<String, any Error>] = []

  init(session: Session) { self.session = session }

  var prompt: String { session.prompt }

  func evaluate(_ line: String) async -> Output {
    if ["load", "reset", "quit", "exit"].contains(CommandInput(line).name) { export() }
    return await session.evaluate(line)
  }

  /// Keeps the session as a test if the loaded feature has received an action.
  func export() {
    guard let loaded = session.parts.features.running, loaded.store.snapshots.position > 0 else {
      return
    }
    let test = Result { try CommandNeeds().exporter.resolve(session.parts).exportedTest() }
    exports.append { name, library in
      test.flatMap { test in
        Result { try ExportedTestWriter(test, library, name: name).text() }
      }
    }
  }
}
