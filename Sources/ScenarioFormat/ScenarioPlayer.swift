/// What a scenario is played against: a session, or anything else that has a prompt and answers
/// lines.
@MainActor
package protocol ScenarioHost {
  associatedtype Answer: ScenarioAnswer

  /// The prompt without `> `, for instance `ProductDetail.amountControl`, or `tca` when no feature
  /// is loaded.
  var prompt: String { get }

  /// Runs one line and returns its output once the effects that it started are idle.
  func evaluate(_ line: String) async -> Answer
}

package protocol ScenarioAnswer: Sendable {
  /// The output, without a line break at its end.
  var text: String { get }
  /// Whether the line was rejected. The output then contains the error.
  var isError: Bool { get }
  /// The first line of an unexpected error in a scenario that the line has played; `nil` if there is none.
  var playedProblem: String? { get }
  /// What the line has to do with an expectation; `nil` if it is neither one, nor an action that was compared with one.
  var expectation: ExpectationState? { get }
  var ends: Bool { get }
}

extension ScenarioAnswer {
  package var playedProblem: String? { nil }
  package var expectation: ExpectationState? { nil }

  /// The first line of the error, or of the failed expectation, that the text contains; `nil` if it contains neither.
  package var problem: String? {
    if case .failed(let message) = expectation { return message }
    guard isError else { return playedProblem }
    let lines = Transcript.lines(of: text)
    return lines.first { $0.hasPrefix("error: ") } ?? lines.first { !$0.isEmpty } ?? ""
  }
}

/// What became of an expectation that a scenario has of its next action.
package enum ExpectationState: Sendable, Equatable {
  /// No action has followed yet.
  case waits
  case met
  /// The message begins with this line.
  case failed(String)
}

/// Plays the commands of a scenario against a host.
///
/// All blocks are one session. The player discards each output after comparing it, so that a long
/// scenario needs no more memory than its file.
@MainActor
package struct ScenarioPlayer<Host: ScenarioHost> {
  package typealias Observer = @MainActor (PlayedStep, Host.Answer) async -> Void
  package typealias Gate = @MainActor (ScenarioStep, _ prompt: String) async -> Bool

  private let host: Host
  private var report: ScenarioReport
  private var heading: ScenarioHeading?
  private var endedAt: Int?
  /// The last expectation, if no action was compared with it.
  private var waiting: ScenarioStep?

  private init(_ scenario: Scenario, _ host: Host) {
    self.host = host
    report = ScenarioReport(path: scenario.path, total: scenario.stepCount)
  }

  /// Runs every command and compares its output. An error message is output like any other.
  ///
  /// Playing stops when the session has ended, the task is cancelled, or `shouldRun` returns
  /// `false`. The report contains the number of commands that did not run.
  ///
  /// - Parameters:
  ///   - scenario: The scenario to play.
  ///   - host: The host that runs the commands.
  ///   - observe: Called after each command, to show or keep its output.
  ///   - shouldRun: Called before each command with the prompt at which it runs. `false` stops
  ///     playing before this command.
  package static func play(
    _ scenario: Scenario,
    on host: Host,
    observe: Observer = { _, _ in },
    shouldRun: Gate = { _, _ in true }
  ) async -> ScenarioReport {
    var player = ScenarioPlayer(scenario, host)
    for part in scenario.parts {
      switch part {
      case .prose: continue
      case .heading(let heading): player.heading = heading
      case .block(let block):
        guard await player.play(block, observe, shouldRun) else { return player.report }
      }
    }
    if let step = player.waiting {
      player.report.add(ScenarioReport.Warning(step: step, kind: .notCompared))
    }
    return player.report
  }

  /// Plays a block.
  ///
  /// - Returns: Whether to continue with the next block.
  private mutating func play(
    _ block: ScenarioBlock, _ observe: Observer, _ shouldRun: Gate
  ) async -> Bool {
    for step in block.steps {
      if let endedAt {
        report.add(step, endedAt: endedAt, under: heading)
        return false
      }
      guard !Task.isCancelled, await shouldRun(step, host.prompt) else { return false }
      await play(step, observe)
    }
    return true
  }

  private mutating func play(_ step: ScenarioStep, _ observe: Observer) async {
    let prompt = host.prompt
    let answer = await host.evaluate(step.command)
    let played = PlayedStep(
      step: step, prompt: prompt, output: answer.text, problem: answer.problem)
    if answer.ends { endedAt = step.line }
    if let expectation = answer.expectation { waiting = expectation == .waits ? step : nil }
    report.add(played, under: heading)
    await observe(played, answer)
  }
}

/// The last command of a scenario that a replay runs.
///
/// A replay stops at a line of the file. If the line contains no command, the replay stops after
/// the last command above it.
package struct ReplayStop: Sendable, Equatable {
  /// The line of the last command to run.
  package let lastLine: Int

  /// The reason why a replay cannot stop at a line.
  package enum InvalidLine: Error, Sendable, Equatable {
    case noCommands
    case beforeFirst(line: Int, first: Int)
    case pastEnd(line: Int, end: Int, last: Int)
  }

  /// Finds the stop for a line of a scenario's file.
  ///
  /// - Parameters:
  ///   - line: The number of the line, starting at 1.
  ///   - scenario: The scenario.
  package init(at line: Int, of scenario: Scenario) throws(InvalidLine) {
    var first: Int?
    var before: Int?
    var last = 0
    for step in scenario.blocks.lazy.flatMap(\.steps) {
      first = first ?? step.line
      if step.line <= line { before = step.line }
      last = step.line
    }
    guard let first else { throw .noCommands }
    let end = scenario.source.lineCount
    guard line <= end else { throw .pastEnd(line: line, end: end, last: last) }
    guard let before else { throw .beforeFirst(line: line, first: first) }
    lastLine = before
  }
}

extension ReplayStop.InvalidLine {
  /// What is wrong and which lines are valid, in one line.
  package var message: String {
    switch self {
    case .noCommands: "the file contains no command to stop at"
    case .beforeFirst(let line, let first):
      "no command is at or above line \(line); the first command is on line \(first)"
    case .pastEnd(let line, let end, let last):
      "line \(line) does not exist; the file has \(end) lines and its last command is on line \(last)"
    }
  }
}
