import CSupervisor
import FileAccess
import Foundation
import Synchronization

/// A program that this process runs to its end.
///
/// A cancelled task kills the program together with the programs that it has started.
final class ChildProcess: Sendable {
  struct Result: Sendable {
    /// The exit status, or the number of the signal that ended the program.
    let status: Int32
    let wasSignaled: Bool
    let text: String
  }

  private let program: String
  private let arguments: [String]
  private let folder: String?
  private let temporaryFolder: String?
  private let includesErrors: Bool
  private let endsWithThisProcess: Bool
  private let running = Mutex<(pid: pid_t?, isCancelled: Bool)>((nil, false))

  /// - Parameters:
  ///   - program: The path of the program.
  ///   - folder: The folder to run it in; `nil` for the folder of this process.
  ///   - temporaryFolder: The folder for its temporary files; `nil` for that of this process.
  ///   - includesErrors: Whether the output includes standard error, which otherwise goes to the standard error of this process.
  ///   - endsWithThisProcess: Whether the program is killed when this process dies, even of a signal that cannot be handled.
  init(
    _ program: String, _ arguments: [String], in folder: String? = nil,
    temporaryFolder: String? = nil, includesErrors: Bool = true, endsWithThisProcess: Bool = false
  ) {
    self.program = program
    self.arguments = arguments
    self.endsWithThisProcess = endsWithThisProcess
    self.folder = folder
    self.temporaryFolder = temporaryFolder
    self.includesErrors = includesErrors
  }

  /// Runs the program.
  ///
  /// - Throws: `CancellationError` if the program was killed, or why it cannot be started.
  func run() async throws -> Result {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // A separate thread, because it only waits. The system kills the program with the thread that has started it.
        Thread.detachNewThread { [self] in
          continuation.resume(with: Swift.Result { try runToEnd() })
        }
      }
    } onCancel: {
      cancel()
    }
  }

  private func runToEnd() throws -> Result {
    let (child, output) = try start()
    let bytes = Self.readOutput(output, of: child)
    close(output)
    _ = csv_has_ended(child, 1)
    // Once it is collected, another process may get its number, so `cancel` must not use it any more.
    return try running.withLock { running in
      var wasSignaled: Int32 = 0
      let status = csv_collect(child, &wasSignaled)
      running.pid = nil
      if running.isCancelled { throw CancellationError() }
      return Result(
        status: status, wasSignaled: wasSignaled != 0, text: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// - Returns: The process, and a descriptor for its output.
  private func start() throws -> (child: pid_t, output: Int32) {
    // An argument of a C program ends at its first NUL.
    guard !arguments.contains(where: { $0.utf8.contains(0) }) else { throw POSIXError(.EINVAL) }
    return try running.withLock { running in
      if running.isCancelled { throw CancellationError() }
      var output: Int32 = -1, error: Int32 = 0
      let child = start(&output, &error)
      guard child > 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
      running.pid = child
      return (child, output)
    }
  }

  private func start(_ output: inout Int32, _ error: inout Int32) -> pid_t {
    program.withCString { path in
      arguments.map { $0 + "\0" }.joined().withCString { list in
        Self.withOptionalCString(folder) { folder in
          Self.withOptionalCString(temporaryFolder) { temporaryFolder in
            var program = csv_program(
              path: path, arguments: list, argument_count: arguments.count, folder: folder,
              temporary_folder: temporaryFolder, includes_errors: includesErrors ? 1 : 0,
              ends_with_thread: endsWithThisProcess ? 1 : 0)
            return csv_start(&program, &output, &error)
          }
        }
      }
    }
  }

  private static func withOptionalCString<R>(
    _ text: String?, _ body: (UnsafePointer<CChar>?) -> R
  ) -> R {
    guard let text else { return body(nil) }
    return text.withCString { body($0) }
  }

  /// Reads until the output is closed or the process has ended. A program that the process started can outlive it and keep the output open.
  private static func readOutput(_ output: Int32, of child: pid_t) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let hasEnded = csv_has_ended(child, 0) != 0
      let wait: Int32 = hasEnded ? 0 : 100
      guard Descriptors.wait(for: [output], milliseconds: wait) == [true] else {
        if hasEnded { return bytes }
        continue
      }
      guard let some = Descriptors.readSome(output), !some.isEmpty else { return bytes }
      bytes += some
    }
  }

  private func cancel() {
    running.withLock { running in
      running.isCancelled = true
      if let pid = running.pid { csv_end(pid, endsWithThisProcess ? 1 : 0) }
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
