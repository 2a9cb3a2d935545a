import CSupervisor
import ShellCore

/// What is known about comparisons of editions. A process that replaces one that a feature has ended knows it, too, and goes on with the
/// comparison that has ended, or with the next one.
///
/// A comparison whose files have not changed is not made again.
@MainActor
final class ComparisonLog {
  /// A comparison that has begun.
  private struct Entry: Codable {
    let subject: Subject
    /// The steps in which earlier processes have ended.
    var avoided: [AvoidedStep] = []
    /// How often a step of the newer edition has ended a process.
    var crashes = 0
    /// The files that it depends on, as far as they are rewritten.
    var texts: [String: String] = [:]
    /// `nil` until it has ended.
    var verdict: EditionVerdict?
  }

  /// What is compared.
  struct Subject: Codable, Equatable {
    let path: String
    let reducer: String
    var fields = ""
  }

  private let file: RecoveryFile?
  private let status = SupervisedStatus()
  private var ended: [Entry] = []
  private var begun: Entry?
  private var number = 0
  private static let mostAvoided = 20
  private static let mostAvoidedOfOne = 8
  private static let mostCrashes = 3

  /// - Parameter file: What earlier processes have written; `nil` without a supervisor.
  init(_ file: RecoveryFile?) {
    self.file = file
    for line in file?.text.split(separator: "\n") ?? [] {
      if let entry = try? JSONDecoder().decode(Entry.self, from: Data(line.utf8)) { add(entry) }
    }
  }

  /// The log of this program. If a comparison has ended the previous process, it goes on without that step, or that is its verdict.
  ///
  /// - Parameter features: The features of the program.
  static func begin(_ features: [Feature]) async -> ComparisonLog {
    let log = ComparisonLog(.inMemory)
    guard let crash = await PreviousWorker.crash(features: features) else { return log }
    if crash.wasStopped { CurrentProgram.exit(130) }
    log.end(by: crash)
    PreviousWorker.forgetCrash()
    return log
  }

  /// Notes what has ended the process in the comparison that has begun last.
  func end(by crash: Crash) {
    guard var entry = begun else { return }
    let name = entry.subject.reducer
    if let step = crash.avoidedStep(comparing: name), entry.avoided.count < Self.mostAvoided {
      let same = entry.avoided.count { $0.name == step.name }
      entry.avoided.append(same < Self.mostAvoidedOfOne ? step : step.ofAllValues)
    } else if !crash.test.isEmpty, entry.crashes + 1 < Self.mostCrashes {
      // What happens by chance, as in the network, happens to either edition, and not each time.
      entry.crashes += 1
    } else {
      entry.verdict = .ended(crash.event(comparing: name))
    }
    note(entry)
  }

  /// Compares, unless that was done before.
  ///
  /// - Parameters:
  ///   - subject: What is compared.
  ///   - texts: The rewritten files by their paths.
  ///   - work: Compares without some steps. It calls a function before each other one, and returns the names of the files that were needed,
  ///     too; `nil` for all.
  func verdict(
    on subject: Subject, _ texts: [String: String],
    _ work: ([AvoidedStep], @escaping @MainActor (String) -> Void) async
      -> (verdict: EditionVerdict, needed: Set<String>?)
  ) async -> EditionVerdict {
    let known = ended.first { entry in
      entry.subject == subject && entry.texts.allSatisfy { texts[$0.key] == $0.value }
    }
    if let verdict = known?.verdict { return verdict }
    let earlier = begun.flatMap { $0.subject == subject && $0.texts == texts ? $0 : nil }
    var entry = earlier ?? Entry(subject: subject, texts: texts)
    note(entry)
    number += 1
    status.namePart("")
    status.beginLine(number, subject.reducer)
    let (verdict, needed) = await work(entry.avoided) { [status] step in
      status.namePart(step)
      csv_note_step()
    }
    status.endLine()
    status.noteProgress()
    entry.verdict = verdict
    if let needed {
      entry.texts = texts.filter { needed.contains(URL(filePath: $0.key).lastPathComponent) }
    }
    note(entry)
    return verdict
  }

  private func add(_ entry: Entry) {
    begun = entry.verdict == nil ? entry : nil
    if entry.verdict != nil { ended.append(entry) }
  }

  private func note(_ entry: Entry) {
    add(entry)
    guard let data = try? JSONEncoder().encode(entry) else { return }
    file?.write(String(decoding: data, as: UTF8.self) + "\n")
  }
}
