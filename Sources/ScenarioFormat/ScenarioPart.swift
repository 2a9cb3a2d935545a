/// A part of a scenario, in the file's order.
package enum ScenarioPart: Sendable, Equatable {
  /// Lines that are neither a heading nor a transcript: where they stand in the file, as byte
  /// offsets.
  case prose(Range<Int>)
  case heading(ScenarioPhase)
  case block(ScenarioBlock)
}
