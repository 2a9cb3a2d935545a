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

  /// What has changed until now; `nil` if it is not recorded.
  package init?(of history: SharedHistory?, since before: SharedHistory.Snapshot?) {
    guard let history, let before else { return nil }
    self.init(history: history, before: before, after: history.snapshot())
  }

  /// Runs code that compares or shows the states of both moments.
  package func showing<R>(_ body: () throws -> R) rethrows -> R {
    try history.withContents(from: before, to: after, body)
  }
}
