import FileAccess
import Foundation

/// Ends the process that checks a file if it runs too long or if the process that started it has
/// ended.
enum CheckWatchdog {
  private static let interval = 0.25

  /// Starts to watch on a separate thread, because a feature may block all others.
  ///
  /// - Parameters:
  ///   - files: The files that this process checks, for the error message.
  ///   - seconds: The longest time that the process may run.
  ///
  /// Call this before a ``PrintCapture`` replaces standard output.
  static func start(checking files: [String], limit seconds: Int) {
    let parent = getppid()
    // Features' prints replace standard output later.
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let end = ProcessInfo.processInfo.systemUptime + Double(seconds)
    Thread.detachNewThread {
      while getppid() == parent, ProcessInfo.processInfo.systemUptime < end {
        Thread.sleep(forTimeInterval: interval)
      }
      if getppid() == parent {
        let files = files.joined(separator: ", ")
        let time = seconds == 1 ? "1 second" : "\(seconds) seconds"
        let error = "\(files): error: the check was stopped after \(time)\n"
        Descriptors.writeAll(Array(error.utf8), to: output)
      }
      Supervision.sayGoodbye(1)
      _exit(1)
    }
  }
}
