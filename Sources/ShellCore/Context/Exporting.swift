import ActionSyntax
import ComposableArchitecture
import FileAccess
import Foundation
import ScenarioFormat

/// A format in which a session can be exported.
enum ExportKind: String, CaseIterable {
  case test
  case scenario
  case mermaid
  case cast
  case svg

  /// The result in a few words.
  var summary: String {
    switch self {
    case .test: "a test with a TestStore"
    case .scenario: "a scenario file"
    case .mermaid: "a sequence diagram"
    case .cast: "a terminal recording"
    case .svg: "an animated picture"
    }
  }
}

extension CommandContext {
  /// The path to the current state as the text of a file.
  ///
  /// - Parameters:
  ///   - path: The file that it is for; `nil` if it is shown.
  ///   - library: The library that runs the test.
  func exported(_ kind: ExportKind, to path: String?, _ library: TestWriter.Library) throws
    -> String
  {
    let loaded = try requireFeature()
    switch kind {
    case .scenario:
      let here = workspace.folder ?? "."
      let relocation = path.map { Relocation(from: here, to: ScenarioFile.folder(of: $0)) }
      return SessionScript.scenario(
        of: self.path, to: moment, title: loaded.feature.name, relocation ?? .none)
    case .cast: return SessionCast(title: loaded.feature.name, steps: castSteps).text
    case .svg: return SessionAnimation(title: loaded.feature.name, steps: castSteps).svg
    case .mermaid: return SequenceDiagram.text(of: loaded, self.path)
    case .test:
      let name = path.map { SuiteName.of(file: $0) }
      return try refusing { try TestWriter(try testScript(), library, name: name).text() }
    }
  }

  /// The lines of the path to the current state, for recordings.
  private var castSteps: [SessionCast.TypedLine] {
    SessionScript.lines(of: path, to: moment).map {
      SessionCast.TypedLine(
        prompt: $0.prompt ?? prompt, line: $0.command, output: $0.output.joined(separator: "\n"))
    }
  }

  /// The path to the current state as a test.
  func testScript() throws -> TestScript {
    let loaded = try requireFeature()
    return try refusing {
      try TestScripting.script(
        of: loaded, path, to: moment, initializers: workspace.files.programInitializers)
    }
  }

  private func refusing<R>(_ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch let unwritable as Unwritable {
      throw ShellError(
        .notExportable,
        "`\(unwritable.path)` cannot be written in a test: \(unwritable.reason)")
    } catch let refusal as TestRefusal {
      throw ShellError(.notExportable, "cannot export this session as a test: \(refusal.text)")
    }
  }

  /// Writes a text to a new file.
  func write(_ text: String, to argument: PathArgument, in line: String) throws {
    // A session that is restored has written it before.
    guard restoring == nil else { return }
    try workspace.checkCreation(of: argument, in: line)
    let path = argument.path(in: workspace.folder, home: workspace.home)
    do throws(FileSystemError) {
      _ = try workspace.files.create(path, Array(text.utf8))
    } catch {
      throw ShellError(
        .file, error.reason(for: argument.text), in: line, at: argument.offset,
        hint: "expected the name of a new file")
    }
  }
}

/// The name of a suite, from the name of its file: `CounterTests` for `Tests/CounterTests.swift`.
enum SuiteName {
  static func of(file: String) -> String {
    // Foundation's functions for the components of a path trap on some names.
    let last = file.split(separator: "/").last ?? ""
    let name = last.lastIndex(of: ".").map { last[..<$0] } ?? last
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isLetter == true ? joined : "Session\(joined)"
  }
}
