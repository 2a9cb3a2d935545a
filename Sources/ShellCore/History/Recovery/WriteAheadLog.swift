/// Reports to the supervisor what this process is doing.
@MainActor
package protocol WorkerStatus {
  /// A line comes that is not in the journal yet. If this process cannot go on, it ends, and the next one reads the line again.
  func prepareLine()
  /// The line that was read last is in the journal, so the next worker does not read it.
  func commitInput()
  func beginLine(_ number: Int, _ text: String)
  /// Work begins that is not part of a line.
  func beginWorkBetweenLines()
  func endLine()
  func setRestoring(_ isRestoring: Bool)
  /// A line was completed, so the process makes progress.
  func noteProgress()
  /// Whether the running line has started work outside of an effect. A second call returns `false`.
  func takeStartedWork() -> Bool
  /// The part of the line that is running: a test.
  func namePart(_ name: String)
  /// The prompt begins to draw the feature. If that takes too long, the process is replaced.
  func beginDrawing()
  /// The view that is being drawn.
  func nameDrawing(_ view: String)
  func endDrawing()
}

/// Nothing watches the process.
extension WorkerStatus {
  package func takeStartedWork() -> Bool { false }
  package func prepareLine() {}
  package func commitInput() {}
  package func namePart(_ name: String) {}
  package func beginDrawing() {}
  package func nameDrawing(_ view: String) {}
  package func endDrawing() {}
}

/// Writes the journal of a session at a prompt: a line before it runs, and its end afterwards.
@MainActor
package final class WriteAheadLog: RecoveryLog {
  private let status: any WorkerStatus
  /// Appends text to the journal.
  private let write: (String) -> Void
  private var number: Int
  /// The number of the line that is repeated; `nil` while nothing is restored.
  private var restored: Int?
  private var isRestoring = false
  /// The number of a line that is not repeated if the session is restored, as soon as another line has begun.
  private var abandoned: Int?
  /// By the numbers of the lines.
  private var crashedSteps: [Int: [CrashedStep]] = [:]

  /// - Parameters:
  ///   - number: The number of the last line in the journal.
  ///   - write: Appends text to the journal.
  package init(
    after number: Int, status: any WorkerStatus, write: @escaping (String) -> Void
  ) {
    self.number = number
    self.status = status
    self.write = write
  }

  package func begin(_ line: String, now: Duration) -> LineStart {
    _ = status.takeStartedWork()
    guard !isRestoring else {
      status.beginLine(restored ?? number, line)
      return .run
    }
    status.prepareLine()
    number += 1
    let abandonment = abandoned.map { [RecoveryRecord.lost(number: $0, error: "")] } ?? []
    add(abandonment + [.began(number: number, now: now, line: line)])
    status.beginLine(number, line)
    status.commitInput()
    abandoned = nil
    return .run
  }

  package func end(
    _ output: Output, stop: Int?, now: Duration, effects: Int, state: () -> UInt64?
  ) {
    status.endLine()
    guard !isRestoring else { return }
    let end: RecoveryRecord =
      output.ends ? .quit(number: number) : .ended(number: number, now: now, effects: effects)
    let work = status.takeStartedWork() ? [RecoveryRecord.startedWork(number: number)] : []
    let failure = output.isError ? [RecoveryRecord.failed(number: number)] : []
    let stop = stop.map { [RecoveryRecord.stopped(number: number, checks: $0)] } ?? []
    let state = state().map { [RecoveryRecord.state(number: number, $0)] } ?? []
    add(work + failure + stop + state + [end])
    status.noteProgress()
  }

  package func beginStep(_ name: String) -> CrashedStep? {
    status.namePart(name)
    return crashedSteps[restored ?? number]?.first { $0.name == name }
  }

  package func beginCatchingUp() {
    if isRestoring {
      status.beginLine(restored ?? number, "restoring the session")
    } else {
      status.beginWorkBetweenLines()
    }
  }

  package func endCatchingUp(hasChanged: Bool, now: Duration, effects: Int) {
    status.endLine()
    if hasChanged, !isRestoring { add([.caughtUp(now: now, effects: effects)]) }
  }

  package func keep(_ fact: LineFact) {
    if !isRestoring { add([fact.record(ofLine: number)]) }
  }

  package func beginDrawing() { status.beginDrawing() }
  package func nameDrawing(_ view: String) { status.nameDrawing(view) }
  package func endDrawing() { status.endDrawing() }

  package func add(_ records: [RecoveryRecord]) {
    var text = ""
    for record in records {
      record.write(to: &text)
      text += "\n"
    }
    write(text)
  }

  /// The lines that follow are repeated, and not written again.
  func beginRestoring(_ plan: RestorePlan) {
    number = plan.lastNumber
    crashedSteps = plan.crashedSteps
    isRestoring = true
    status.setRestoring(true)
  }

  /// The next line takes the place of one that has begun and did not end. If this process ends before, the line is still there.
  package func abandonWithNextLine(_ number: Int) { abandoned = number }

  /// The next line is repeated under its number.
  func restore(_ number: Int) { restored = number }

  func endRestoring() {
    isRestoring = false
    restored = nil
    status.endLine()
    status.setRestoring(false)
  }
}
