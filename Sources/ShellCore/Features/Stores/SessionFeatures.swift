/// The features of a session: the running one with the scope of the prompt in it, and those that `undo` and `redo` can return to.
@MainActor
final class SessionFeatures {
  private var features: [RunningFeature] = []
  /// The index of the running feature; -1 before the first `load`.
  private var index = -1
  /// Whether no feature is running although one was loaded, until the next `load`.
  private var isSetAside = false
  /// Whether features had to be dropped.
  private(set) var hasLostFeatures = false
  /// The limits because of which actions were dropped, as far as it was said.
  private var told: Set<HistoryLimit> = []
  private let fingerprints = FingerprintPlans()
  /// How the prompt draws the running feature.
  let drawing = PromptDrawing()

  /// The running feature; `nil` if none is loaded.
  var running: RunningFeature? {
    features.indices.contains(index) && !isSetAside ? features[index] : nil
  }

  /// The features before the running one, oldest first.
  var earlier: ArraySlice<RunningFeature> { features.prefix(max(0, index)) }
  /// The feature that `undo` returns to from the start of the running one.
  var previous: RunningFeature? { index > 0 ? features[index - 1] : nil }
  /// The feature that `redo` returns to from the end of the running one.
  var next: RunningFeature? {
    features.indices.contains(index + 1) ? features[index + 1] : nil
  }

  /// Goes on without a running feature, as before the first `load`. `undo` at the start of the next feature returns to it.
  func setAside() {
    abandonEffects()
    isSetAside = true
  }

  /// Adds a feature, which is the running one from now on. Features that were undone are dropped.
  ///
  /// - Returns: Whether a feature had to be dropped for the first time.
  func begin(_ feature: RunningFeature) -> Bool {
    isSetAside = false
    dropUndone()
    features.append(feature)
    let isFull = features.count > FeatureLimits.mostFeatures
    if isFull { features.removeFirst() }
    index = features.count - 1
    defer { hasLostFeatures = hasLostFeatures || isFull }
    return isFull && !hasLostFeatures
  }

  /// Returns to the feature before the running one, or goes to the next.
  func move(by step: Int) {
    isSetAside = false
    index += step
  }

  /// Drops what was undone: the features after the running one, and its actions.
  func dropUndone() {
    features.removeLast(features.count - index - 1)
    running?.store.snapshots.dropUndone()
  }

  /// Drops actions until no more than the limits are kept: those of features that have ended go first.
  ///
  /// - Returns: A note, the first time that actions had to be dropped because of their number or their size.
  func trim() -> String? {
    for number in features.indices where number != index {
      let snapshots = features[number].store.snapshots
      while snapshots.count > 0, let limit = exceeded { snapshots.dropFirst(because: limit) }
    }
    guard !features.allSatisfy({ $0.store.snapshots.exceeded.isSubset(of: told) }) else {
      return nil
    }
    let all = features.map(\.store.snapshots)
    let new = all.reduce(into: Set()) { $0.formUnion($1.exceeded) }.subtracting(told)
    told.formUnion(new)
    let kept = all.reduce(0) { $0 + $1.count }
    // One note is enough, and the size is the more surprising reason.
    return new.max { $0 == .number && $1 == .size }?.note(kept: kept)
  }

  private var exceeded: HistoryLimit? {
    let all = features.map(\.store.snapshots)
    return HistoryLimit(
      exceededBy: all.reduce(0) { $0 + $1.count }, all.reduce(0) { $0 + $1.bytes })
  }
}

extension SessionFeatures {
  /// The prompt without `> `.
  var prompt: String { running?.prompt ?? "tca" }

  /// The time on the feature's clock.
  var now: Duration { running?.store.clock.now.offset ?? .zero }

  /// The number of effects in flight.
  var effectCount: Int { running?.store.runningEffects.count ?? 0 }

  /// A hash of the state that is the same in each process and leaves out instances of classes; `nil` if no feature is loaded.
  var stateFingerprint: UInt64? {
    func value<State>(of state: State) -> UInt64 {
      var fingerprint = Fingerprint(isSymmetric: false)
      fingerprints.add(state, to: &fingerprint)
      return fingerprint.value
    }
    return running.map { _openExistential($0.store.state, do: value) }
  }

  /// Moves the prompt to another scope.
  func move(to scope: ScopePath) {
    if running != nil { features[index].scope = scope }
  }

  /// The running feature, or an error that says what to type.
  func require() throws -> RunningFeature {
    if let running { return running }
    throw InputError(
      .noFeature, "no feature is loaded; `features` lists them, `load NAME` loads one")
  }

  /// The running feature with its code, or an error that says what to type.
  func requireCode() throws -> RunningFeature {
    let loaded = try require()
    guard loaded.isImported else { return loaded }
    throw InputError(
      .notThere,
      "an imported log has no code to run; `import log FILE as NAME` runs its actions in a feature")
  }

  func requireScopedState() throws -> Any {
    let running = try require()
    guard let state = running.scopedState else { throw running.scopeIsGone }
    return state
  }

  /// Continues without the effects in flight.
  func abandonEffects() { _ = running?.store.abandonEffects() }
}

extension RunningFeature {
  /// The error if the scope of the prompt no longer exists.
  var scopeIsGone: InputError {
    InputError(.notThere, "\(prompt) no longer exists; `up` goes back to its parent")
  }
}

extension HistoryLimit {
  fileprivate func note(kept count: Int) -> String {
    switch self {
    case .number:
      "history holds the last \(countText(FeatureLimits.mostActions)) actions; older ones were discarded"
    case .size:
      "history holds as many of the last actions as fit into \(FeatureLimits.mostBytes >> 20) MB, "
        + "now \(countText(count)); older ones were discarded"
    }
  }
}
