/// Follows the lines of a session, so that another process can continue it.
@MainActor
package protocol RecoveryLog: AnyObject {
  /// A line begins.
  func begin(_ line: String, now: Duration) -> LineStart
  /// The line has ended.
  ///
  /// - Parameters:
  ///   - stop: How far the line got before Ctrl-C; see ``Interruption/stop``. `nil` if it was not stopped.
  ///   - state: Returns the fingerprint of the state; `nil` if the line cannot have changed the state.
  func end(
    _ output: Output, stop: Int?, now: Duration, effects: Int, state: () -> UInt64?)
  /// The line begins a step of its work: a test, or an action that a search tries. An empty name says that the last step has ended.
  ///
  /// - Returns: The crash if this step has ended a process before. The caller then must not run it again.
  func beginStep(_ name: String) -> CrashedStep?
  /// The session begins to handle what has happened since the last line.
  func beginCatchingUp()
  /// - Parameter hasChanged: Whether anything has happened.
  func endCatchingUp(hasChanged: Bool, now: Duration, effects: Int)
  /// The line has found something out that is needed if it is repeated, or if it ends the process.
  func keep(_ fact: LineFact)
  /// The prompt begins to draw the feature, apart from any line.
  func beginDrawing()
  /// The view that is being drawn.
  func nameDrawing(_ view: String)
  func endDrawing()
}

package enum LineStart: Equatable {
  case run
  /// The line has ended a process before. It is not run; this is its output.
  case skip(Output)
  /// The effects in flight are abandoned, and the line runs after this warning.
  case abandonEffects(warning: String)
}

/// What a line has found out.
package enum LineFact {
  /// The sources of a feature as JSON, which can be different when the line is repeated.
  case sources(String)
  /// A scenario that was read, or could not be read.
  case scenario(ReadScenario)
  /// The place of the room that was opened. When the line is repeated, the room is opened there.
  case room(String)
  /// The result of a search; `nil` if it has failed.
  case search(SearchResult?)
  /// What was left out of the feature that starts now, in lines.
  case leftOut([String])

  func record(ofLine number: Int) -> RecoveryRecord {
    switch self {
    case .sources(let json): .sources(number: number, json: json)
    case .scenario(let scenario): .scenario(number: number, scenario)
    case .room(let place): .room(number: number, place: place)
    case .search(let result): .searched(number: number, result)
    case .leftOut(let lines): .leftOut(number: number, text: lines.joined(separator: "\n"))
    }
  }
}

/// A step of a line that has ended the process: a test, or an action that a search tried.
package struct CrashedStep: Equatable, Sendable {
  let name: String
  /// What happened: `the test crashed at CartTests.swift:24: Index out of range`.
  let error: String
}
