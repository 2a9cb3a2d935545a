import ComposableArchitecture
import Foundation
import ScenarioFormat
import Testing

@testable import ShellCore
@testable import tca

/// What is written as a test stands in Tests/ExportedTests and is compiled and run with the others.
@Suite("Exporting every scenario as a test")
@MainActor
struct ExportTests {
  private static let folder = ScenarioFiles.root.appending(path: "Tests/ExportedTests")
  private static let writes = ProcessInfo.processInfo.environment["EXPORTS"] == "write"

  @Test("gives the tests that stand in Tests/ExportedTests; `make exports` writes them anew")
  func tests() async throws {
    var expected: [String: String] = ["Refused.txt": ""]
    for path in ScenarioFiles.all where path.hasPrefix("Scenarios/") {
      for export in try await exports(of: path) {
        switch export.text {
        case .success(let text): expected["\(export.name).swift"] = text
        case .failure(let error):
          expected["Refused.txt"]! += "\(export.name): \(error.reason)\n"
        }
      }
    }
    if Self.writes { try write(expected) }
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(found.sorted() == expected.keys.sorted())
    for (name, text) in expected {
      let file = try? String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      #expect(file == text, "\(name) is not what `export test` writes: `make exports`")
    }
  }

  /// What became of one feature of a scenario.
  private struct Export {
    let name: String
    let text: Result<String, Refusal>
  }

  private struct Refusal: Error { let reason: String }

  /// Exports each feature of a scenario where it ends.
  private func exports(of path: String) async throws -> [Export] {
    let file = ScenarioFiles.root.appending(path: path).path
    let session = Session(features: Workshop.features, folder: ScenarioFile.folder(of: file))
    let host = ExportingHost(session: session)
    _ = await ScenarioPlayer.play(try ScenarioFile.read(file), on: host)
    host.export()
    let words = path.dropLast(3).split { !$0.isLetter && !$0.isNumber }
    let name = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let libraries: [TestText.Library] =
      Self.alsoForXCTest.contains(path) ? [.swiftTesting, .xcTest] : [.swiftTesting]
    return host.exports.enumerated().flatMap { index, text in
      libraries.map { library in
        let kind = library == .xcTest ? "XCTests" : "Tests"
        let suite = "Scenario\(name)Part\(index + 1)\(kind)"
        return Export(
          name: suite,
          text: text(suite, library)
            .mapError { Refusal(reason: ($0 as? ShellError)?.summary ?? "\($0)") })
      }
    }
  }

  /// A few of all kinds: with bindings, with time, with dates and ids.
  private static let alsoForXCTest: Set<String> = [
    "Scenarios/03-bindings.md", "Scenarios/04-effects.md", "Scenarios/09-registration.md",
  ]

  private func write(_ files: [String: String]) throws {
    try? FileManager.default.removeItem(at: Self.folder)
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: Self.folder.appending(path: name))
    }
  }
}

/// A session that is exported before each `load`.
@MainActor
private final class ExportingHost: ScenarioHost {
  let session: Session
  private(set) var exports: [(String, TestText.Library) -> Result<String, any Error>] = []

  init(session: Session) { self.session = session }

  var prompt: String { session.prompt }

  func evaluate(_ line: String) async -> Output {
    if ["load", "reset", "quit", "exit"].contains(CommandInput(line).name) { export() }
    return await session.evaluate(line)
  }

  /// Keeps what the session is as a test, if anything was done in it.
  func export() {
    guard let loaded = session.loaded, loaded.store.log.position > 0 else { return }
    let script = Result { try session.testScript("export test") }
    exports.append { name, library in
      script.flatMap { script in Result { try TestText(script, library, name: name).text() } }
    }
  }
}
