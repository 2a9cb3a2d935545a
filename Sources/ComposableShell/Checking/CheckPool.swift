import CSupervisor
import Foundation

/// Checks each file in a separate process, as many at the same time as there are cores.
enum CheckPool {
  struct Outcome: Sendable {
    /// Complete lines.
    let text: String
    let isSuccess: Bool
  }

  /// Checks all files.
  ///
  /// - Parameter report: Called with each result, in the order of the files.
  @MainActor
  static func run(
    _ files: [String], _ trust: ScenarioTrust, _ report: (Outcome) -> Void
  ) async {
    await withTaskGroup(of: (Int, Outcome).self) { group in
      var pending = Array(files.enumerated())[...]
      func startNext() {
        guard let (index, file) = pending.popFirst() else { return }
        group.addTask { (index, await check(file, trust)) }
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { startNext() }
      var outcomes: [Int: Outcome] = [:]
      var next = 0
      for await (index, outcome) in group {
        startNext()
        outcomes[index] = outcome
        while let outcome = outcomes.removeValue(forKey: next) {
          report(outcome)
          next += 1
        }
      }
    }
  }

  /// Runs this program on one file.
  private static func check(_ file: String, _ trust: ScenarioTrust) async -> Outcome {
    if let refusal = trust.refusal(of: file) {
      return Outcome(text: refusal + "\n", isSuccess: false)
    }
    let process = ChildProcess(
      CurrentProgram.path,
      ["check", "--in-process", "--parent", "\(getpid())"] + LineLimit.arguments(csv_line_limit())
        + trust.arguments + ["--", file],
      includesErrors: false)
    guard let result = try? await process.run() else {
      return Outcome(text: "\(file): error: cannot start a process\n", isSuccess: false)
    }
    guard !result.wasSignaled else {
      let crash = "\(file): error: crashed with signal \(result.status)\n"
      return Outcome(text: result.text + crash, isSuccess: false)
    }
    return Outcome(text: result.text, isSuccess: result.status == 0)
  }
}

extension ProgressLine {
  /// Shows how many of several files are checked, unless all are.
  func show(checked done: Int, of total: Int) {
    if total > 1, done < total { show("checked \(done) of \(total)") }
  }
}
