/// A line of a journal on disk, which contains what is needed to repeat a session.
///
/// A record is one line of text with tabs between its fields, so that a journal can be read with any
/// editor. The record of a line is written before the line runs, and another one after it.
package enum RecoveryRecord: Equatable, Sendable {
  /// The first record: the folder in which the session began.
  case folder(String)
  /// A line begins.
  ///
  /// - Parameters:
  ///   - number: Counted from 1 in each journal.
  ///   - now: The time on the feature's clock.
  case began(number: Int, now: Duration, line: String)
  /// A line has loaded a feature from these sources.
  case sources(number: Int, json: String)
  /// A line is about to start a feature of which parts were left out, which this text names.
  case leftOut(number: Int, text: String)
  /// A line has read a scenario, or failed to read it.
  case scenario(number: Int, ReadScenario)
  /// A line has opened a room. The text makes its address unique on this machine.
  case room(number: Int, place: String)
  /// A line has searched states, and found this; `nil` if it has failed.
  case searched(number: Int, SearchResult?)
  /// A line has failed. The record of its end follows.
  case failed(number: Int)
  /// Ctrl-C has stopped a line after a number of checks for it; see ``Interruption``. The record of its end follows.
  case stopped(number: Int, checks: Int)
  /// A line has ended.
  ///
  /// - Parameters:
  ///   - now: The time on the feature's clock.
  ///   - effects: The number of effects in flight.
  case ended(number: Int, now: Duration, effects: Int)
  /// A line has led to a state with this fingerprint. The record of its end follows.
  case state(number: Int, UInt64)
  /// A line that runs tests has ended the process in one of them. It runs again without this test. The text is the error.
  case testCrashed(number: Int, test: String, error: String)
  /// A line has started work outside of an effect: a task, a thread, or a block.
  case startedWork(number: Int)
  /// The line has ended the session.
  case quit(number: Int)
  /// Something happened between lines: an effect woke up, or a result arrived.
  case caughtUp(now: Duration, effects: Int)
  /// A line has no effect on the session, because it ended the process. The text is the error.
  case lost(number: Int, error: String)
  /// The effects in flight were abandoned before a line: they never run again. The text is the warning.
  case abandonedEffects(before: Int, warning: String)
  /// The prompt no longer draws the feature, because that ended the process. The text is the error.
  case gaveUpDrawing(error: String)
  /// The session begins again here, because what came before cannot be repeated.
  case restarted
}

extension RecoveryRecord {
  /// The first line of a journal. Its number changes when older programs can no longer read the rest.
  static let header = "tca-journal 6"
  static let readableHeaders = [header, "tca-journal 5", "tca-journal 4"]

  /// The record as a line of text, without a line feed.
  package var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Appends the record without a line feed.
  func write(to text: inout String) {
    var isFirst = true
    for field in fields {
      if !isFirst { text += "\t" }
      isFirst = false
      text += Self.escaped(field)
    }
  }

  private var fields: [String] {
    switch self {
    case .folder(let path): ["folder", path]
    case .began(let number, let now, let line):
      ["began", "\(number)", "\(now.nanoseconds)", line]
    case .sources(let number, let json): ["sources", "\(number)", json]
    case .leftOut(let number, let text): ["left-out", "\(number)", text]
    case .scenario(let number, let scenario):
      ["scenario", "\(number)"] + scenario.fields
    case .room(let number, let place): ["room", "\(number)", place]
    case .searched(let number, let result): ["searched", "\(number)"] + (result?.fields ?? [])
    case .failed(let number): ["failed", "\(number)"]
    case .stopped(let number, let checks): ["stopped", "\(number)", "\(checks)"]
    case .ended(let number, let now, let effects):
      ["ended", "\(number)", "\(now.nanoseconds)", "\(effects)"]
    case .state(let number, let state): ["state", "\(number)", String(state, radix: 16)]
    case .testCrashed(let number, let test, let error):
      ["test-crashed", "\(number)", test, error]
    case .startedWork(let number): ["started-work", "\(number)"]
    case .gaveUpDrawing(let error): ["gave-up-drawing", error]
    case .quit(let number): ["quit", "\(number)"]
    case .caughtUp(let now, let effects): ["caught-up", "\(now.nanoseconds)", "\(effects)"]
    case .lost(let number, let error): ["lost", "\(number)", error]
    case .abandonedEffects(let line, let warning): ["abandoned-effects", "\(line)", warning]
    case .restarted: ["restarted"]
    }
  }

  /// Reads a record; `nil` if the text is not a complete record.
  package init?(text: some StringProtocol) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
      .map { Self.unescaped(String($0)) }
    func number(_ index: Int) -> Int? {
      Int(fields[index]).flatMap { (0...Self.mostOfAnything).contains($0) ? $0 : nil }
    }
    func time(_ index: Int) -> Duration? {
      Int64(fields[index]).flatMap { $0 >= 0 ? .nanoseconds($0) : nil }
    }
    switch (fields.first, fields.count) {
    case ("folder", 2): self = .folder(fields[1])
    case ("began", 4):
      guard let line = number(1), let now = time(2) else { return nil }
      self = .began(number: line, now: now, line: fields[3])
    case ("sources", 3):
      guard let line = number(1) else { return nil }
      self = .sources(number: line, json: fields[2])
    case ("left-out", 3):
      guard let line = number(1) else { return nil }
      self = .leftOut(number: line, text: fields[2])
    case ("scenario", 5):
      guard let line = number(1), let scenario = ReadScenario(fields: fields[2...]) else {
        return nil
      }
      self = .scenario(number: line, scenario)
    case ("room", 3):
      guard let line = number(1) else { return nil }
      self = .room(number: line, place: fields[2])
    case ("searched", 2...):
      guard let line = number(1) else { return nil }
      let result = SearchResult(fields: fields[2...])
      guard result != nil || fields.count == 2 else { return nil }
      self = .searched(number: line, result)
    case ("stopped", 3):
      guard let line = number(1), let checks = number(2) else { return nil }
      self = .stopped(number: line, checks: checks)
    case ("failed", 2):
      guard let line = number(1) else { return nil }
      self = .failed(number: line)
    case ("ended", 4):
      guard let line = number(1), let now = time(2), let effects = number(3) else { return nil }
      self = .ended(number: line, now: now, effects: effects)
    case ("state", 3):
      guard let line = number(1), let state = UInt64(fields[2], radix: 16) else { return nil }
      self = .state(number: line, state)
    case ("test-crashed", 4):
      guard let line = number(1) else { return nil }
      self = .testCrashed(number: line, test: fields[2], error: fields[3])
    case ("started-work", 2):
      guard let line = number(1) else { return nil }
      self = .startedWork(number: line)
    case ("gave-up-drawing", 2): self = .gaveUpDrawing(error: fields[1])
    case ("quit", 2):
      guard let line = number(1) else { return nil }
      self = .quit(number: line)
    case ("caught-up", 3):
      guard let now = time(1), let effects = number(2) else { return nil }
      self = .caughtUp(now: now, effects: effects)
    case ("lost", 3):
      guard let line = number(1) else { return nil }
      self = .lost(number: line, error: fields[2])
    case ("abandoned-effects", 3):
      guard let line = number(1) else { return nil }
      self = .abandonedEffects(before: line, warning: fields[2])
    case ("restarted", 1): self = .restarted
    default: return nil
    }
  }

  /// A damaged journal can contain any number. No session has this many lines, checks, or effects, and the numbers of the lines
  /// that follow are readable, too.
  private static let mostOfAnything = 1_000_000_000

  private static func escaped(_ field: String) -> String {
    guard field.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else {
      return field
    }
    var text = ""
    for scalar in field.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func unescaped(_ field: String) -> String {
    guard field.utf8.contains(UInt8(ascii: "\\")) else { return field }
    var text = ""
    var isEscaped = false
    for scalar in field.unicodeScalars {
      switch (isEscaped, scalar) {
      case (false, "\\"):
        isEscaped = true
        continue
      case (true, "t"): text += "\t"
      case (true, "n"): text += "\n"
      case (true, "r"): text += "\r"
      default: text.unicodeScalars.append(scalar)
      }
      isEscaped = false
    }
    return text
  }
}

extension RecoveryRecord {
  /// The records of a journal. Lines that are incomplete or damaged, as after a power failure, are skipped.
  ///
  /// - Returns: `nil` if the text is not a journal that this program can read.
  package static func records(in text: String) -> [RecoveryRecord]? {
    let reader = RecoveryReader(Array(text.utf8))
    return reader.isReadable ? reader.records : nil
  }

  /// The beginning of a new journal.
  package static func beginning(in folder: String) -> String {
    "\(header)\n\(RecoveryRecord.folder(folder).text)\n"
  }
}

extension Duration {
  /// In nanoseconds: at most 292 years.
  fileprivate var nanoseconds: Int64 {
    let (seconds, isTooLarge) = components.seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflows) = seconds.addingReportingOverflow(components.attoseconds / 1_000_000_000)
    guard isTooLarge || overflows else { return sum }
    return components.seconds < 0 ? .min : .max
  }
}
