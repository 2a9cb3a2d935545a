import Foundation

@testable import ComposableShell
@testable import ShellCore
@testable import tca

extension ScenarioFiles {
  /// The session that the program plays a file in: with the workshop's features, and with a compiler
  /// for the Swift files that the scenario loads.
  @MainActor
  static func session(for file: String) -> Session {
    Program.$features.withValue(Workshop.features) {
      Program.makeSession(in: ScenarioFile.folder(of: file))
    }
  }
}
