import LoadedFeatures
import SessionHistory
import CSupervisor
import Foundation
import OutputText
import ShellCore

/// The journal of a session at a prompt: written while the session runs, read by the process that
/// continues it.
@MainActor
struct PromptJournal {
  private let session: Session
  private let follower: JournalFollower
  private let memory: JournalFile
  private let file: JournalFile
  /// The file on disk; `nil` for a journal in memory.
  let path: String?

  /// The journal of a new session, or of the session of the worker that this one replaces. Returns `nil`
  /// without a supervisor. In a standby, returns when the standby is the worker.
  ///
  /// - Parameter isOnDisk: Whether the session can be resumed by another program.
  init?(of session: Session, isOnDisk: Bool) async {
    guard let memory = JournalFile.inMemory else { return nil }
    self.session = session
    self.memory = memory
    follower = JournalFollower(session)
    await follower.follow(Self.path(in: memory))
    if let path = Self.path(in: memory), let file = JournalFile(path: path) {
      file.takeOver(unwritten: Self.unwritten(in: memory))
      self.file = file
      self.path = path
    } else if isOnDisk, !Supervision.isReplacement,
      let created = SessionFolder(environment: ProcessInfo.processInfo.environment)?.create()
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
    guard let memory = JournalFile.inMemory, let file = JournalFile(path: path) else { return nil }
    if Self.path(in: memory) == nil { memory.write(Self.pathKey + path + "\n") }
    self.session = session
    self.memory = memory
    self.file = file
    self.path = path
    follower = JournalFollower(session)
  }

  private static let pathKey = "path\t"

  /// The path of the journal on disk, as an earlier worker has noted it.
  private static func path(in memory: JournalFile) -> String? {
    let line = memory.text.split(separator: "\n").first ?? ""
    return line.hasPrefix(pathKey) ? String(line.dropFirst(pathKey.count)) : nil
  }

  /// What an earlier worker could not write to the disk: it follows the path.
  private static func unwritten(in memory: JournalFile) -> String {
    memory.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      .dropFirst().first.map(String.init) ?? ""
  }

  /// Appends records. If the disk is full, they are kept in memory until there is room.
  private func add(_ records: String) {
    let wasComplete = file.unwritten.isEmpty
    let isComplete = file.add(records)
    // A standby may have read a part of what is written again.
    if !isComplete { Supervision.refuseStandby() }
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
    readJournal()
    // While the session is restored, Ctrl-C is for the supervisor: it stops a line that does not end.
    if isatty(STDIN_FILENO) == 1 { signal(SIGINT, SIG_IGN) }
    let crash = await PreviousWorker.crash(
      features: session.workspace.catalog.features, journal: path)
    let decision = crash.map { CrashDecision($0, follower.plan) } ?? CrashDecision()
    var notes = untoldLosses + (decision.text.isEmpty ? [] : [decision.text])
    if follower.skipped > 0, !Supervision.isReplacement {
      notes.append(Self.skippedNote(follower.skipped))
    }
    var records = decision.records
    var unfinished = follower.plan.adding(records).unfinished
    if let line = unfinished, !Supervision.isReplacement {
      unfinished = nil
      records.append(.lost(number: line.number, error: ""))
      notes.append("`\(line.text)` was running when the session ended; it was not repeated")
    }
    notes += await restore(records, again: unfinished?.number)
    var outputs = notes.map { Output(text: $0, isError: "\n\($0)".contains("\nerror: ")) }
    // The last worker was killed after it had noted the line, and before it ran it or noted its end.
    if let line = decision.repeats ?? unfinished?.text {
      outputs.append(await session.evaluate(line))
    }
    if !decision.code.isEmpty { session.output.lastDiagnostic = decision.code }
    return outputs
  }

  private func readJournal() {
    file.guardDescriptor()
    file.endLine()
    follower.readRest(of: file)
    // No line is read while another one is running, so that the unfinished line is the one that was read last.
    if follower.plan.unfinished == nil { csv_reread_input() } else { csv_commit_input() }
  }

  /// The errors of lost lines that nobody has seen, because a worker was killed before it could show them.
  private var untoldLosses: [String] {
    let losses = follower.plan.losses
    if !Supervision.isReplacement { Supervision.set(.shownLosses, losses.count) }
    return Array(losses.dropFirst(Supervision.note(.shownLosses)))
  }

  /// - Returns: Lines about what could not be restored.
  private func restore(_ records: [JournalRecord], again number: Int?) async -> [String] {
    follower.write = add
    Supervision.set(.losses, follower.plan.adding(records).losses.count)
    let progress = RestoringProgress()
    let notes = await PrintDiscarding.run {
      await follower.continueSession(records, again: number, progress: progress.show)
    }
    progress.clear()
    Supervision.allowStandby()
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
