import ScenarioFormat

/// What an audience sees at a time: a heading, prose, and the commands that follow it.
package struct Slide: Sendable, Equatable {
  /// The heading that it stands under; nil before the first.
  package let heading: ScenarioHeading?
  /// The heading's number, from 1; 0 before the first.
  package let headingNumber: Int
  package var prose: [ProseBlock] = []
  package var steps: [ScenarioStep] = []
  /// How many commands stand on the slides before.
  package let firstStep: Int
}
