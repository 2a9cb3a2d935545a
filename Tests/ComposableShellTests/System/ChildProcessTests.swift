import Foundation
import Testing

@testable import ComposableShell

@Suite("Child processes")
struct ChildProcessTests {
  private func run(_ script: String, includesErrors: Bool = true) async throws
    -> ChildProcess.Result
  {
    try await ChildProcess("/bin/sh", ["-c", script], in: "/", includesErrors: includesErrors).run()
  }

  @Test("The output and the exit status of a program are returned")
  func output() async throws {
    let result = try await run("echo out; echo err >&2; pwd; exit 3")
    #expect(result.text == "out\nerr\n/\n")
    #expect(result.status == 3)
    #expect(!result.wasSignaled)
  }

  @Test("Standard error is separate unless it is included")
  func errors() async throws {
    #expect(try await run("echo err >&2", includesErrors: false).text == "")
  }

  @Test("Arguments arrive unchanged, including empty ones")
  func arguments() async throws {
    let script = #"for argument in "$@"; do echo "<$argument>"; done"#
    let arguments = ["-c", script, "sh", "", "a b", "", "\"é\n"]
    let result = try await ChildProcess("/bin/sh", arguments).run()
    #expect(result.text == "<>\n<a b>\n<>\n<\"é\n>\n")
  }

  @Test("An argument with a NUL is an error")
  func nul() async {
    await #expect(throws: POSIXError.self) { try await ChildProcess("/bin/echo", ["a\0b"]).run() }
  }

  @Test("A long output is read to its end")
  func longOutput() async throws {
    let result = try await run("head -c 3000000 /dev/zero")
    #expect(result.text.utf8.count == 3_000_000)
  }

  @Test("A signal that ends the program is reported")
  func signal() async throws {
    let result = try await run("kill -TERM $$")
    #expect(result.wasSignaled)
    #expect(result.status == SIGTERM)
  }

  @Test(
    "A program or folder that does not exist is an error",
    arguments: [
      ("/does/not/exist", "/"), ("/bin/sh", "/does/not/exist"),
    ])
  func missing(program: String, folder: String) async {
    await #expect(throws: POSIXError(.ENOENT)) {
      try await ChildProcess(program, ["-c", "true"], in: folder).run()
    }
  }

  @Test("A program has no input, and leads its own process group")
  func environment() async throws {
    let result = try await run("cat; cut -d' ' -f5 /proc/$$/stat; echo $$")
    let numbers = result.text.split(separator: "\n")
    #expect(numbers.count == 2)
    #expect(numbers.first == numbers.last)
  }

  @Test("Only the started program is waited for, not one that it starts")
  func leftBehind() async throws {
    let result = try await run("setsid sleep 1000 & echo $!")
    let left = try #require(pid_t(result.text.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(left, SIGKILL) == 0)
  }

  @Test("Cancelling the task kills a child process together with its own children")
  func cancelled() async {
    for _ in 0..<20 {
      let task = Task { try await run("sleep 1000 & wait") }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  #if os(Linux)
    @Test("A program that ends with this process takes along what has left its group")
    func adopted() async throws {
      let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
      #expect(mkfifo(pipe, 0o600) == 0)
      defer { unlink(pipe) }
      let script = "setsid sh -c 'sleep 1000 & echo $! > \(pipe); wait' & wait"
      let task = Task {
        try await ChildProcess("/bin/sh", ["-c", script], endsWithThisProcess: true).run()
      }
      // Waits until the pipe is written.
      let written = try FileHandle(forReadingFrom: URL(filePath: pipe)).readToEnd() ?? Data()
      let text = String(decoding: written, as: UTF8.self)
      let sleeping = try #require(pid_t(text.trimmingCharacters(in: .newlines)))
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(kill(sleeping, 0) == -1)
    }
  #endif

  @Test("A program can have a temporary folder of its own")
  func temporaryFolder() async throws {
    let arguments = ["-c", "echo $TMPDIR; env | grep -c TMPDIR"]
    let result = try await ChildProcess("/bin/sh", arguments, temporaryFolder: "/a b").run()
    #expect(result.text == "/a b\n1\n")
  }

  @Test("Many programs run at the same time")
  func many() async throws {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<50 {
        group.addTask {
          let result = try await run("echo \(number); sleep 0.0\(number % 10)")
          return Int(result.text.trimmingCharacters(in: .newlines)) ?? -1
        }
      }
      var numbers: Set<Int> = []
      for try await number in group { numbers.insert(number) }
      #expect(numbers == Set(0..<50))
    }
  }
}
