/// What takes the place of an action when a feature of 2.0 changes without one: a task calls `modify`, or a binding is written.
struct FeatureChange {
  /// `task of Timer`, `event Open`, `modify`.
  let text: String
  /// The state as a binding has written it, before any hook; `nil` for other changes.
  let written: Any?
  /// Whether it belongs to what was done from outside: a test asserts both in one step.
  let isInStep: Bool
}

extension FeatureChange: CustomDumpStringConvertible, CustomStringConvertible,
  CustomDebugStringConvertible
{
  var customDumpDescription: String { text }
  var description: String { text }
  var debugDescription: String { text }
}
