/// What `expect` said about the next action.
@MainActor
final class NextExpectation {
  private var next: Next?

  private struct Next {
    let expected: ExpectedState
    /// The feature that the expectation is about.
    let store: any SessionStore
    let position: Int
    let travels: Int
  }

  init() {}

  var isEmpty: Bool { next == nil }

  /// Sets what the next action of a feature is compared with.
  func set(_ expected: ExpectedState, in loaded: RunningFeature, _ entries: SessionEntries) {
    next = Next(
      expected: expected, store: loaded.store, position: loaded.store.snapshots.position,
      travels: entries.journal.travels)
  }

  func drop() { next = nil }

  /// Returns what was expected, once.
  ///
  /// - Parameters:
  ///   - loaded: The feature that has reduced the action. An expectation ends with its feature.
  ///   - position: The number of the action before it. After time travel to another position, nothing is expected.
  func take(in loaded: RunningFeature, from position: Int, _ entries: SessionEntries)
    -> ExpectedState?
  {
    defer { next = nil }
    guard let next, next.store === loaded.store,
      next.travels == entries.journal.travels || next.position == position
    else { return nil }
    return next.expected
  }
}
