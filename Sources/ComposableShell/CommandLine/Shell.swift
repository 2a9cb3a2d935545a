@_exported import struct ShellCore.Feature

/// A shell with features of your own, and the command line program around it.
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

  /// Creates a shell that can load some features.
  public init(features: [Feature]) { self.features = features }

  /// Runs the program with its command line arguments (`--help` lists them), and exits with its status.
  @MainActor
  public func run() async -> Never {
    await SessionFactory.$features.withValue(features) { await Program.main() }
    CurrentProgram.exit(0)
  }
}
