/// How much a session keeps for time travel.
enum FeatureLimits {
  /// The most actions, those of all features together.
  static let mostActions = 10_000
  /// The most bytes of their states, those of all features together. The last action is kept, however large its state is.
  @TaskLocal static var mostBytes = 512 << 20
  /// The most features, with the one that is running.
  static let mostFeatures = 100
  /// The most steps of the tasks that the beginning of a feature of 2.0 starts.
  static let mostFirstSteps = 100_000
}

/// A limit of what a session keeps for time travel.
enum HistoryLimit {
  case number, size

  /// - Returns: `nil` if a session keeps as much as this.
  init?(exceededBy actions: Int, _ bytes: Int) {
    if actions > FeatureLimits.mostActions {
      self = .number
    } else if actions > 1, bytes > FeatureLimits.mostBytes {
      self = .size
    } else {
      return nil
    }
  }
}
