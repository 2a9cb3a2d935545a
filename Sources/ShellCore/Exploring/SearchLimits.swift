/// How far `explore` searches if its line names no limit.
///
/// The depth is no limit by itself, so that a small feature is searched to its end.
enum SearchLimits {
  /// At a prompt, time and a number of states are limits, whichever is reached first.
  case timed
  /// In a scenario and in an exercise, only a number of states is a limit: how many states a machine reaches in 10 s would
  /// change the output.
  case counted

  /// The number of states in a scenario: about a second of a debug build.
  static let countedStates = 10_000
  /// The number of steps on the paths of a graph, which a person reads.
  private static let graphDepth = 6
  private static let foundDepth = 6
  private static let unlimited = Duration.seconds(1_000_000_000)

  /// Sets the limits that a line has not named.
  ///
  /// - Parameter named: The names of the limits in the line.
  func complete(_ options: inout ExplorationOptions, named: Set<String>) {
    if options.keepsGraph, options.depth == nil { options.depth = Self.graphDepth }
    if options.depth == nil { options.depthAfterFinding = Self.foundDepth }
    guard self == .counted else { return }
    if !named.contains("time") { options.time = Self.unlimited }
    if options.depth == nil, !named.contains("states") { options.states = Self.countedStates }
  }
}
