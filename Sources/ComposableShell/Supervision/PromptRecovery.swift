import CSupervisor
import ShellCore

/// The journal of a session at a prompt: written while the session runs, read by the process that
/// continues it.
@MainActor
struct PromptRecovery {
  private let session: Session
  private let memory: RecoveryFile
  private let file: RecoveryFile
  /// The file on disk; `nil` for a journal in memory.
  let path: String?

  /// The journal of a new session, or of the session of the worker that this one replaces. Returns `nil`
  /// without a supervisor.
  ///
  /// - Parameter isOnDisk: Whether the session can be resumed by another program.
  init?(of session: Session, isOnDisk: Bool) {
    guard let memory = RecoveryFile.inMemory else { return nil }
    self.session = session
    self.memory = memory
    if let path = Self.path(in: memory), let file = RecoveryFile(path: path) {
      file.takeOver(unwritten: Self.unwritten(in: memory))
      self.file = file
      self.path = path
    } else if isOnDisk, !Supervision.isReplacement,
      let created = SessionFolder()?.create()
    {
      memory.write(Self.pathKey + created.path + "\n")
      file = created.file
      path = created.path
    } else {
      file = memory
      path = nil
    }
  }

  /// The journal of a session that is resumed. Returns `nil` without a supervisor, and if another
  /// process has opened it.
  init?(of session: Session, resuming path: String) {
    guard let memory = RecoveryFile.inMemory, let file = RecoveryFile(path: path) else {
      return nil
    }
    if Self.path(in: memory) == nil { memory.write(Self.pathKey + path + "\n") }
    self.session = session
    self.memory = memory
    self.file = file
    self.path = path
  }

  private static let pathKey = "path\t"

  /// The path of the journal on disk, as an earlier worker has noted it.
  private static func path(in memory: RecoveryFile) -> String? {
    let line = memory.text.split(separator: "\n").first ?? ""
    return line.hasPrefix(pathKey) ? String(line.dropFirst(pathKey.count)) : nil
  }

  /// What an earlier worker could not write to the disk: it follows the path.
  private static func unwritten(in memory: RecoveryFile) -> String {
    memory.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      .dropFirst().first.map(String.init) ?? ""
  }

  /// Appends records. If the disk is full, they are kept in memory until there is room.
  private func add(_ records: String) {
    let wasComplete = file.unwritten.isEmpty
    let isComplete = file.add(records)
    if let path, !(wasComplete && isComplete) {
      let start = (Self.pathKey + path + "\n").utf8.count
      memory.replace(after: start, with: String(decoding: file.unwritten, as: UTF8.self))
    }
    guard wasComplete != isComplete else { return }
    session.note(isComplete ? Self.isSavedAgain : Self.cannotBeSaved(file.reason))
  }

  private static let isSavedAgain = "the session is saved again, with all of its lines"

  private static func cannotBeSaved(_ reason: String) -> String {
    """
    warning: the session cannot be saved: \(reason); its lines are kept in memory until that \
    is possible, and `\(CurrentProgram.name) resume` knows only the lines before
    """
  }

  /// Restores the session if the journal is not empty, and writes down every line from now on.
  ///
  /// - Returns: What to tell.
  func begin() async -> [Output] {
    let journal = readJournal()
    let plan = RestorePlan(journal.records)
    // While the session is restored, Ctrl-C is for the supervisor: it stops a line that does not end.
    if isatty(STDIN_FILENO) == 1 { signal(SIGINT, SIG_IGN) }
    let crash = await PreviousWorker.crash(
      features: session.workspace.catalog.features, journal: path,
      unfinished: plan.unfinished?.number)
    let decision = crash.map { CrashDecision($0, plan) } ?? CrashDecision()
    var notes = untoldLosses(plan) + (decision.text.isEmpty ? [] : [decision.text])
    if journal.skipped > 0, !Supervision.isReplacement {
      notes.append(Self.skippedNote(journal.skipped))
    }
    var records = decision.records
    var unfinished = plan.adding(records).unfinished
    if let line = unfinished, !Supervision.isReplacement {
      unfinished = nil
      records.append(.lost(number: line.number, error: ""))
      notes.append("`\(line.text)` was running when the session ended; it was not repeated")
    }
    notes += await restore(plan, adding: records, again: unfinished?.number)
    var outputs = notes.map { Output(text: $0, isError: "\n\($0)".contains("\nerror: ")) }
    // The last worker was killed after it had noted the line, and before it ran it or noted its end.
    if let line = decision.repeats ?? unfinished?.text {
      outputs.append(await session.evaluate(line))
    }
    if !decision.code.isEmpty { session.output.lastDiagnostic = decision.code }
    return outputs
  }

  private func readJournal() -> RecoveryReader {
    file.guardDescriptor()
    file.endLine()
    let journal = RecoveryReader(file.bytes)
    // No line is read while another one is running, so that the unfinished line is the one that was read last.
    let isRunning = RestorePlan(journal.records).unfinished != nil
    if isRunning { csv_commit_input() } else { csv_reread_input() }
    return journal
  }

  /// The errors of lost lines that nobody has seen, because a worker was killed before it could show them.
  private func untoldLosses(_ plan: RestorePlan) -> [String] {
    let losses = plan.losses
    if !Supervision.isReplacement { Supervision.set(.shownLosses, losses.count) }
    return Array(losses.dropFirst(max(0, Supervision.note(.shownLosses))))
  }

  /// Adds records to the journal, and repeats its lines.
  ///
  /// - Parameter number: A line that is not repeated, because it is evaluated again afterwards.
  /// - Returns: Lines about what could not be restored.
  private func restore(
    _ plan: RestorePlan, adding records: [RecoveryRecord], again number: Int?
  ) async -> [String] {
    var plan = plan.adding(records)
    Supervision.set(.losses, plan.losses.count)
    let log = WriteAheadLog(after: 0, status: SupervisedStatus(), write: add)
    session.recoveryLog = log
    // A session without lines leaves no journal.
    if !records.isEmpty { log.add(records) }
    if Supervision.isReplacement { PreviousWorker.forgetCrash() }
    if let number {
      plan.add(.lost(number: number, error: ""))
      log.abandonWithNextLine(number)
    }
    let progress = RestoringProgress()
    let notes = await PrintDiscarding.run {
      await SessionRestorer(session, log).restore(plan, progress: progress.show)
    }
    progress.clear()
    return notes
  }

  private static func skippedNote(_ count: Int) -> String {
    let records = count == 1 ? "1 record" : "\(count) records"
    return "warning: the journal of the session is damaged: \(records) could not be read"
  }

  /// Removes the journal if the session has had no lines, or none of them fitted on the disk.
  func end() {
    if let path, file.isEmpty { unlink(path) }
  }
}

extension RestorePlan {
  fileprivate func adding(_ records: [RecoveryRecord]) -> RestorePlan {
    var plan = self
    records.forEach { plan.add($0) }
    return plan
  }
}
