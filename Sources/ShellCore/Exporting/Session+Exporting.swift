import ActionSyntax
import ComposableArchitecture
import Foundation

extension Session {
  /// The session of the feature that runs as a file's text.
  ///
  /// - Parameters:
  ///   - path: The file that it is for; nil: it is shown.
  ///   - library: What runs the test.
  func exported(
    _ kind: ExportKind, to path: String?, _ library: TestText.Library, _ line: String
  ) throws -> String {
    let loaded = try requireFeature(in: line)
    switch kind {
    case .scenario:
      let folder = path.map(ScenarioFile.folder)
      return try scenario(
        for: line, folder.map { Relocation(from: self.folder ?? ".", to: $0) } ?? .none)
    case .mermaid: return SequenceDiagram.text(of: loaded, trail, to: scene)
    case .test:
      let name = path.map { SuiteName.of(file: $0) }
      let script = try testScript(line)
      return try refusing { try TestText(script, library, name: name).text() }
    }
  }

  /// The session of the feature that runs as a test.
  ///
  /// - Parameter line: What asked for it, for errors.
  func testScript(_ line: String) throws -> TestScript {
    let loaded = try requireFeature(in: line)
    try checkTrailIsWhole(line)
    return try refusing { try TestScripting.script(of: loaded, trail, to: scene) }
  }

  private func refusing<R>(_ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch let unwritable as Unwritable {
      throw ShellError(
        .notExportable,
        "`\(unwritable.path)` cannot be written in a test: \(unwritable.reason)")
    } catch let refusal as TestRefusal {
      throw ShellError(.notExportable, "there is no such test: \(refusal.text)")
    }
  }

  /// Writes a text to a new file.
  func write(_ text: String, to argument: PathArgument, in line: String) throws {
    do throws(RecordingFile.Failure) {
      var file = try RecordingFile(new: argument.path(in: folder, home: home))
      try file.add(RecordingText.Addition(text: text))
    } catch {
      throw ShellError(
        .file, error.text(argument.text), in: line, at: argument.offset,
        hint: "expected the name of a new file")
    }
  }
}

/// The name of a suite's type, after its file: `CounterTests` for `Tests/CounterTests.swift`.
enum SuiteName {
  static func of(file: String) -> String {
    let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return joined.first?.isLetter == true ? joined : "Session\(joined)"
  }
}
