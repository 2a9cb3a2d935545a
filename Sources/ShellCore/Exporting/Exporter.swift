/// Exports the path to the current state.
@MainActor
struct Exporter {
  let features: SessionFeatures
  let entries: SessionEntries
  let workspace: Workspace
  let recovery: Recovery
  let lines: NestedLines

  /// The path to the current state in a format.
  func text(_ request: ExportRequest) async throws -> String {
    let path = request.file?.path(in: workspace.folder, home: workspace.home)
    let target = ExportTarget(loaded: try features.require(), path: path, option: request.option)
    return try await request.format.text(self, target)
  }

  /// The lines of the path to the current state, for recordings.
  var castSteps: [SessionCast.TypedLine] {
    SessionScript.lines(of: entries.path(isTyped: true), to: entries.moment).map {
      SessionCast.TypedLine(
        prompt: $0.prompt ?? features.prompt, line: $0.command,
        output: $0.output.joined(separator: "\n"))
    }
  }

  /// The path to the current state as a test.
  func exportedTest() throws -> ExportedTest {
    let loaded = try features.requireCode()
    return try refusing {
      try ExportedTestBuilder.test(
        of: loaded, entries.path(), to: entries.moment,
        lost: entries.lost.ofCurrentRun(of: entries.journal),
        initializers: workspace.files.programInitializers)
    }
  }

  func refusing<R>(_ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch let unwritable as Unwritable {
      throw InputError(
        .notExportable,
        "`\(unwritable.path)` cannot be written in a test: \(unwritable.reason)")
    } catch let refusal as TestRefusal {
      throw InputError(.notExportable, "cannot export this session as a test: \(refusal.text)")
    }
  }

  /// Writes a text to a new file.
  func write(_ text: String, to argument: PathArgument, in line: String) throws {
    // A session that is restored has written it before.
    guard !recovery.isRestoring else { return }
    try workspace.lineFiles.create(argument, text, in: line)
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
