/// What the effects of a ``Machine`` do: which are in flight, what the last step has done to them, and what the whole search has seen.
///
/// An ``EffectRecorder`` writes it, and ``StepDiagnosis`` looks for mistakes in it. It does not depend on the types of the feature.
@MainActor
final class EffectLog {
  /// An effect in flight, as far as it decides what can happen next.
  struct Running {
    let effect: RunningEffect
    /// A hash of what has started the effect.
    let identity: UInt64
    /// How often the effect has sent an action or has been woken.
    var progress = 0
    /// Returns the feature that started it. Most effects are never asked for it.
    let feature: () -> String
  }

  /// An effect that was cancelled by an action.
  struct Cancellation {
    let effect: RunningEffect
    /// The features whose actions started it and cancelled it, which name the reducers that did if these are not the same.
    let owner: String
    let canceller: String
  }

  /// The effects in flight by their numbers.
  private(set) var running: [Int: Running] = [:]
  /// Whether nothing else is noted, because an earlier step has noted it.
  private var isReplaying = false

  // What the last step has done.
  /// The effects that an action has cancelled.
  private(set) var cancellations: [Cancellation] = []
  /// The effects that dismissed their own child and then sent an action, which was dropped.
  private(set) var lostSends: [RunningEffect] = []
  /// What the feature has done with its store that it must not do.
  private(set) var mistakes: [String] = []
  private var origins: [Int: ActionOrigin] = [:]

  // What the whole search has seen.
  /// The cases of the actions that effects and reducers have sent.
  private(set) var sentPaths: Set<String> = []
  /// The places of the effects that have started, and of those that ended by themselves or by an action.
  private(set) var started: Set<SourceLocation> = []
  private(set) var ended: Set<SourceLocation> = []
  /// The features that use an ID to cancel effects, as their effects know them.
  private(set) var owners: [AnyHashable: Set<[AnyHashable]>] = [:]
  /// Actions whose cases are in ``sentPaths``.
  private var knownActions: Set<UInt64> = []
  private static let mostKnownActions = 10_000

  /// Whether the child of an effect in flight was removed from a state without cancelling the effect.
  func hasRemovedChild(in state: @autoclosure () -> Any) -> Bool {
    running.values.contains {
      $0.effect.end == .finished && $0.effect.removedChild(in: state()) != nil
    }
  }

  /// Whether the parts of effects that have run are the first ones of effects that a step has started.
  ///
  /// Each of these is in flight, so it has run at least one part. If there were no more parts, none was of an effect that was
  /// in flight before: nothing has woken or cancelled it.
  ///
  /// - Parameters:
  ///   - parts: The number of parts that have run.
  ///   - last: The effect that started last before the step.
  func hasOnlyStarted(_ parts: Int, after last: Int) -> Bool {
    var started = 0
    for (number, running) in running {
      if number > last { started += 1 }
      // It may ignore its cancellation.
      if running.effect.end != .finished { return false }
    }
    return parts == started
  }

  /// The number of effects in flight that have started after another one.
  func count(after last: Int) -> Int { running.keys.count { $0 > last } }

  /// Whether an effect was cancelled or has lost an action in this step, or the feature has made a mistake.
  var hasNews: Bool { !cancellations.isEmpty || !lostSends.isEmpty || !mistakes.isEmpty }

  func beginStep() {
    guard hasNews || !origins.isEmpty else { return }
    (cancellations, lostSends, origins, mistakes) = ([], [], [:], [])
  }

  /// Calls a function that takes steps that were noted before.
  func replaying<R>(_ body: () -> R) -> R {
    isReplaying = true
    defer { isReplaying = false }
    return body()
  }

  /// Forgets the effects in flight.
  func reset() {
    if !running.isEmpty { running.removeAll(keepingCapacity: true) }
  }

  func note(_ mistakes: [String]) {
    if !isReplaying { self.mistakes += mistakes }
  }

  /// Notes that an effect was woken, or has changed the state.
  func noteWake(of effect: Int) { running[effect]?.progress += 1 }

  /// Notes an action that an effect or a reducer has sent.
  ///
  /// - Parameters:
  ///   - key: Identifies the action.
  ///   - path: Returns its cases. Finding them takes long.
  func noteSending(
    _ number: Int, _ origin: ActionOrigin, key: () -> UInt64, path: () -> String
  ) {
    if case .effect(let effect) = origin { running[effect]?.progress += 1 }
    guard !isReplaying else { return }
    origins[number] = origin
    let key = key()
    let isFull = knownActions.count >= Self.mostKnownActions
    let isNew = isFull ? !knownActions.contains(key) : knownActions.insert(key).inserted
    if isNew { sentPaths.insert(path()) }
  }

  /// - Parameter feature: Returns the feature whose action has started the effect.
  func noteStart(
    of effect: RunningEffect, identity: UInt64, feature: @escaping () -> String
  ) {
    running[effect.number] = Running(effect: effect, identity: identity, feature: feature)
    guard !isReplaying else { return }
    started.insert(effect.location)
    guard !effect.ids.isEmpty else { return }
    let owner = effect.owner
    for id in effect.ids { owners[id, default: []].insert(owner) }
  }

  /// - Parameter feature: Returns the feature whose action is being reduced.
  func noteEnd(
    of effect: RunningEffect, _ end: RunningEffect.End, feature: () -> String?
  ) {
    let ended = running.removeValue(forKey: effect.number)
    guard !isReplaying else { return }
    self.ended.insert(effect.location)
    guard case .cancelled(let cause) = end else { return }
    switch cause {
    case .action, .newer:
      guard let ended, let feature = feature() else { return }
      cancellations.append(
        Cancellation(effect: effect, owner: ended.feature(), canceller: feature))
    case .endOfChild(let action):
      // Who dismisses the child it belongs to is cancelled, and what it sends afterwards is lost.
      guard effect.hasDroppedAction, origins[action] == .effect(effect.number) else { return }
      lostSends.append(effect)
    default: return
    }
  }
}
