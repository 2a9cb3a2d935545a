/// The result of playing a scenario: how many commands passed, and how the others differ.
package struct ScenarioReport: Sendable, Equatable {
  /// A command that did not run as the scenario expects.
  package struct Failure: Sendable, Equatable {
    package let step: ScenarioStep
    /// The differences. There is at least one.
    package let mismatches: [PlayedStep.Mismatch]
  }

  /// A command that ran as the scenario expects, although that says less than its author may think.
  package struct Warning: Sendable, Equatable {
    /// The reason for a warning.
    package enum Kind: Sendable, Equatable {
      /// A `...` matches this line, which says what is wrong.
      case hides(String)
      /// An expectation that no action was compared with.
      case notCompared
    }
    package let step: ScenarioStep
    package let kind: Kind
  }

  /// The commands under one heading.
  package struct Phase: Sendable, Equatable {
    /// The heading; `nil` before the first heading.
    package let heading: ScenarioHeading?
    /// The number of commands that ran as expected.
    package var passed = 0
    /// The commands that did not, in order.
    package fileprivate(set) var failures: [Failure] = []
  }

  /// The scenario's path, as it was given.
  package let path: String
  /// The headings that have commands, in order, as far as the scenario was played.
  package private(set) var phases: [Phase] = []
  /// What makes the scenario say less than it seems to, in order. It does not make the scenario fail.
  package private(set) var warnings: [Warning] = []
  /// The number of commands that ran as expected although their output, which the scenario contains, is an error or a failed expectation.
  package private(set) var recordedErrors = 0
  /// The number of commands in the scenario.
  package let total: Int
  /// The number of commands that did not run because the session had ended or playing stopped.
  package private(set) var notRun: Int

  /// Creates the report of a scenario of which no command has run yet.
  package init(path: String, total: Int) {
    self.path = path
    self.total = total
    notRun = total
  }

  package var passed: Int { phases.reduce(0) { $0 + $1.passed } }
  /// The number of commands that did not run as expected.
  package var failed: Int { phases.reduce(0) { $0 + $1.failures.count } }
  /// Whether every command ran, and ran as expected.
  package var isSuccess: Bool { failed == 0 && notRun == 0 }

  /// Adds a command that ran.
  package mutating func add(_ played: PlayedStep, under heading: ScenarioHeading?) {
    notRun -= 1
    let mismatches = played.mismatches
    if mismatches.isEmpty {
      phases[openPhase(heading)].passed += 1
      if let problem = played.problem {
        if played.hidesProblem {
          warnings.append(Warning(step: played.step, kind: .hides(problem)))
        } else {
          recordedErrors += 1
        }
      }
    } else {
      fail(played.step, mismatches, under: heading)
    }
  }

  package mutating func add(_ warning: Warning) { warnings.append(warning) }

  /// Adds the first command after the end of the session.
  ///
  /// - Parameters:
  ///   - step: The command.
  ///   - line: The line of the command that ended the session.
  ///   - heading: The heading above the command.
  package mutating func add(
    _ step: ScenarioStep, endedAt line: Int, under heading: ScenarioHeading?
  ) {
    fail(step, [.ended(line: line)], under: heading)
  }

  private mutating func fail(
    _ step: ScenarioStep, _ mismatches: [PlayedStep.Mismatch], under heading: ScenarioHeading?
  ) {
    phases[openPhase(heading)].failures.append(Failure(step: step, mismatches: mismatches))
  }

  /// Returns the index of the phase with this heading: the last phase or a new one.
  private mutating func openPhase(_ heading: ScenarioHeading?) -> Int {
    if phases.isEmpty || phases[phases.count - 1].heading != heading {
      phases.append(Phase(heading: heading))
    }
    return phases.count - 1
  }
}

extension ScenarioReport {
  /// The failed phases as text: each with its heading and, for every failed command, the position in
  /// the file, the command and a diff. Empty if all commands passed. Every line ends with `\n`.
  package var failureText: String {
    phases.filter { !$0.failures.isEmpty }
      .map { phase in
        let heading = phase.heading.map { $0.written + "\n" } ?? ""
        return heading + phase.failures.map(text).joined()
      }
      .joined(separator: "\n")
  }

  /// The warnings as text: for each, the position in the file, the command, and what it is about. Every line ends with `\n`.
  package var warningText: String {
    warnings.map { warning in
      let (message, rest) =
        switch warning.kind {
        case .hides(let problem):
          ("`...` matches an error; write the error, or correct the command", "  \(problem)\n")
        case .notCompared: ("no action follows, so nothing was compared with this", "")
        }
      return "\(path):\(warning.step.line): warning: \(message)\n\(warning.step.written)\n\(rest)"
    }.joined()
  }

  /// The result in one line, without a line end.
  ///
  /// - Parameter options: The options that `bless` needs to play the scenario, such as `--trust`.
  package func summary(blessingWith options: [String] = []) -> String {
    let rest = notRun == 0 ? "" : ", \(notRun) not run"
    let noted =
      warnings.isEmpty ? "" : ", \(warnings.count) warning\(warnings.count == 1 ? "" : "s")"
    let bless = (["tca bless"] + options + [ShellWord.quoted(path)]).joined(separator: " ")
    let remedy =
      failed > 0 && notRun == 0 ? "; if the new output is right: `\(bless)`" : ""
    return "\(path): \(outcome)\(rest)\(Self.errorText(recordedErrors))\(noted)\(remedy)"
  }

  /// How many of some commands are errors that the scenario contains; empty if there are none.
  package static func errorText(_ count: Int) -> String {
    switch count {
    case 0: ""
    case 1: ", 1 of them an error"
    default: ", \(count) of them errors"
    }
  }

  private var outcome: String {
    let all = total == 1 ? "1 command" : "\(total) commands"
    if total == 0 { return "no commands" }
    if failed > 0 { return "failed, \(failed) of \(all)" }
    return (isSuccess ? "passed, " : "stopped, ") + all
  }

  private func text(_ failure: Failure) -> String {
    let problems = failure.mismatches.map { mismatch in
      "\(path):\(failure.step.line): error: \(mismatch.message)\n"
    }
    let diffs = failure.mismatches
      .flatMap { if case .output(let lines) = $0 { lines } else { [String]() } }
    return problems.joined() + failure.step.written + "\n" + diffs.map { $0 + "\n" }.joined()
  }
}
