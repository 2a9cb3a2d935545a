/// The shared values before and after an action, or after a part of one. The states of both moments refer to the same ones.
package struct SharedMoments {
  package let history: SharedHistory
  package let before: SharedHistory.Snapshot
  package let after: SharedHistory.Snapshot

  package init(
    history: SharedHistory, before: SharedHistory.Snapshot, after: SharedHistory.Snapshot
  ) {
    (self.history, self.before, self.after) = (history, before, after)
  }

  /// Runs code that compares or shows the states of both moments.
  package func showing<R>(_ body: () throws -> R) rethrows -> R {
    try history.withContents(from: before, to: after, body)
  }
}
