import Synchronization

/// Notes all changes of the shared values that a feature has made, so that time travel can restore them
/// and their storages.
///
/// All stored states refer to the same shared values. A snapshot therefore has the contents that the
/// values had then; ``withContents(_:_:)`` shows a state with them.
package final class SharedHistory: Sendable {
  private let state = Mutex(State())

  private struct State {
    /// The contents before the first change.
    var first = SharedContents()
    /// The current contents of all values that have ever changed.
    var now = SharedContents()
    var stamp = Stamp.next()
    var changes: [SharedChange] = []
    /// They lock their contents.
    nonisolated(unsafe) var storages: [any SharedStorage] = []
    /// The last snapshot, which is returned again as long as nothing has changed, and the newest stamp at that time.
    var last: (snapshot: Snapshot, newest: UInt64)?
  }

  package init() {}

  /// Notes a change. It may come from any thread.
  func noteChange(of cell: some SharedCell, from old: Any, to new: Any) {
    nonisolated(unsafe) let (old, new) = (old, new)
    state.withLock { state in
      if state.first[cell] == nil { state.first[cell] = old }
      state.now[cell] = new
      state.stamp = Stamp.next()
      state.changes.append(
        SharedChange(
          cell: cell, effect: RunningEffect.current, old: cell.shown(old), new: cell.shown(new)))
    }
  }

  /// Sets the storages that travel with the values.
  package func follow(_ storages: [any SharedStorage]) {
    nonisolated(unsafe) let storages = storages
    state.withLock { state in
      state.storages = storages
      state.last = nil
    }
  }

  /// Returns the changes since the last call, one for each value, without those that changed back.
  package func takeChanges() -> [SharedChange] {
    let changes = state.withLock { state in
      defer { state.changes = [] }
      return state.changes
    }
    return changes.isEmpty ? [] : SharedChange.merged(changes)
  }

  /// The contents of all shared values at one moment, and of their storages.
  package final class Snapshot: Sendable, Equatable {
    fileprivate let contents: SharedContents
    fileprivate let stamp: UInt64
    fileprivate let storages: [StorageContents]

    fileprivate init(contents: SharedContents, stamp: UInt64, storages: [StorageContents]) {
      self.contents = contents
      self.stamp = stamp
      self.storages = storages
    }

    package static func == (lhs: Snapshot, rhs: Snapshot) -> Bool {
      lhs === rhs || lhs.stamp == rhs.stamp && lhs.storages == rhs.storages
    }
  }

  /// The contents now. Snapshots between two changes are the same object.
  package func snapshot() -> Snapshot {
    state.withLock { state in
      // Every change gets a new stamp.
      let newest = Stamp.newest
      if let last = state.last, last.newest == newest { return last.snapshot }
      var snapshot = Snapshot(
        contents: state.now, stamp: state.stamp, storages: state.storages.map(\.contents))
      if let last = state.last, last.snapshot == snapshot { snapshot = last.snapshot }
      state.last = (snapshot, newest)
      return snapshot
    }
  }

  package func restore(_ snapshot: Snapshot) {
    let isUnchanged = state.withLock { state in
      state.changes.isEmpty
        && state.last.map { $0.snapshot === snapshot && $0.newest == Stamp.newest } ?? false
    }
    guard !isUnchanged else { return }
    let (first, now, storages) = state.withLock { ($0.first, $0.now, $0.storages) }
    // Before the values, because they are saved, and after them, because saving changes storages.
    func restoreStorages() {
      for (storage, contents) in zip(storages, snapshot.storages) { storage.restore(contents) }
    }
    restoreStorages()
    for entry in first.entries {
      let target = snapshot.contents.entry(entry.cell)
      guard target?.stamp != now.entry(entry.cell)?.stamp else { continue }
      entry.cell.restore(target?.content ?? entry.content)
    }
    restoreStorages()
    state.withLock { state in
      state.now = snapshot.contents
      state.stamp = snapshot.stamp
      state.changes = []
      // The storages have older stamps again.
      state.last = nil
    }
  }

  /// The contents of a snapshot, and for the values that changed only later, those before their first change.
  private func contents(of snapshot: Snapshot) -> SharedContents {
    var contents = state.withLock { $0.first }
    for entry in snapshot.contents.entries { contents[entry.cell] = entry.content }
    return contents
  }

  /// Shows states of one moment: reads return the contents of a snapshot.
  package func withContents<R>(_ snapshot: Snapshot, _ body: () throws -> R) rethrows -> R {
    let contents = contents(of: snapshot)
    return try SharedPerspective.comparing(contents, contents, body)
  }

  /// Compares states of two moments: the first one has the contents of one snapshot, the second one those of
  /// the other.
  package func withContents<R>(
    from before: Snapshot, to after: Snapshot, _ body: () throws -> R
  ) rethrows -> R {
    try SharedPerspective.comparing(contents(of: before), contents(of: after), body)
  }
}

package struct SharedChange: @unchecked Sendable {
  // Unchecked: for the reason given at `Shared`.
  let cell: any SharedCell
  /// The effect that made the change, if an effect did.
  package let effect: RunningEffect?
  package var old: Any
  package var new: Any

  /// The key of the value, or its type.
  package var title: String { cell.title }

  /// One change for each value, from its first content to its last.
  fileprivate static func merged(_ changes: [SharedChange]) -> [SharedChange] {
    var merged: [SharedChange] = []
    for change in changes {
      if let index = merged.firstIndex(where: { $0.cell === change.cell }) {
        merged[index].new = change.new
      } else {
        merged.append(change)
      }
    }
    return merged.filter { !ChangeText.areEqual($0.old, $0.new) }
  }
}
