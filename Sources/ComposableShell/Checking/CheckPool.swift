import Foundation

/// Checks files in processes of their own, as many at a time as there are cores.
enum CheckPool {
  /// What checking a file came to.
  struct Outcome: Sendable {
    /// Whole lines.
    let text: String
    let isSuccess: Bool
  }

  /// Checks all files and hands over what came of them, in the order of the files.
  @MainActor
  static func run(_ files: [String], _ hear: (Outcome) -> Void) async {
    await withTaskGroup(of: (Int, Outcome).self) { group in
      var waiting = Array(files.enumerated())[...]
      func startNext() {
        guard let (index, file) = waiting.popFirst() else { return }
        group.addTask { (index, await check(file)) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { startNext() }
      var outcomes: [Int: Outcome] = [:]
      var next = 0
      for await (index, outcome) in group {
        startNext()
        outcomes[index] = outcome
        while let outcome = outcomes.removeValue(forKey: next) {
          hear(outcome)
          next += 1
        }
      }
    }
  }

  private static func check(_ file: String) async -> Outcome {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: checkNow(file)) }
    }
  }

  /// Runs this program on one file, and waits for it.
  private static func checkNow(_ file: String) -> Outcome {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["check", "--in-process", "--", file]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      return Outcome(text: "\(file): error: no process could be started\n", isSuccess: false)
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationReason == .exit else {
      let crash = "\(file): error: crashed with signal \(process.terminationStatus)\n"
      return Outcome(text: text + crash, isSuccess: false)
    }
    return Outcome(text: text, isSuccess: process.terminationStatus == 0)
  }
}
