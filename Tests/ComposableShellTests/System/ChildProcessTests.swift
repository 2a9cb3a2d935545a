import Testing

@testable import ComposableShell

@Suite("Child processes")
struct ChildProcessTests {
  @Test("Cancelling the task kills a child process")
  func cancelled() async {
    let task = Task {
      try await ChildProcess("/bin/sh", ["-c", "sleep 1000 & wait"], in: "/").run()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
