import ActionSyntax
import Reflection

/// The running feature and the scope of the prompt in it.
@MainActor
package final class CurrentFeature {
  private let history: FeatureHistory
  private let fingerprints = FingerprintPlans()
  /// How the prompt draws the feature.
  package let drawing = PromptDrawing()

  package init(of history: FeatureHistory) { self.history = history }

  /// The running feature; `nil` if none is loaded.
  package var running: RunningFeature? { history.current }

  /// The prompt without `> `.
  package var prompt: String { running?.prompt ?? "tca" }

  /// The time on the feature's clock.
  package var now: Duration { running?.store.clock.now.offset ?? .zero }

  /// The number of effects in flight.
  package var effectCount: Int { running?.store.running.count ?? 0 }

  /// A hash of the state that is the same in each process and leaves out instances of classes; `nil` if no feature is loaded.
  package var stateFingerprint: UInt64? {
    func value<State>(of state: State) -> UInt64 {
      var fingerprint = Fingerprint(isSymmetric: false)
      fingerprints.add(state, to: &fingerprint)
      return fingerprint.value
    }
    return running.map { _openExistential($0.store.state, do: value) }
  }

  /// Moves the prompt to another scope.
  package func move(to scope: ScopePath) { history.current?.scope = scope }

  /// The running feature, or an error that says what to type.
  package func require() throws -> RunningFeature {
    if let running { return running }
    throw ShellError(
      .noFeature, "no feature is loaded; `features` lists them, `load NAME` loads one")
  }

  /// The running feature with its code, or an error that says what to type.
  package func requireCode() throws -> RunningFeature {
    let loaded = try require()
    guard loaded.isImported else { return loaded }
    throw ShellError(
      .notThere,
      "an imported log has no code to run; `import log FILE as NAME` runs its actions in a feature")
  }

  /// The state in the scope of the prompt.
  package func requireScopedState() throws -> Any {
    let running = try require()
    guard let state = running.scopedState else { throw running.scopeIsGone }
    return state
  }

  /// Continues without the effects in flight.
  package func abandonEffects() { _ = running?.store.abandonEffects() }
}

extension RunningFeature {
  /// The error if the scope of the prompt no longer exists.
  package var scopeIsGone: ShellError {
    ShellError(.notThere, "\(prompt) no longer exists; `up` goes back to its parent")
  }
}
