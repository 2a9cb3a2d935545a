import Dispatch
@_exported import struct ShellCore.Feature

/// A shell with features of your own, and the command line program around it.
///
/// ```swift
/// import ComposableShell
///
/// Shell.main([
///   Feature(summary: "a number and two buttons", initialState: Counter.State()) { Counter() }
/// ])
/// ```
public struct Shell: Sendable {
  let features: [Feature]

  /// Creates a shell that can load some features.
  public init(features: [Feature]) { self.features = features }

  /// Runs the program under a supervisor, and exits with its status.
  ///
  /// If a feature ends the process, the session continues in another one. For this the program must call
  /// this function before it has threads, so not after an `await`.
  ///
  /// - Parameter features: The features that the shell can load.
  public static func main(
    _ features: @autoclosure @escaping @Sendable () -> [Feature]
  ) -> Never {
    Supervision.start(Array(CommandLine.arguments.dropFirst()))
    Task { @MainActor in await Shell(features: features()).run() }
    dispatchMain()
  }

  /// Runs the program without a supervisor, with its command line arguments (`--help` lists them), and exits with its status.
  @MainActor
  public func run() async -> Never {
    await SessionFactory.$features.withValue(features) { await Program.runCommand() }
    CurrentProgram.exit(0)
  }
}
