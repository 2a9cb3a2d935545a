import ComposableArchitecture
import Reflection

/// What the effects of a step do: it listens to the store of a ``Machine``.
@MainActor
final class EffectLog<State, Action>: StoreListener {
  /// An effect in flight, as far as it decides what can happen next.
  struct Running {
    let effect: RunningEffect
    /// A hash of the action that started the effect, and of the state before it.
    let identity: UInt64
    /// How often the effect has sent an action or has been woken.
    var progress = 0
    /// The feature that started it.
    let feature: String
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
  /// Whether nothing is noted, because an earlier search has noted it.
  var isReplaying = false
  private var reducing: (action: Action, before: State)?
  private var origins: [Int: ActionOrigin] = [:]
  private let identify: (Action, State) -> UInt64

  init(identify: @escaping (Action, State) -> UInt64) { self.identify = identify }

  /// Whether an effect was cancelled or has lost an action in this step.
  var hasNews: Bool { !cancellations.isEmpty || !lostSends.isEmpty }

  func beginStep() {
    guard !cancellations.isEmpty || !lostSends.isEmpty || !origins.isEmpty else { return }
    (cancellations, lostSends, origins) = ([], [], [:])
  }

  /// Forgets the effects in flight.
  func reset() {
    if !running.isEmpty { running.removeAll(keepingCapacity: true) }
    reducing = nil
  }

  /// Notes that an effect was woken.
  func noteWake(of effect: Int) { running[effect]?.progress += 1 }

  func didReduce(
    _ action: Action, number: Int, origin: ActionOrigin, from before: State, to after: State
  ) {
    reducing = (action, before)
    if case .user = origin { return }
    if case .effect(let effect) = origin { running[effect]?.progress += 1 }
    guard !isReplaying else { return }
    origins[number] = origin
    sentPaths.insert(ActionPath(action).text)
  }

  func effectDidStart(_ effect: RunningEffect) {
    guard let reducing else { return }
    let feature = ActionPath(reducing.action).feature
    running[effect.number] = Running(
      effect: effect, identity: identify(reducing.action, reducing.before), feature: feature)
    guard !isReplaying else { return }
    started.insert(effect.location)
    for id in effect.ids { owners[id, default: []].insert(feature) }
  }

  func effectDidEnd(_ effect: RunningEffect, _ end: RunningEffect.End) {
    let ended = running.removeValue(forKey: effect.number)
    guard !isReplaying else { return }
    self.ended.insert(effect.location)
    guard case .cancelled(let cause) = end else { return }
    switch cause {
    case .action, .newer:
      guard let ended, let reducing else { return }
      cancellations.append(
        Cancellation(
          effect: effect, owner: ended.feature, canceller: ActionPath(reducing.action).feature))
    case .endOfChild(let action):
      // Who dismisses the child it belongs to is cancelled, and what it sends afterwards is lost.
      guard effect.hasDroppedAction, origins[action] == .effect(effect.number) else { return }
      lostSends.append(effect)
    default: return
    }
  }
}
