/// What a record shows of the running feature.
struct FeaturePicture {
  let screen: String
  let rows: [StateRow]
  let actions: [String]
  let tree: [String]
  let history: [String]
}

/// A moment of a feature. At an equal one it looks the same, as far as its store decides.
struct MomentKey: Equatable {
  private let run: Int
  /// The number of the action that led to it.
  let position: Int
  private let last: Int
  private let scope: String
  private let time: Duration
  let shared: SharedHistory.Snapshot

  var isNewest: Bool { position == last }

  @MainActor
  init(_ running: RunningFeature) {
    let snapshots = running.store.snapshots
    run = running.run
    position = snapshots.position
    last = snapshots.last
    scope = running.scope.text
    time = running.store.clock.now.offset
    shared = running.store.sharedValues
  }
}

/// What the last actions of a feature have changed. Comparing the states around each of them takes long if the states are large, so
/// it is done once.
@MainActor
final class KnownChanges {
  private struct Known {
    let line: String
    let changes: [String]
  }

  private static let mostKept = 100
  private var known: [Int: Known] = [:]
  private var run = 0
  private var position = 0

  /// Begins a list of the last actions. After time travel, an action can have the number of another one.
  func begin(_ running: RunningFeature) {
    let snapshots = running.store.snapshots
    if running.run != run || snapshots.position < position || known.count > Self.mostKept {
      known = [:]
    }
    run = running.run
    position = snapshots.position
  }

  func of(_ action: ReducedAction) -> [String] {
    let line = ActionLine.of(action)
    if let known = known[action.number], known.line == line { return known.changes }
    // Those that follow another action have begun in another state.
    known = known.filter { $0.key < action.number }
    let changes = ActionChanges.of(action)
    known[action.number] = Known(line: line, changes: changes)
    return changes
  }
}
