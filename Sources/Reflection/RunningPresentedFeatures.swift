import CSwiftRuntime

/// How many reducers of presented features are running on the current thread, one inside the other.
///
/// A reducer does not suspend, so what it runs stays on its thread. Unlike a task-local value, the count takes no memory of
/// the task and no lock.
package enum RunningPresentedFeatures {
  package static var count: Int { cswift_runningPresentedFeatures() }

  /// Runs a function while the count is larger by one.
  package static func counting(_ body: () -> Void) {
    cswift_addRunningPresentedFeatures(1)
    body()
    cswift_addRunningPresentedFeatures(-1)
  }
}
