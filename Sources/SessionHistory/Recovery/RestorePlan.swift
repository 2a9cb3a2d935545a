/// What repeats a session, decided from its journal.
package struct RestorePlan: Sendable {
  /// A part of the session.
  package enum Step: Equatable, Sendable {
    /// - Parameters:
    ///   - now: The time on the feature's clock before the line.
    ///   - end: The time after it.
    case line(number: Int, text: String, now: Duration, end: Duration)
    case caughtUp(now: Duration)
    case abandonedEffects
    case gaveUpDrawing
  }

  package private(set) var steps: [Step] = []
  /// A line that began and did not end.
  package private(set) var unfinished: (number: Int, text: String)?
  /// The last line, if it began and is not repeated.
  package private(set) var lostLine: String?
  /// The number of the last line.
  package private(set) var lastNumber = 0
  /// The last line that left more effects in flight than there were before it.
  package private(set) var lastThatStartedEffects: Int?
  /// The folder in which the session began.
  package private(set) var folder: String?
  /// The lines that have failed.
  package private(set) var failed: Set<Int> = []
  /// The sources that lines have loaded, by their numbers, in order.
  package private(set) var sources: [Int: [String]] = [:]
  /// The scenarios that lines have read, by their numbers, in order.
  package private(set) var scenarios: [Int: [ReadScenario]] = [:]
  /// The places of the rooms that lines have opened, by their numbers.
  package private(set) var rooms: [Int: String] = [:]
  /// How far the lines that Ctrl-C has stopped got, by their numbers.
  package private(set) var stops: [Int: Int] = [:]
  /// The lines that have started work outside of effects, in order.
  package private(set) var startedWork: [Int] = []
  /// The number of effects in flight at the end.
  package private(set) var effects = 0

  package init(_ records: [JournalRecord]) {
    for record in records { add(record) }
  }

  private mutating func add(_ record: JournalRecord) {
    switch record {
    case .folder(let path): folder = path
    case .began(let number, let now, let text):
      unfinished = (number, text)
      lostLine = nil
      lastNumber = max(lastNumber, number)
      steps.append(.line(number: number, text: text, now: now, end: now))
    case .sources(let number, let json): sources[number, default: []].append(json)
    case .scenario(let number, let scenario): scenarios[number, default: []].append(scenario)
    case .room(let number, let place): rooms[number] = place
    case .failed(let number): failed.insert(number)
    case .stopped(let number, let checks): stops[number] = checks
    case .ended(let number, let now, let effects): end(number, now, effects)
    case .startedWork(let number): startedWork.append(number)
    case .gaveUpDrawing: steps.append(.gaveUpDrawing)
    case .quit(let number): remove(number)
    case .caughtUp(let now, let effects):
      steps.append(.caughtUp(now: now))
      self.effects = effects
    case .lost(let number, _): remove(number)
    case .abandonedEffects:
      steps.append(.abandonedEffects)
      effects = 0
    case .restarted:
      steps = []
      sources = [:]
      scenarios = [:]
      rooms = [:]
      startedWork = []
      unfinished = nil
    }
  }

  private mutating func end(_ number: Int, _ now: Duration, _ effects: Int) {
    if effects > self.effects { lastThatStartedEffects = number }
    self.effects = effects
    unfinished = nil
    guard case .line(number, let text, let start, _) = steps.last else { return }
    steps[steps.count - 1] = .line(number: number, text: text, now: start, end: now)
  }

  private mutating func remove(_ number: Int) {
    steps.removeAll {
      if case .line(number, _, _, _) = $0 { true } else { false }
    }
    if let unfinished, unfinished.number == number {
      lostLine = unfinished.text
      self.unfinished = nil
    }
    if lastThatStartedEffects == number { lastThatStartedEffects = nil }
    startedWork.removeAll { $0 == number }
  }

  /// The texts of the lines.
  package var lines: [String] {
    steps.compactMap { if case .line(_, let text, _, _) = $0 { text } else { nil } }
  }

  /// The last line that is repeated and whose text satisfies a condition.
  package func lastLine(where condition: (String) -> Bool) -> Int? {
    for case .line(let number, let text, _, _) in steps.reversed() where condition(text) {
      return number
    }
    return nil
  }

  /// The text of a line.
  package func line(_ number: Int) -> String? {
    for case .line(number, let text, _, _) in steps { return text }
    return nil
  }
}
