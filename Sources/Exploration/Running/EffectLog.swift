/// Tells the notes of a ``Machine`` what happens in its store.
///
/// What the notes keep does not depend on the types of the feature: code that does looks them up each time it runs.
@MainActor
package final class EffectLog<State, Action>: StoreListener {
  /// What has changed the state last.
  private enum Change {
    case action(Action)
    /// Something else, such as a task of a feature of 2.0.
    case other(String)

    var feature: String {
      switch self {
      case .action(let action): ActionPath(action).feature
      case .other: ""
      }
    }
  }

  let notes = EffectNotes()
  private let keys: StateIdentities<State, Action>
  private var reducing: (change: Change, before: State)?
  private var sources = EffectSources()

  init(_ keys: StateIdentities<State, Action>) { self.keys = keys }

  package func didReduce(
    _ action: Action, number: Int, origin: ActionOrigin, from before: State, to after: State
  ) {
    reducing = (.action(action), before)
    sources.noteAction(number)
    if case .user = origin { return }
    guard notes.noteSending(number, origin), notes.isUnknown(keys.ofAction(action)) else { return }
    notes.noteSentPath(ActionPath(action).text)
  }

  /// Notes a change that is not an action.
  ///
  /// - Parameters:
  ///   - text: What has changed the state.
  ///   - number: The number of the change among all changes and actions.
  ///   - effect: The effect that has made it, if one has.
  package func didChange(_ text: String, number: Int, effect: Int?, from before: State) {
    reducing = (.other(text), before)
    sources.noteAction(number)
    if let effect { notes.noteWake(of: effect) }
  }

  /// Notes mistakes that the feature has made with its store.
  package func note(mistakes: [String]) {
    if !notes.isReplaying { notes.mistakes += mistakes }
  }

  package func effectDidStart(_ effect: RunningEffect) {
    guard let (change, before) = reducing else { return }
    let identity = sources.identity(of: effect) {
      switch change {
      case .action(let action): keys.ofActionIn(action, before)
      case .other(let text): keys.ofChangeIn(text, before)
      }
    }
    notes.noteStart(of: effect, identity: identity) { change.feature }
  }

  package func effectDidEnd(_ effect: RunningEffect, _ end: RunningEffect.End) {
    sources.noteEnd(of: effect, notes.running[effect.number]?.identity)
    notes.noteEnd(of: effect, end) { reducing.map(\.change.feature) }
  }
}

/// Hashes of what can start an effect.
struct StateIdentities<State, Action> {
  /// That of an action.
  let ofAction: (Action) -> UInt64
  /// That of an action and the state before it.
  let ofActionIn: (Action, State) -> UInt64
  /// That of another change and the state before it.
  let ofChangeIn: (String, State) -> UInt64
}

/// What the effects of a step do.
@MainActor
final class EffectNotes {
  /// An effect in flight, as far as it decides what can happen next.
  struct Running {
    let effect: RunningEffect
    /// A hash of what has started the effect: see ``EffectSources``.
    let identity: UInt64
    /// How often the effect has sent an action or has been woken.
    var progress = 0
    /// Returns the feature that started it. Most effects are never asked for it.
    let feature: () -> String
  }

  /// An effect that was cancelled by an action.
  struct Cancellation {
    let effect: RunningEffect
    let owner: String
    let canceller: String
  }

  /// The effects in flight by their numbers.
  private(set) var running: [Int: Running] = [:]
  /// The cases of the actions that effects and reducers have sent, in the whole search.
  private(set) var sentPaths: Set<String> = []
  /// The places of the effects that have started, and of those that ended by themselves or by an action.
  private(set) var started: Set<SourceLocation> = []
  private(set) var ended: Set<SourceLocation> = []
  /// The features that use an ID to cancel effects.
  private(set) var owners: [AnyHashable: Set<String>] = [:]
  /// The cancellations in this step.
  private(set) var cancellations: [Cancellation] = []
  /// The effects that dismissed their own child in this step and then sent an action, which was dropped.
  private(set) var lostSends: [RunningEffect] = []
  /// The mistakes in this step.
  fileprivate(set) var mistakes: [String] = []
  /// Whether nothing is noted, because an earlier search has noted it.
  var isReplaying = false
  private var origins: [Int: ActionOrigin] = [:]
  /// Actions whose cases are in ``sentPaths``.
  private var knownActions: Set<UInt64> = []
  private static let mostKnownActions = 10_000

  /// Whether no effect is in flight.
  var isQuiet: Bool { running.isEmpty }

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

  /// Forgets the effects in flight.
  func reset() {
    if !running.isEmpty { running.removeAll(keepingCapacity: true) }
  }

  /// Notes that an effect was woken, or has changed the state.
  func noteWake(of effect: Int) { running[effect]?.progress += 1 }

  /// Notes an action that an effect or a reducer has sent.
  ///
  /// - Returns: Whether its cases are noted.
  fileprivate func noteSending(_ number: Int, _ origin: ActionOrigin) -> Bool {
    if case .effect(let effect) = origin { running[effect]?.progress += 1 }
    guard !isReplaying else { return false }
    origins[number] = origin
    return true
  }

  /// Whether the cases of an action have to be noted.
  fileprivate func isUnknown(_ action: UInt64) -> Bool {
    if knownActions.count < Self.mostKnownActions {
      return knownActions.insert(action).inserted
    }
    return !knownActions.contains(action)
  }

  fileprivate func noteSentPath(_ path: String) { sentPaths.insert(path) }

  /// - Parameter feature: Returns the feature whose action has started the effect.
  fileprivate func noteStart(
    of effect: RunningEffect, identity: UInt64, feature: @escaping () -> String
  ) {
    running[effect.number] = Running(effect: effect, identity: identity, feature: feature)
    guard !isReplaying else { return }
    started.insert(effect.location)
    guard !effect.ids.isEmpty else { return }
    let feature = feature()
    for id in effect.ids { owners[id, default: []].insert(feature) }
  }

  /// - Parameter feature: Returns the feature whose action is being reduced.
  fileprivate func noteEnd(
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
