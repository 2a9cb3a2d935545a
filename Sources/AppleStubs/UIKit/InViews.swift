import AppleStubs
import TerminalUI

/// A value of the terminal while views are created or drawn. Elsewhere, where it could change a result, the program stops.
@MainActor
func inViews<Value>(_ value: @autoclosure () -> Value, or symbol: String) -> Value {
  guard BodyEvaluation.isRunning else { deviceStop(symbol) }
  return value()
}
