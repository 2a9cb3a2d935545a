import ActionSyntax
import Reflection

/// The running feature and the scope of the prompt in it.
@MainActor
final class CurrentFeature {
  private let history: FeatureHistory
  private let fingerprints = FingerprintPlans()
  /// How the prompt draws the feature.
  let drawing = PromptDrawing()

  init(of history: FeatureHistory) { self.history = history }

  /// The running feature; `nil` if none is loaded.
  var running: RunningFeature? { history.current }

  /// The prompt without `> `.
  var prompt: String { running?.prompt ?? "tca" }

  /// The time on the feature's clock.
  var now: Duration { running?.store.clock.now.offset ?? .zero }

  /// The number of effects in flight.
  var effectCount: Int { running?.store.running.count ?? 0 }

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
  func move(to scope: ScopePath) { history.current?.scope = scope }

  /// The running feature, or an error that says what to type.
  func require() throws -> RunningFeature {
    if let running { return running }
    throw ShellError(
      .noFeature, "no feature is loaded; `features` lists them, `load NAME` loads one")
  }

  /// The running feature with its code, or an error that says what to type.
  func requireCode() throws -> RunningFeature {
    let loaded = try require()
    guard loaded.isImported else { return loaded }
    throw ShellError(
      .notThere,
      "an imported log has no code to run; `import log FILE as NAME` runs its actions in a feature")
  }

  /// The state in the scope of the prompt.
  func requireScopedState() throws -> Any {
    let running = try require()
    guard let state = running.scopedState else { throw running.scopeIsGone }
    return state
  }

  /// Continues without a feature, as before the first `load`.
  func setAside() {
    abandonEffects()
    history.setAside()
  }

  /// Continues without the effects in flight.
  func abandonEffects() { _ = running?.store.abandonEffects() }
}

extension RunningFeature {
  /// The error if the scope of the prompt no longer exists.
  var scopeIsGone: ShellError {
    ShellError(.notThere, "\(prompt) no longer exists; `up` goes back to its parent")
  }
}
