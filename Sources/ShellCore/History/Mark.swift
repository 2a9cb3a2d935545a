import ComposableArchitecture

/// Where everything besides the state stands at a moment of a feature's run.
struct Mark: Equatable {
  /// The clock's time, the count of UUIDs, the sequence of random numbers.
  var dependencies: DependencyHistory.Snapshot
  /// The number of the effect that started last.
  var effects: Int
}
