import CSupervisor
import FileAccess
import Foundation
import SessionHistory
import ShellCore

/// Restores a session from its journal.
///
/// In a standby it does so while another process still writes the journal: it repeats each line some time after it has ended,
/// so that only the last ones are left when that process dies. See docs/decisions/standby.md.
@MainActor
final class JournalFollower {
  private let session: Session
  private lazy var log = WriteAheadLog(after: 0, status: SupervisedStatus()) { [unowned self] in
    write($0)
  }
  private lazy var restorer = SessionRestorer(session, log)
  private var reader = JournalReader()
  /// What the journal says so far.
  private(set) var plan = RestorePlan([])
  /// Appends to the journal, once this process is the worker.
  var write: (String) -> Void = { _ in }

  /// The number of records that could not be read.
  var skipped: Int { reader.skipped }

  /// - Parameter session: A session in which nothing has happened.
  init(_ session: Session) {
    self.session = session
    session.recoveryLog = log
  }

  /// A crash is most often the fault of one of so many last lines. A line that was repeated cannot be left out.
  private static let linesBehind = 20
  /// After so many lines, it looks whether it has to take over.
  private static let linesAtOnce = 100

  /// In a standby, repeats what the worker does, and returns when this process is the worker. Otherwise, does nothing.
  ///
  /// - Parameter path: The journal; `nil` for the one in memory.
  func follow(_ path: String?) async {
    guard csv_is_standby() == 1 else { return }
    let journal = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? Supervision.sharedFile ?? -1
    await PrintDiscarding.run {
      while csv_await_lines() == 0 {
        read(Descriptors.readAvailable(journal, after: reader.length))
        if csv_is_standby_refused() == 1 { csv_leave_standby() }
        await repeatLines()
      }
    }
    if csv_is_standby_refused() == 1 { csv_leave_standby() }
    if path != nil { close(journal) }
  }

  private func repeatLines() async {
    let end = plan.steps.count - Self.linesBehind
    while restorer.done < end, csv_is_standby_asked() == 0 {
      await restorer.follow(plan, to: min(end, restorer.done + Self.linesAtOnce))
    }
  }

  /// Reads what the journal contains that was not read before.
  func readRest(of file: JournalFile) { read(file.bytes(after: reader.length)) }

  private func read(_ bytes: [UInt8]) {
    for record in reader.records(in: bytes) { plan.add(record) }
  }

  /// Adds records to the journal, and repeats the lines that were not repeated before.
  ///
  /// - Parameter number: A line that is not one of them, because it is evaluated again afterwards.
  /// - Returns: Lines about what could not be restored.
  func continueSession(
    _ records: [JournalRecord], again number: Int?, progress: (_ done: Int, _ total: Int) -> Void
  ) async -> [String] {
    let repeated = plan.steps.prefix(restorer.done)
    plan = plan.adding(records)
    // Another worker begins again, without the line.
    guard plan.steps.starts(with: repeated) else { csv_leave_standby() }
    // A session without lines leaves no journal.
    if !records.isEmpty { log.add(records) }
    if Supervision.isReplacement { PreviousWorker.forgetCrash() }
    if let number {
      plan.add(.lost(number: number, error: ""))
      log.abandonWithNextLine(number)
    }
    return await restorer.restore(plan, progress: progress)
  }
}

extension Supervision {
  /// From now on, the session may have a standby.
  static func allowStandby() { csv_allow_standby() }
  /// The session did what must not happen twice while it goes on.
  static func refuseStandby() { csv_refuse_standby() }
}

extension RestorePlan {
  func adding(_ records: [JournalRecord]) -> RestorePlan {
    var plan = self
    records.forEach { plan.add($0) }
    return plan
  }
}
