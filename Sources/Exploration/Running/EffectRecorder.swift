/// Records in an ``EffectLog`` what happens in a store.
///
/// It knows the types of the feature, which the log does not: code that does looks them up each time it runs.
@MainActor
package final class EffectRecorder<State, Action>: StoreListener {
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

  let log = EffectLog()
  private let keys: StateKeys<State, Action>
  private var reducing: (change: Change, before: State)?
  private var source = EffectSource()

  init(_ keys: StateKeys<State, Action>) { self.keys = keys }

  package func didReduce(
    _ action: Action, number: Int, origin: ActionOrigin, from before: State, to after: State
  ) {
    reducing = (.action(action), before)
    source = EffectSource(action: number)
    if case .user = origin { return }
    log.noteSending(number, origin, key: { keys.key(of: action) }) { ActionPath(action).text }
  }

  /// Notes a change that is not an action.
  ///
  /// - Parameters:
  ///   - text: What has changed the state.
  ///   - number: The number of the change among all changes and actions.
  ///   - effect: The effect that has made it, if one has.
  package func didChange(_ text: String, number: Int, effect: Int?, from before: State) {
    reducing = (.other(text), before)
    source = EffectSource(action: number)
    if let effect { log.noteWake(of: effect) }
  }

  /// Notes mistakes that the feature has made with its store.
  package func note(mistakes: [String]) { log.note(mistakes) }

  package func effectDidStart(_ effect: RunningEffect) {
    guard let (change, before) = reducing else { return }
    let identity = source.identity(of: effect) {
      switch change {
      case .action(let action): keys.key(of: action, in: before)
      case .other(let text): keys.key(ofChange: text, in: before)
      }
    }
    log.noteStart(of: effect, identity: identity) { change.feature }
  }

  package func effectDidEnd(_ effect: RunningEffect, _ end: RunningEffect.End) {
    if let ended = log.running[effect.number] {
      source = EffectSource(action: effect.action, end: ended.identity)
    }
    log.noteEnd(of: effect, end) { reducing.map(\.change.feature) }
  }
}

/// Identifies effects by what starts them: an action in a state, or the end of another effect.
///
/// A part of `.concatenate` is started by the end of the part before it. It must not be taken for that part, nor depend on actions that
/// were sent meanwhile.
private struct EffectSource {
  /// The action that was reduced last, or that has returned the effect that ended last.
  var action = 0
  /// The identity of the effect that ended last; `nil` if an action was reduced since.
  var end: UInt64?
  /// The number of effects that it has started.
  private var started = 0

  init(action: Int = 0, end: UInt64? = nil) { (self.action, self.end) = (action, end) }

  /// Identifies an effect that starts.
  ///
  /// - Parameter ofAction: A hash of the last action and the state before it.
  mutating func identity(of effect: RunningEffect, ofAction: () -> UInt64) -> UInt64 {
    started += 1
    var fingerprint = Fingerprint()
    // An action that a reducer sends can come between two parts.
    if let end, effect.action == action {
      fingerprint.add(end)
    } else {
      fingerprint.add(ofAction())
      fingerprint.add(effect.action == action ? 0 : 1)
    }
    fingerprint.add(Int(effect.location.line))
    fingerprint.add(started)
    return fingerprint.value
  }
}
