import Testing

@testable import ShellCore
@testable import tca

@Suite("The workshop's features")
@MainActor
struct WorkshopTests {
  @Test("Each feature is loaded by at least one scenario or lesson")
  func areShown() throws {
    let lessons = "Scenarios/Lessons"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: ScenarioFiles.root.appending(path: lessons).path)
    let files = ScenarioFiles.all + names.map { "\(lessons)/\($0)/lesson.md" }
    let scenarios = files.compactMap {
      try? String(contentsOf: ScenarioFiles.root.appending(path: $0), encoding: .utf8)
    }
    for feature in Workshop.features {
      let load = "load \(feature.name)\n"
      #expect(scenarios.contains { $0.contains(load) }, "no scenario loads \(feature.name)")
    }
  }

  @Test("Each feature has a view")
  func haveViews() async {
    for feature in Workshop.features {
      let session = Session(features: [feature])
      _ = await session.evaluate("load \(feature.name)")
      let screen = await session.evaluate("screen")
      #expect(!screen.isError && !screen.text.isEmpty, "\(feature.name) draws nothing")
    }
  }

  @Test("Each feature ends with its session", arguments: Workshop.features.map(\.name))
  func endsWithSession(name: String) async throws {
    let features = Workshop.features.filter { $0.name == name }
    weak var store: AnyObject?
    weak var clock: AnyObject?
    weak var context: AnyObject?
    do {
      let session = Session(features: features)
      let lines = ["load \(name)", "screen", "tap 1", "tap 1", "screen", "advance 1s", "undo"]
      for line in lines {
        _ = await session.evaluate(line)
        _ = session.completer.complete("tap ")
      }
      let loaded = try #require(session.parts.features.running).store
      store = loaded
      clock = loaded.clock
      context = session.parts
    }
    #expect(context == nil, "something that the session has used keeps its context in memory")
    #expect(store == nil, "something that the session has used keeps the feature in memory")
    #expect(clock == nil, "something that the session has used keeps the dependencies in memory")
  }

  @Test("Each feature has a summary that fits the list of features")
  func haveSummaries() {
    for feature in Workshop.features {
      #expect(!feature.summary.isEmpty && feature.summary.count <= 54, "\(feature.name)")
    }
  }

  @Test("The documentation of each feature says what it shows and what to try")
  func areDocumented() throws {
    let sources = try sources()
    for feature in Workshop.features {
      let declarations = [
        "public struct \(feature.typeName): Reducer {", "public struct \(feature.typeName) {",
      ]
      let lines = try #require(
        sources.first { !Set(declarations).isDisjoint(with: $0) },
        "no source file declares \(feature.typeName)")
      let documentation = lines.prefix { !declarations.contains($0) && $0 != "@Reducer" }.suffix(2)
      #expect(
        documentation.first?.wholeMatch(of: /\/\/\/ Shows .+ \(workshop, part [1-5]\)\./) != nil,
        "\(feature.name) does not say what it shows, and in which part of the workshop")
      #expect(documentation.last?.hasPrefix("/// Try: ") == true, "\(feature.name)")
    }
  }

  /// The lines of every source file of the workshop's features.
  private func sources() throws -> [[String]] {
    let folder = ScenarioFiles.root.appending(path: "Sources/WorkshopFeatures")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
        .components(separatedBy: "\n")
    }
  }
}
