import CSupervisor
import Dispatch
import Reflection
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
  let sources: [(name: String, text: String)]

  /// Creates a shell that can load some features.
  ///
  /// - Parameters:
  ///   - features: The features.
  ///   - sources: The Swift files of the features, for the command `source`.
  public init(features: [Feature], sources: [(name: String, text: String)] = []) {
    self.features = features
    self.sources = sources
  }

  /// Runs the program under a supervisor, and exits with its status.
  ///
  /// If a feature ends the process, the session continues in another one. For this the program must call
  /// this function before it has threads, so not after an `await`.
  ///
  /// - Parameters:
  ///   - features: The features that the shell can load.
  ///   - sources: The Swift files of the features, for the command `source`.
  public static func main(
    _ features: @autoclosure @escaping @Sendable () -> [Feature],
    sources: @autoclosure @escaping @Sendable () -> [(name: String, text: String)] = []
  ) -> Never {
    start { Shell(features: features(), sources: sources()) }
  }

  /// Runs the program as ``main(_:sources:)`` does, with features that leave the process as it is: its descriptors, its limits, its
  /// timers. It is examined after each line only if code of a loaded file runs in it, too.
  package static func main(
    harmless features: @autoclosure @escaping @Sendable () -> [Feature],
    sources: @autoclosure @escaping @Sendable () -> [(name: String, text: String)]
  ) -> Never {
    csv_trust_program()
    start { Shell(features: features(), sources: sources()) }
  }

  private static func start(_ shell: @escaping @Sendable () -> Shell) -> Never {
    RepeatableHashing.begin()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == TaskWorker.command { csv_begin_attempt() }
    Supervision.start(arguments)
    ScenarioSandbox.enter(arguments)
    Task { @MainActor in await shell().run() }
    dispatchMain()
  }

  /// Runs the program without a supervisor, with its command line arguments (`--help` lists them), and exits with its status.
  @MainActor
  public func run() async -> Never {
    await SessionFactory.$features.withValue(features) {
      await SessionFactory.$sources.withValue(sources) { await Program.runCommand() }
    }
    CurrentProgram.exit(0)
  }
}
