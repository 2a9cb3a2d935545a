/// How a scenario went: what passed as numbers, what failed with its differences.
package struct ScenarioReport: Sendable, Equatable {
  /// A command that did not go as the scenario says.
  package struct Failure: Sendable, Equatable {
    /// The command.
    package let step: ScenarioStep
    /// In what it differs, at least one.
    package let problems: [ScenarioProblem]
  }

  /// The commands under one heading.
  package struct Phase: Sendable, Equatable {
    /// The heading; nil before the first.
    package let heading: ScenarioPhase?
    /// How many commands went as the scenario says.
    package var passed = 0
    /// Those that did not, in order.
    package fileprivate(set) var failures: [Failure] = []
  }

  /// The scenario's path as it was given.
  package let path: String
  /// The headings with commands under them, in order, as far as the scenario was played.
  package private(set) var phases: [Phase] = []
  /// How many commands the scenario has.
  package let total: Int
  /// How many of them were not run, because the session had ended or the playing was cancelled.
  package private(set) var notRun: Int

  /// A report of a scenario with this many commands, of which none was run.
  package init(path: String, total: Int) {
    self.path = path
    self.total = total
    notRun = total
  }

  /// How many commands went as the scenario says.
  package var passed: Int { phases.reduce(0) { $0 + $1.passed } }
  /// How many were found wrong.
  package var failed: Int { phases.reduce(0) { $0 + $1.failures.count } }
  /// Whether every command was run and went as the scenario says.
  package var isSuccess: Bool { failed == 0 && notRun == 0 }

  /// Adds a command that was run under a heading, and in what it differed.
  package mutating func add(_ played: PlayedStep, under heading: ScenarioPhase?) {
    notRun -= 1
    let problems = played.problems
    if problems.isEmpty {
      phases[open(heading)].passed += 1
    } else {
      fail(played.step, problems, under: heading)
    }
  }

  /// Adds the first command behind the end of the session, which came at the given line.
  package mutating func add(_ step: ScenarioStep, endedAt line: Int, under heading: ScenarioPhase?)
  {
    fail(step, [.ended(line: line)], under: heading)
  }

  private mutating func fail(
    _ step: ScenarioStep, _ problems: [ScenarioProblem], under heading: ScenarioPhase?
  ) {
    phases[open(heading)].failures.append(Failure(step: step, problems: problems))
  }

  /// The position of the phase with this heading, which is the last one or a new one.
  private mutating func open(_ heading: ScenarioPhase?) -> Int {
    if phases.isEmpty || phases[phases.count - 1].heading != heading {
      phases.append(Phase(heading: heading))
    }
    return phases.count - 1
  }
}
