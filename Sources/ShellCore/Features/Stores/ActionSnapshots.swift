/// The last actions that a feature has reduced, with the state after each, for time travel.
///
/// Actions are numbered from 1. After `undo` the actions ahead of the current one stay until another
/// action takes their place.
@MainActor
protocol ActionSnapshots: AnyObject {
  /// The number of the action that led to the current state; 0 before the first.
  var position: Int { get }
  /// The number of the oldest action that is kept.
  var first: Int { get }
  /// The number of the newest one, even if it was undone; one less than `first` if none is kept.
  var last: Int { get }
  /// The source of the actions that do not come from an effect or a reducer.
  var outsideSource: ActionSource { get set }
  /// An action with the states around it; `nil` if it is not kept.
  func action(_ number: Int) -> ReducedAction?
  /// The source of an action; `nil` if it is not kept.
  func source(ofAction number: Int) -> ActionSource?
  /// The values beside the state after an action; `nil` if they are not kept. They are kept for the
  /// actions that are kept, for the one before them, and for the start of the last change.
  func environment(after number: Int) -> EnvironmentSnapshot?
  /// Keeps the current state until the next change begins, however many actions follow.
  func beginChange(_ environment: EnvironmentSnapshot)
  /// Drops the actions ahead of the current one.
  func dropUndone()
  /// Drops the oldest action.
  func dropFirst(because limit: HistoryLimit)
  /// The limits because of which actions were dropped.
  var exceeded: Set<HistoryLimit> { get }
  /// About how many bytes the states and the actions take that are kept.
  var bytes: Int { get }
}

extension ActionSnapshots {
  /// How many actions are kept.
  var count: Int { last - first + 1 }
}

/// The snapshots of a feature in its own types, so that states are stored without boxes.
///
/// What does not depend on these types is in ``ActionMoments``, which the compiler specializes.
final class TypedActionSnapshots<State, Action>: ActionSnapshots {
  private struct Snapshot {
    let action: Action
    let after: State
  }

  private let footprints = FootprintPlans()
  private var snapshots = SlidingWindow<Snapshot>()
  private var moments: ActionMoments
  /// The state before the oldest action that is kept.
  private var base: State
  /// The state at the start of the last change.
  private var start: State
  var outsideSource = ActionSource.typed

  init(state: State, environment: EnvironmentSnapshot) {
    (base, start) = (state, state)
    moments = ActionMoments(environment)
  }

  var position: Int { moments.position }
  var first: Int { moments.first }
  var last: Int { moments.last }
  var bytes: Int { moments.bytes }
  var exceeded: Set<HistoryLimit> { moments.exceeded }

  /// Adds an action after the current one; those that were undone are dropped.
  func append(
    _ action: Action, to after: State, _ source: ActionSource, _ shared: SharedMoments,
    _ environment: EnvironmentSnapshot
  ) {
    dropUndone()
    // What the action and the state do not share with those before.
    let added =
      footprints.bytes(of: action) + footprints.bytes(of: after, notIn: state(after: position))
    snapshots.append(Snapshot(action: action, after: after))
    moments.append(source, shared, environment, bytes: added)
    while let limit = HistoryLimit(exceededBy: count, bytes) { dropFirst(because: limit) }
  }

  func startEffect(_ number: Int) { moments.startEffect(number) }

  /// The state after an action; `nil` if it is not kept.
  func state(after number: Int) -> State? {
    if number == first - 1 { return base }
    return snapshots[number, { $0.after }] ?? (number == moments.start.number ? start : nil)
  }

  func environment(after number: Int) -> EnvironmentSnapshot? {
    moments.environment(after: number)
  }

  func beginChange(_ environment: EnvironmentSnapshot) {
    guard let state = state(after: position) else { return }
    start = state
    moments.start = (position, environment)
  }

  /// Makes the state after an action the current one.
  func move(to number: Int) { moments.position = number }

  func action(_ number: Int) -> ReducedAction? {
    guard let surroundings = moments.surroundings(of: number), let snapshot = snapshots[number],
      let before = state(after: number - 1)
    else { return nil }
    return ReducedAction(
      action: snapshot.action, number: number, source: surroundings.source, before: before,
      after: snapshot.after, shared: surroundings.shared)
  }

  func source(ofAction number: Int) -> ActionSource? {
    moments.surroundings(of: number)?.source
  }

  func dropUndone() {
    guard position < last else { return }
    if position < first - 1 {
      // Back at the start of a change whose first actions were discarded: no earlier action is kept.
      snapshots = SlidingWindow(from: position + 1)
      base = start
    } else {
      snapshots.cut(after: position)
    }
    moments.dropUndone()
  }

  func dropFirst(because limit: HistoryLimit) {
    base = snapshots.removeFirst().after
    moments.dropFirst(because: limit)
  }
}
