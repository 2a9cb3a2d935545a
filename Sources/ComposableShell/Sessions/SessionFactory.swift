import Foundation
import ShellCore

/// Creates the sessions of this program.
enum SessionFactory {
  /// The features that the program can load.
  @TaskLocal static var features: [Feature] = []

  /// Creates a session that can also load files.
  ///
  /// - Parameters:
  ///   - folder: The folder that paths are relative to; nil for the folder in which the program runs.
  ///   - recovery: What follows the lines of a scenario.
  @MainActor
  static func makeSession(
    in folder: String? = nil, _ recovery: ScenarioRecovery? = nil
  ) -> Session {
    let session = Session(features: features, folder: folder, files: LocalFileSystem())
    session.keeper = recovery?.keeper
    session.loader = .compiling
    session.home = ProcessInfo.processInfo.environment["HOME"]
    return session
  }
}
