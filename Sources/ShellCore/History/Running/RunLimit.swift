/// Decides when a line that lets the feature run is stopped, and says why.
@MainActor
final class RunLimit {
  /// The number of jobs and actions after which a line is stopped if its actions send each other.
  static let longestLoop = 100_000
  /// The number of jobs and actions after which a line is stopped.
  @TaskLocal static var longestRun = 300_000
  /// The most effects in flight. Each of them takes several kilobytes.
  static let mostEffects = 50_000
  /// Looking at the effects and for a loop takes as long as hundreds of steps.
  private static let stepsBetweenLooks = 10_000

  private let features: SessionFeatures
  /// The number of the last action before the current change.
  private var lastBefore = 0
  /// The number of steps at which to look again.
  private var nextLook = stepsBetweenLooks
  private var hasTooManyEffects = false

  init(_ features: SessionFeatures) { self.features = features }

  func begin(after number: Int) {
    lastBefore = number
    hasTooManyEffects = false
  }

  /// Whether the feature has run for too long.
  ///
  /// - Parameter steps: The number of jobs or actions since the line, or a drain of its effects, has begun.
  func isExceeded(by steps: Int) -> Bool {
    if steps < Self.stepsBetweenLooks { nextLook = Self.stepsBetweenLooks }
    if steps > Self.longestRun { return true }
    guard steps >= nextLook else { return false }
    nextLook = steps + Self.stepsBetweenLooks
    hasTooManyEffects = features.effectCount > Self.mostEffects
    return hasTooManyEffects || steps > Self.longestLoop && loop != nil
  }

  /// The last actions of the current change, if they send each other.
  var loop: FeedbackLoop? {
    guard let snapshots = features.running?.store.snapshots else { return nil }
    let first = max(
      snapshots.first, lastBefore + 1, snapshots.position - FeedbackLoop.evidence + 1)
    guard first <= snapshots.position else { return nil }
    return FeedbackLoop((first...snapshots.position).compactMap { snapshots.action($0) })
  }

  /// Why the line was stopped.
  func error(_ loop: FeedbackLoop?) -> String {
    if hasTooManyEffects {
      return
        "error: stopped with more than \(Self.mostEffects) effects in flight; pending work was discarded"
    }
    if loop != nil {
      return
        "error: stopped after more than \(Self.longestLoop) steps: actions and effects trigger each other endlessly; "
        + "pending work was discarded"
    }
    return
      "error: stopped after more than \(Self.longestRun) steps, the most that one line may take; pending work was discarded"
  }
}
