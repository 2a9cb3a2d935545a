/// Identifies effects by what has started them: an action in a state, or the end of another effect.
///
/// A part of `.concatenate` is started by the end of the part before it. It must not be taken for that part, nor depend on actions that
/// were sent meanwhile.
struct EffectSources {
  private enum Source {
    case action
    case end(identity: UInt64)
  }

  private var source = Source.action
  /// The action that was reduced last, or that has returned the effect that ended last.
  private var action = 0
  /// The number of effects that the source has started.
  private var started = 0

  /// Notes that an action is reduced.
  mutating func noteAction(_ number: Int) { (source, action, started) = (.action, number, 0) }

  mutating func noteEnd(of effect: RunningEffect, _ identity: UInt64?) {
    guard let identity else { return }
    (source, action, started) = (.end(identity: identity), effect.action, 0)
  }

  /// Identifies an effect that starts.
  ///
  /// - Parameter ofAction: A hash of the last action and the state before it.
  mutating func identity(of effect: RunningEffect, ofAction: () -> UInt64) -> UInt64 {
    started += 1
    var fingerprint = Fingerprint()
    // An action that a reducer sends can come between two parts.
    if case .end(let identity) = source, effect.action == action {
      fingerprint.add(identity)
    } else {
      fingerprint.add(ofAction())
      fingerprint.add(effect.action == action ? 0 : 1)
    }
    fingerprint.add(Int(effect.location.line))
    fingerprint.add(started)
    return fingerprint.value
  }
}
