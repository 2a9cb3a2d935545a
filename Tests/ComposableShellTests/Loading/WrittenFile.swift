@testable import ComposableShell
@testable import ShellCore

/// A Swift file that a test writes and loads.
@MainActor
enum WrittenFile {
  /// Loads a file X.swift that contains `source`, evaluates more lines, and returns the output of the last one.
  static func output(
    of source: String, loadedBy load: String = "load X.swift", then lines: [String] = []
  ) async throws -> String {
    try await outputs(of: source, loadedBy: load, then: lines).last ?? ""
  }

  /// Loads a file X.swift that contains `source`, evaluates more lines, and returns their outputs, or that of `load` if there are none.
  static func outputs(
    of source: String, loadedBy load: String = "load X.swift", then lines: [String] = []
  ) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tca-source-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try source.write(to: folder.appending(path: "X.swift"), atomically: true, encoding: .utf8)
    let session = Session(features: [], folder: folder.path, files: LocalFileSystem())
    session.workspace.loader = .compiling
    var outputs: [String] = []
    for line in [load] + lines { outputs.append(await session.evaluate(line).text) }
    return lines.isEmpty ? outputs : Array(outputs.dropFirst())
  }

  /// A reducer to which a test adds declarations.
  static let feature = """
    import ComposableArchitecture
    struct Counter: Reducer {
      struct State: Equatable { var n = 0 }
      enum Action { case tapped }
      func reduce(into state: inout State, action: Action) -> Effect<Action> {
        .none
      }
    }

    """
}
