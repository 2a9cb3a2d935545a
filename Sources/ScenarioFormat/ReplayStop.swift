/// Where in a scenario a replay stops.
///
/// A line between two commands means the one above it: everything that the file says up to that
/// line has happened then.
package struct ReplayStop: Sendable, Equatable {
  /// The line of the last command that is played.
  package let lastLine: Int

  /// Why a replay cannot stop at a line.
  package enum Fault: Error, Sendable, Equatable {
    case noCommands
    case beforeFirst(line: Int, first: Int)
    case beyondEnd(line: Int, end: Int, last: Int)
  }

  /// The stop at a line of a scenario's file, counted from 1.
  package init(at line: Int, of scenario: Scenario) throws(Fault) {
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
    guard line <= end else { throw .beyondEnd(line: line, end: end, last: last) }
    guard let before else { throw .beforeFirst(line: line, first: first) }
    lastLine = before
  }
}

extension ReplayStop.Fault {
  /// What is wrong, and what there is, in one line.
  package var message: String {
    switch self {
    case .noCommands: "there is no command in it to stop at"
    case .beforeFirst(let line, let first):
      "no command stands at line \(line) or above it; the first stands at line \(first)"
    case .beyondEnd(let line, let end, let last):
      "there is no line \(line); the file ends at line \(end), its last command stands at line \(last)"
    }
  }
}
