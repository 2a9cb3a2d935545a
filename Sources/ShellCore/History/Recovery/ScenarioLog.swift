/// Follows the lines of scenarios. A process that replaces another one plays them from the beginning;
/// lines that ended a process are not run again.
@MainActor
package final class ScenarioLog: RecoveryLog {
  /// The number of the next line, counted from 1 over all files.
  package var next = 1
  /// The errors of the lines that were not run, because they have ended a process before.
  package private(set) var crashes: [String] = []
  package var crashCount: Int { crashes.count }
  private let status: any WorkerStatus
  private let write: (String) -> Void
  private var known = KnownLines()
  /// The line that ended the previous process.
  private let lastLost: Int
  /// The last line that an earlier process has written down.
  private var lastBegun = 0
  /// The last line whose output an earlier process has shown.
  private let lastShown: Int

  /// - Parameters:
  ///   - records: The lines and crashes of earlier processes.
  ///   - lastShown: The number of the last line whose output an earlier process has shown; 0 if there is none.
  ///   - write: Appends text to the records.
  package init(
    _ records: [RecoveryRecord], lastShown: Int = 0, status: any WorkerStatus,
    write: @escaping (String) -> Void
  ) {
    self.lastShown = lastShown
    self.status = status
    self.write = write
    var last = 0
    for record in records {
      switch record {
      case .abandonedEffects(let line, let warning):
        known.warnings[line] = warning
        if !warning.isEmpty { known.lost[line] = nil }
        last = max(last, line)
      case .testCrashed(let line, let test, let error):
        known.crashedSteps[line, default: []].append(CrashedStep(name: test, error: error))
        known.lost[line] = nil
        last = max(last, line)
      case .lost(let line, let error):
        known.lost[line] = error
        last = max(last, line)
      case .began(let line, _, _): lastBegun = max(lastBegun, line)
      case .folder, .sources, .leftOut, .scenario, .room, .searched, .failed, .stopped, .ended,
        .state,
        .startedWork,
        .quit, .caughtUp, .gaveUpDrawing, .restarted:
        break
      }
    }
    lastLost = last
  }

  /// Whether an earlier process has begun the next line, so that it has shown the line.
  package var hasShownNext: Bool { next <= lastLost }
  /// Whether an earlier process has shown the output of the last line.
  package var hasShownOutput: Bool { next - 1 < lastLost }
  /// Whether an earlier process has shown the last line with its output, and died after it: only the error is new.
  package var hasOnlyNewError: Bool { next - 1 == lastLost && lastLost <= lastShown }
  /// Whether the next line has ended the previous process.
  package var isAtCrash: Bool { next == lastLost }

  package func begin(_ line: String, now: Duration) -> LineStart {
    let number = next
    next += 1
    if let error = known.lost[number] {
      crashes.append(error)
      return .skip(Output(text: error, isError: true))
    }
    if number > lastBegun {
      write(RecoveryRecord.began(number: number, now: now, line: line).text + "\n")
      lastBegun = number
    }
    status.beginLine(number, line)
    return known.warnings[number].map { .abandonEffects(warning: $0) } ?? .run
  }

  package func end(
    _ output: Output, stop: Int?, now: Duration, effects: Int, state: () -> UInt64?
  ) {
    status.endLine()
    if next > lastLost { status.noteProgress() }
  }

  package func beginStep(_ name: String) -> CrashedStep? {
    status.namePart(name)
    return known.crashedSteps[next - 1]?.first { $0.name == name }
  }

  package func beginCatchingUp() {}
  package func endCatchingUp(hasChanged: Bool, now: Duration, effects: Int) {}
  /// A scenario is played again from the beginning, so it reads everything again.
  package func keep(_ fact: LineFact) {
    guard case .leftOut = fact else { return }
    write(fact.record(ofLine: next - 1).text + "\n")
  }

  package func beginDrawing() { status.beginDrawing() }
  package func nameDrawing(_ view: String) { status.nameDrawing(view) }
  package func endDrawing() { status.endDrawing() }
}

/// What earlier processes have noted about lines, by their numbers.
private struct KnownLines {
  /// The errors of the lines that are not run.
  var lost: [Int: String] = [:]
  var warnings: [Int: String] = [:]
  var crashedSteps: [Int: [CrashedStep]] = [:]
}
