extension Store {
  /// Cancels the effects of a line that was stopped, and lets them end, which frees their memory.
  ///
  /// A few effects are left as they are: they take a few megabytes, and one of them may never end.
  func freeManyEffects() {
    guard runningEffects.count > 1_000 else { return }
    listener = nil
    cancelEffects()
    // Most end after one or two steps. Those that take more are abandoned.
    let mostSteps = 4 * (runningEffects.count + readyJobs)
    drainEffects { $0 >= mostSteps }
  }
}
