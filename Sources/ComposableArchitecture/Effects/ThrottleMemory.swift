/// The interval in which an ID is throttled.
struct ThrottleMemory: @unchecked Sendable {
  // Unchecked: values are made, read and stored only by `Throttle.pass` and the task it starts, and by `ThrottleIntervals`, all of
  // them isolated to the main actor.

  /// The instant at which the interval started; `nil` before the first one.
  var start: Any?
  /// The action that was held back last.
  var action: Any?
  /// Returns the time until the interval ends; `nil` if it is over.
  var timeLeft: () -> Any? = { nil }
}
