/// What travelling in time needs of a root store.
extension Store {
  /// The number of the effect that started last; 0 before the first.
  package var lastEffectNumber: Int { core!.pointee.runner?.running.lastNumber ?? 0 }

  /// Cancels all that runs, with what would follow it in a `concatenate`. Effects end when they
  /// notice it; what they send from now on is dropped.
  package func cancelEffects() {
    for effect in runningEffects {
      effect.group.scope.cancel()
      effect.cancel()
    }
  }

  /// Goes on from another state as if it had been reached here: the next action has the number
  /// behind `actions`, the next effect the one behind `effects`.
  package func resume(from state: State, actions: Int, effects: Int) {
    core!.pointee.actionNumber = actions
    if effects != lastEffectNumber { runner.running.lastNumber = effects }
    replaceState(state)
  }
}
