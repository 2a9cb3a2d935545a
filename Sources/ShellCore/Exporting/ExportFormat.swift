/// A format in which a session can be exported.
struct ExportFormat: Sendable {
  let name: String
  /// The result in a few words.
  let summary: String
  /// Lines for `help export`.
  let examples: [String]
  /// What can follow the name: `--xctest`.
  var options: [String] = []
  /// Whether nobody reads the text, but another program does.
  private var isForProgram = false
  /// Writes the path to the current state in this format.
  let text: @MainActor @Sendable (Exporter, ExportTarget) async throws -> String
}

/// What an export is for.
struct ExportTarget {
  let loaded: RunningFeature
  /// The file; `nil` if the export is shown.
  let path: String?
  /// One of the format's options.
  let option: String?
}

/// What `export` is to do.
struct ExportRequest {
  let format: ExportFormat
  let option: String?
  /// The new file; `nil` shows the export.
  let file: PathArgument?
  let line: String
}

extension ExportFormat {
  /// What a prompt shows in place of the text; `nil` if it shows the text.
  func summary(of text: String) -> String? {
    guard isForProgram else { return nil }
    let count = text.split(separator: "\n").count
    return "\(summary) of \(count) lines; `export \(name) FILE` writes it to a file"
  }

  /// The formats, in the order of help.
  static let all: [Self] = [.test, .scenario, .mermaid, .html, .cast, .svg, .state]

  private static let test = Self(
    name: "test", summary: "a test with a TestStore",
    examples: [
      "export test                     a TestStore that asserts every change",
      "export test CounterTests.swift",
      "export test --xctest            use XCTest instead of Swift Testing",
    ], options: ["--xctest"]
  ) { exporter, target in
    let library: ExportedTestWriter.Library = target.option == "--xctest" ? .xcTest : .swiftTesting
    let name = target.path.map { SuiteName.of(file: $0) }
    return try exporter.refusing {
      try ExportedTestWriter(try exporter.exportedTest(), library, name: name).text()
    }
  }

  private static let scenario = Self(
    name: "scenario", summary: "a scenario file",
    examples: ["export scenario lesson.md       a scenario for `tca check`"]
  ) { exporter, target in
    let here = exporter.workspace.folder ?? "."
    let relocation = target.path.map { Relocation(from: here, to: ScenarioFile.folder(of: $0)) }
    let entries = exporter.entries
    return SessionScript.scenario(
      of: entries.path(isTyped: true), to: entries.moment, title: target.loaded.feature.name,
      relocation ?? .none)
  }

  private static let mermaid = Self(
    name: "mermaid", summary: "a sequence diagram",
    examples: ["export mermaid                  a sequence diagram"]
  ) { exporter, target in
    SequenceDiagram.text(of: target.loaded, exporter.entries.path())
  }

  private static let html = Self(
    name: "html", summary: "an HTML page",
    examples: ["export html page.html           a page with a slider through the session"],
    isForProgram: true
  ) { exporter, target in
    try await PageExporter(exporter: exporter).page(of: target.loaded)
  }

  private static let state = Self(
    name: "state", summary: "the state as JSON",
    examples: ["export state saved.json         the state, for `load NAME --state saved.json`"]
  ) { exporter, target in
    SessionJSON.state(target.loaded.store.state, at: nil, prompt: target.loaded.feature.name)
  }

  private static let cast = Self(
    name: "cast", summary: "a terminal recording",
    examples: ["export cast demo.cast           a recording for asciinema"],
    isForProgram: true
  ) { exporter, target in
    SessionCast(title: target.loaded.feature.name, steps: exporter.castSteps).text
  }

  private static let svg = Self(
    name: "svg", summary: "an animated picture",
    examples: ["export svg demo.svg             an animated picture of the terminal"],
    isForProgram: true
  ) { exporter, target in
    SessionAnimation(title: target.loaded.feature.name, steps: exporter.castSteps).svg
  }
}
