import OutputText

/// Follows the lines of a session, so that another process can continue it.
@MainActor
package protocol RecoveryLog: AnyObject {
  /// A line begins.
  func begin(_ line: String, now: Duration) -> LineStart
  /// The line has ended.
  ///
  /// - Parameter stop: How far the line got before Ctrl-C; see ``Interruption/stop``. `nil` if it was not stopped.
  func end(_ output: Output, stop: Int?, now: Duration, effects: Int)
  /// The session begins to handle what has happened since the last line.
  func beginCatchingUp()
  /// - Parameter hasChanged: Whether anything has happened.
  func endCatchingUp(hasChanged: Bool, now: Duration, effects: Int)
  /// The line has read the sources of a feature, which can be different when the line is repeated.
  func keepSources(_ json: String)
  /// The line has read a scenario, or failed to read it.
  func keepScenario(_ scenario: ReadScenario)
  /// The line has opened a room. When the line is repeated, the room is opened at the same place.
  func keepRoom(_ place: String)
  /// The feature waits for effects that were cancelled.
  ///
  /// - Parameter place: `Counter.swift:38`, or an empty text if the effects have several places.
  func beginCancelling(at place: String)
  /// The feature no longer waits for cancelled effects.
  func endCancelling()
  /// The prompt begins to draw the feature, apart from any line.
  func beginDrawing()
  /// The view that is being drawn.
  func nameDrawing(_ view: String)
  func endDrawing()
}

/// How a line begins.
package enum LineStart: Equatable {
  case run
  /// The line has ended a process before. It is not run; this is its output.
  case skip(Output)
  /// The effects in flight are abandoned, and the line runs after this warning.
  case abandonEffects(warning: String)
}
