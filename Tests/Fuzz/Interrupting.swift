import ShellCore
import Synchronization

/// Presses Ctrl-C if a line runs for too long, as a user would.
enum Interrupting {
  private static let patience = Duration.seconds(1)

  /// - Returns: The result, and whether Ctrl-C was pressed.
  @MainActor
  static func run<R>(
    _ session: Session, _ body: () async -> R
  ) async -> (result: R, wasInterrupted: Bool) {
    session.interruption.reset()
    let key = Key()
    let timer = Task.detached { [interruption = session.interruption] in
      try await Task.sleep(for: patience)
      key.wasPressed.store(true, ordering: .relaxed)
      interruption.request()
    }
    let result = await body()
    timer.cancel()
    return (result, key.wasPressed.load(ordering: .relaxed))
  }

  private final class Key: Sendable {
    let wasPressed = Atomic(false)
  }
}
