import Foundation
import Synchronization

/// A program that runs beside this one and is never left behind: when the task that waits for it is
/// cancelled it is killed, with all that it started.
final class ChildProcess: Sendable {
  private let program: String
  private let arguments: [String]
  private let folder: String
  private let running = Mutex<(pid: pid_t?, isCancelled: Bool)>((nil, false))

  /// A program with its arguments, to be run in a folder.
  init(_ program: String, _ arguments: [String], in folder: String) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
  }

  /// Runs it to its end.
  ///
  /// - Returns: Its status, and all that it wrote.
  /// - Throws: `CancellationError` when it was killed; what keeps it from starting.
  func run() async throws -> (status: Int32, text: String) {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A thread of its own: it does nothing but wait.
        Thread.detachNewThread { [self] in
          continuation.resume(with: Result { try runToEnd() })
        }
      }
    } onCancel: {
      cancel()
    }
  }

  private func runToEnd() throws -> (status: Int32, text: String) {
    let process = Process(), output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try start(process)
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isCancelled = running.withLock { running in
      running.pid = nil
      return running.isCancelled
    }
    if isCancelled { throw CancellationError() }
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  private func start(_ process: Process) throws {
    try running.withLock { running in
      if running.isCancelled { throw CancellationError() }
      try process.run()
      running.pid = process.processIdentifier
    }
  }

  private func cancel() {
    running.withLock { running in
      running.isCancelled = true
      guard let pid = running.pid else { return }
      // The child leads a group of its own, in which its own children are.
      if kill(-pid, SIGKILL) != 0 { kill(pid, SIGKILL) }
    }
  }
}
