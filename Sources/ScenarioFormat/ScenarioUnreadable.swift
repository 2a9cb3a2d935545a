/// The faults that keep a file from being a scenario, at least one, in the order of their lines.
package struct ScenarioUnreadable: Error, Sendable, Equatable {
  /// The faults.
  package let faults: [ScenarioFault]

  /// The faults as text, a line each.
  package var text: String { faults.map { $0.text + "\n" }.joined() }
}
