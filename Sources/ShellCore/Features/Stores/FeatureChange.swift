import CustomDump

/// What takes the place of an action when a feature of 2.0 changes without one: a task calls `modify`, or a binding is written.
struct FeatureChange: Hashable, Sendable {
  /// `task of Timer`, `event Open`, `modify`.
  let text: String
}

extension FeatureChange: CustomDumpStringConvertible, CustomStringConvertible,
  CustomDebugStringConvertible
{
  var customDumpDescription: String { text }
  var description: String { text }
  var debugDescription: String { text }
}
