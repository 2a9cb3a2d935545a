@testable import ComposableShell
@testable import ShellCore
@testable import tca

extension ScenarioFiles {
  /// Returns a session like the program's: with the workshop's features, and with a compiler for
  /// the Swift files that the scenario loads.
  @MainActor
  static func session(for file: String) -> Session {
    SessionFactory.$features.withValue(Workshop.features) {
      SessionFactory.makeSession(in: ScenarioFile.folder(of: file))
    }
  }
}
