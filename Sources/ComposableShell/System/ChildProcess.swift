import Foundation
import Synchronization

/// A program that this process runs to its end.
///
/// A cancelled task kills the program together with the programs that it has started.
final class ChildProcess: Sendable {
  /// How a program ended, and its output.
  struct Result: Sendable {
    /// The exit status, or the number of the signal that ended the program.
    let status: Int32
    let wasSignaled: Bool
    let text: String
  }

  private let program: String
  private let arguments: [String]
  private let folder: String?
  private let includesErrors: Bool
  private let endsWithThisProcess: Bool
  private let running = Mutex<(pid: pid_t?, isCancelled: Bool)>((nil, false))

  /// - Parameters:
  ///   - program: The path of the program.
  ///   - folder: The folder to run it in; `nil` for the folder of this process.
  ///   - includesErrors: Whether the output includes standard error, which otherwise goes to the standard error of this process.
  ///   - endsWithThisProcess: Whether the program is killed when this process dies, even of a signal that cannot be handled.
  init(
    _ program: String, _ arguments: [String], in folder: String? = nil, includesErrors: Bool = true,
    endsWithThisProcess: Bool = false
  ) {
    self.program = program
    self.arguments = arguments
    self.endsWithThisProcess = endsWithThisProcess
    self.folder = folder
    self.includesErrors = includesErrors
  }

  /// Runs the program.
  ///
  /// - Throws: `CancellationError` if the program was killed, or why it cannot be started.
  func run() async throws -> Result {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A separate thread, because it only waits.
        Thread.detachNewThread { [self] in
          continuation.resume(with: Swift.Result { try runToEnd() })
        }
      }
    } onCancel: {
      cancel()
    }
  }

  private func runToEnd() throws -> Result {
    let process = Process(), output = Pipe()
    // The system kills the program with the thread that has started it, which is this one.
    let guardian = endsWithThisProcess ? Self.guardian : nil
    process.executableURL = URL(filePath: guardian ?? program)
    process.arguments = (guardian == nil ? [] : ["--pdeathsig", "KILL", "--", program]) + arguments
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    if includesErrors { process.standardError = output }
    try start(process)
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let isCancelled = running.withLock { running in
      running.pid = nil
      return running.isCancelled
    }
    if isCancelled { throw CancellationError() }
    return Result(
      status: process.terminationStatus, wasSignaled: process.terminationReason != .exit,
      text: String(decoding: bytes, as: UTF8.self))
  }

  /// A program that runs another one, and lets the system kill it with its parent.
  private static let guardian: String? = {
    let path = "/usr/bin/setpriv"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()

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
      // The child leads a process group, which contains its own children.
      if kill(-pid, SIGKILL) != 0 { kill(pid, SIGKILL) }
    }
  }
}

extension ChildProcess {
  /// The first executable file with a name in a list of folders.
  static func findExecutable(_ name: String, in path: String?) -> String? {
    (path ?? "").split(separator: ":").lazy.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
