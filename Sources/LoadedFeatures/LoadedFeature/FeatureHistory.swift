/// The features of a session: the running one, and those that `undo` and `redo` can return to.
@MainActor
package final class FeatureHistory {
  private var features: [RunningFeature] = []
  /// The index of the running feature; -1 before the first `load`.
  private var index = -1
  /// Whether features had to be dropped.
  package private(set) var hasLostFeatures = false
  /// Whether actions had to be dropped.
  private(set) var hasLostActions = false

  package init() {}

  /// The running feature.
  var current: RunningFeature? {
    get { features.indices.contains(index) ? features[index] : nil }
    set {
      if let newValue, features.indices.contains(index) { features[index] = newValue }
    }
  }

  /// The features before the running one, oldest first.
  package var earlier: ArraySlice<RunningFeature> { features.prefix(max(0, index)) }
  /// The feature that `undo` returns to from the start of the running one.
  package var previous: RunningFeature? { index > 0 ? features[index - 1] : nil }
  /// The feature that `redo` returns to from the end of the running one.
  package var next: RunningFeature? {
    features.indices.contains(index + 1) ? features[index + 1] : nil
  }

  /// Adds a feature, which is the running one from now on. Features that were undone are dropped.
  ///
  /// - Returns: Whether a feature had to be dropped for the first time.
  package func begin(_ feature: RunningFeature) -> Bool {
    dropUndone()
    features.append(feature)
    let isFull = features.count > FeatureLimits.mostFeatures
    if isFull { features.removeFirst() }
    index = features.count - 1
    defer { hasLostFeatures = hasLostFeatures || isFull }
    return isFull && !hasLostFeatures
  }

  /// Returns to the feature before the running one, or goes to the next.
  package func move(by step: Int) { index += step }

  /// Drops what was undone: the features after the running one, and its actions.
  package func dropUndone() {
    features.removeLast(features.count - index - 1)
    current?.store.snapshots.dropUndone()
  }

  /// Drops actions until no more than the limit are kept: those of features that have ended go
  /// first.
  ///
  /// - Returns: Whether actions had to be dropped for the first time.
  package func trim() -> Bool {
    var surplus =
      features.reduce(0) { $0 + $1.store.snapshots.count } - FeatureLimits.mostActions
    for number in features.indices where surplus > 0 && number != index {
      let snapshots = features[number].store.snapshots
      while surplus > 0, snapshots.count > 0 {
        snapshots.dropFirst()
        surplus -= 1
      }
    }
    guard !hasLostActions else { return false }
    hasLostActions = features.contains { $0.store.snapshots.first > 1 }
    return hasLostActions
  }
}
