@_exported import struct ShellCore.Feature

/// A shell of one's own: the features that it can load, and the whole program around them.
///
/// ```swift
/// import ComposableShell
///
/// await Shell(features: [
///   Feature(summary: "a number and two buttons", initialState: Counter.State()) { Counter() }
/// ]).run()
/// ```
public struct Shell: Sendable {
  let features: [Feature]

  /// A shell for some features.
  public init(features: [Feature]) { self.features = features }

  /// Runs the program as its arguments say (`--help` lists them) and exits with its status.
  @MainActor
  public func run() async -> Never {
    await Program.$features.withValue(features) { await Program.main() }
    exitProgram(0)
  }
}
