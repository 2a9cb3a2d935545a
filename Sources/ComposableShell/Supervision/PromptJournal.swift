import CLibEdit
import Foundation
import ShellCore

/// The journal of a session at a prompt: written while the session runs, read by the process that
/// continues it.
@MainActor
struct PromptJournal {
  private let session: Session
  private let file: JournalFile
  /// The file on disk; `nil` for a journal in memory.
  let path: String?

  /// The journal of a new session, or of the session of the worker that this one replaces. Returns `nil`
  /// without a supervisor.
  ///
  /// - Parameter isOnDisk: Whether the session can be resumed by another program.
  init?(of session: Session, isOnDisk: Bool) {
    guard let memory = JournalFile.inMemory else { return nil }
    self.session = session
    if let path = Self.path(in: memory), let file = JournalFile(path: path) {
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
    self.file = file
    self.path = path
  }

  private static let pathKey = "path\t"

  /// The path of the journal on disk, as an earlier worker has noted it.
  private static func path(in memory: JournalFile) -> String? {
    let line = memory.text.split(separator: "\n").first ?? ""
    return line.hasPrefix(pathKey) ? String(line.dropFirst(pathKey.count)) : nil
  }

  /// Restores the session if the journal is not empty, and writes down every line from now on.
  ///
  /// - Returns: What to tell.
  func begin() async -> [Output] {
    var records = file.records
    let known = records.count
    let crash = await Supervision.takeCrash()
    let decision = crash.map { CrashDecision($0, RestorePlan(records)) } ?? CrashDecision()
    records += decision.records
    var notes = decision.text.isEmpty ? [] : [decision.text]
    if let unfinished = RestorePlan(records).unfinished {
      records.append(.lost(number: unfinished.number, error: ""))
      notes.append("`\(unfinished.text)` was running when the session ended; it was not repeated")
    }
    let plan = RestorePlan(records)
    let log = WriteAheadLog(after: plan.lastNumber, status: SupervisedStatus()) { [file] in
      file.add($0)
    }
    records.dropFirst(known).forEach(log.add)
    session.recoveryLog = log
    notes += await PrintDiscarding.run { await SessionRestorer(session, log).restore(plan) }
    var outputs = notes.map { Output(text: $0, isError: $0.hasPrefix("error: ")) }
    if let line = decision.repeats { outputs.append(await session.evaluate(line)) }
    if !decision.code.isEmpty { session.output.lastDiagnostic = decision.code }
    return outputs
  }

  /// Removes the journal if the session has had no lines.
  func end() {
    if let path, file.text.isEmpty { unlink(path) }
  }
}

/// Discards what features print while a session is restored: it was printed before.
private enum PrintDiscarding {
  @MainActor
  static func run<R>(_ body: () async -> R) async -> R {
    cle_flush_standard_output()
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3), null = open("/dev/null", O_WRONLY)
    dup2(null, STDOUT_FILENO)
    close(null)
    let result = await body()
    cle_flush_standard_output()
    dup2(output, STDOUT_FILENO)
    close(output)
    return result
  }
}
