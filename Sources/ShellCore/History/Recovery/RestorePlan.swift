/// What repeats a session, decided from its journal.
package struct RestorePlan: Sendable {
  /// A part of the session.
  enum Step: Equatable, Sendable {
    /// - Parameters:
    ///   - now: The time on the feature's clock before the line.
    ///   - end: The time after it.
    case line(number: Int, text: String, now: Duration, end: Duration)
    case caughtUp(now: Duration)
    case abandonedEffects
    case gaveUpDrawing
    /// A line that is not repeated because it ended the process; `nil` for an effect. The text is the error.
    case lost(line: String?, error: String)
  }

  private(set) var steps: [Step] = []
  /// Whether the last line has ended the session.
  package private(set) var hasQuit = false
  /// A line that began and did not end.
  package private(set) var unfinished: (number: Int, text: String)?
  /// The last line, if it began and is not repeated.
  private(set) var lostLine: String?
  private(set) var lastNumber = 0
  /// The folder in which the session began.
  package private(set) var folder: String?
  private(set) var failed: Set<Int> = []
  /// The sources that lines have loaded, by their numbers, in order.
  private(set) var sources: [Int: [String]] = [:]
  /// What was left out of the features that lines have loaded, by their numbers.
  private(set) var leftOut: [Int: String] = [:]
  /// The scenarios that lines have read, by their numbers, in order.
  package private(set) var scenarios: [Int: [ReadScenario]] = [:]
  /// The places of the rooms that lines have opened, by their numbers.
  private(set) var rooms: [Int: String] = [:]
  /// What lines have found that have searched states, by their numbers, in order; `nil` for a search that has failed.
  private(set) var searches: [Int: [SearchResult?]] = [:]
  /// How far the lines that Ctrl-C has stopped got, by their numbers.
  private(set) var stops: [Int: Int] = [:]
  /// The lines that have started work outside of effects, in order.
  private(set) var startedWork: [Int] = []
  /// The fingerprints of the states after lines, by their numbers. A line that was left out changes those of later lines.
  private(set) var states: [Int: UInt64] = [:]
  /// The steps that have ended a process, by the numbers of the lines that run without them.
  private(set) var crashedSteps: [Int: [CrashedStep]] = [:]
  /// The effects in flight at the end.
  private(set) var effects = Effects()

  struct Effects: Equatable, Sendable {
    fileprivate(set) var count = 0
    /// The last line that left more of them than there were before it.
    fileprivate(set) var lastStarter: Int?
    /// Whether some were abandoned after the last line.
    fileprivate(set) var wereAbandoned = false
  }

  package init(_ records: [RecoveryRecord]) {
    for record in records { add(record) }
  }

  /// Adds a record that was written after those before.
  package mutating func add(_ record: RecoveryRecord) {
    switch record {
    case .folder(let path): folder = path
    case .began(let number, let now, let text):
      unfinished = (number, text)
      hasQuit = false
      effects.wereAbandoned = false
      lostLine = nil
      lastNumber = max(lastNumber, number)
      steps.append(.line(number: number, text: text, now: now, end: now))
    case .sources(let number, let json): sources[number, default: []].append(json)
    case .leftOut(let number, let text): leftOut[number] = text
    case .scenario(let number, let scenario): scenarios[number, default: []].append(scenario)
    case .room(let number, let place): rooms[number] = place
    case .searched(let number, let result): searches[number, default: []].append(result)
    case .failed(let number): failed.insert(number)
    case .stopped(let number, let checks): stops[number] = checks
    case .ended(let number, let now, let effects): end(number, now, effects)
    case .state(let number, let state): states[number] = state
    case .testCrashed(let number, let test, let error):
      // The line is repeated under the next number.
      let known = crashedSteps[number + 1] ?? crashedSteps[number] ?? []
      crashedSteps[number + 1] = known + [CrashedStep(name: test, error: error)]
    case .startedWork(let number): startedWork.append(number)
    case .gaveUpDrawing: steps.append(.gaveUpDrawing)
    case .quit(let number):
      remove(number)
      hasQuit = true
    case .caughtUp(let now, let effects):
      steps.append(.caughtUp(now: now))
      self.effects.count = effects
    case .lost(let number, let error):
      let text = unfinished?.number == number ? unfinished?.text : line(number)
      remove(number)
      if !error.isEmpty { steps.append(.lost(line: text, error: error)) }
    case .abandonedEffects(_, let warning):
      steps.append(.abandonedEffects)
      if effects.count > 0 { effects.wereAbandoned = true }
      if !warning.isEmpty { steps.append(.lost(line: nil, error: warning)) }
      effects.count = 0
    case .restarted:
      steps = []
      sources = [:]
      scenarios = [:]
      rooms = [:]
      searches = [:]
      startedWork = []
      states = [:]
      unfinished = nil
    }
  }

  private mutating func end(_ number: Int, _ now: Duration, _ effects: Int) {
    if effects > self.effects.count { self.effects.lastStarter = number }
    self.effects.count = effects
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
    } else {
      states = states.filter { $0.key < number }
    }
    if effects.lastStarter == number { effects.lastStarter = nil }
    startedWork.removeAll { $0 == number }
  }

  /// The errors of what is not repeated, in order.
  package var losses: [String] {
    steps.compactMap { if case .lost(_, let error) = $0 { error } else { nil } }
  }

  package var lines: [String] {
    steps.compactMap { if case .line(_, let text, _, _) = $0 { text } else { nil } }
  }

  /// The last line that is repeated and whose text satisfies a condition.
  func lastLine(where condition: (String) -> Bool) -> Int? {
    for case .line(let number, let text, _, _) in steps.reversed() where condition(text) {
      return number
    }
    return nil
  }

  func line(_ number: Int) -> String? {
    for case .line(number, let text, _, _) in steps { return text }
    return nil
  }
}
