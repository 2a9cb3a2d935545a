import CSupervisor
import Foundation
import ShellCore

/// What is known about comparisons of editions. A process that replaces one that a feature has ended knows it, too, and goes on with the next
/// comparison.
@MainActor
final class ComparisonLog {
  /// A comparison that has begun.
  private struct Entry: Codable {
    let number: Int
    let name: String
    /// `nil` until it has ended.
    var verdict: EditionComparison.Verdict?
  }

  private let file: RecoveryFile?
  private let status = SupervisedStatus()
  private var known: [Int: Entry] = [:]
  private var number = 0

  /// - Parameter file: What earlier processes have written; `nil` without a supervisor.
  init(_ file: RecoveryFile?) {
    self.file = file
    for line in file?.text.split(separator: "\n") ?? [] {
      guard let entry = try? JSONDecoder().decode(Entry.self, from: Data(line.utf8)) else {
        continue
      }
      known[entry.number] = entry
    }
  }

  /// The log of this program. If a comparison has ended the previous process, that is its verdict.
  ///
  /// - Parameter features: The features of the program.
  static func begin(_ features: [Feature]) async -> ComparisonLog {
    let log = ComparisonLog(.inMemory)
    guard let crash = await PreviousWorker.crash(features: features) else {
      return log
    }
    if crash.wasStopped { CurrentProgram.exit(130) }
    log.end { crash.event(comparing: $0) }
    PreviousWorker.forgetCrash()
    return log
  }

  /// Notes what has ended the process in the comparison that has begun last.
  ///
  /// - Parameter event: Returns what happened, from the name of the comparison.
  func end(by event: (_ name: String) -> String) {
    guard let last = known.keys.max(), var entry = known[last], entry.verdict == nil else { return }
    entry.verdict = .ended(event(entry.name))
    note(entry)
  }

  /// Compares, unless that was done in an earlier process.
  ///
  /// - Parameters:
  ///   - name: What is compared.
  ///   - work: Compares. It calls a function before each step.
  func verdict(
    on name: String,
    _ work: (@escaping @MainActor (String) -> Void) async -> EditionComparison.Verdict
  ) async -> EditionComparison.Verdict {
    number += 1
    if let entry = known[number], entry.name == name, let verdict = entry.verdict { return verdict }
    var entry = Entry(number: number, name: name)
    note(entry)
    status.namePart("")
    status.beginLine(number, name)
    let verdict = await work { [status] step in
      status.namePart(step)
      csv_note_step()
    }
    status.endLine()
    status.noteProgress()
    entry.verdict = verdict
    note(entry)
    return verdict
  }

  private func note(_ entry: Entry) {
    known[entry.number] = entry
    guard let data = try? JSONEncoder().encode(entry) else { return }
    file?.write(String(decoding: data, as: UTF8.self) + "\n")
  }
}
