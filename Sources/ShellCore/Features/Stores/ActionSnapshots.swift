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
final class TypedActionSnapshots<State, Action>: ActionSnapshots {
  private struct Snapshot {
    let action: Action
    let after: State
    var surroundings: ActionSurroundings
    /// What the action and the state do not share with those before.
    let bytes: Int
  }

  private let footprints = FootprintPlans()
  private(set) var bytes = 0
  private(set) var exceeded: Set<HistoryLimit> = []
  private var snapshots = SlidingWindow<Snapshot>()
  /// The state before the oldest action that is kept.
  private var base: (state: State, environment: EnvironmentSnapshot)
  /// The start of the last change.
  private var start: (number: Int, state: State, environment: EnvironmentSnapshot)
  private(set) var position = 0
  var outsideSource = ActionSource.typed

  init(state: State, environment: EnvironmentSnapshot) {
    base = (state, environment)
    start = (0, state, environment)
  }

  var first: Int { snapshots.first }
  var last: Int { snapshots.last }

  /// Adds an action after the current one; those that were undone are dropped.
  func append(
    _ action: Action, to after: State, _ source: ActionSource, _ shared: SharedMoments,
    _ environment: EnvironmentSnapshot
  ) {
    dropUndone()
    let added =
      footprints.bytes(of: action) + footprints.bytes(of: after, notIn: state(after: position))
    let surroundings = ActionSurroundings.with(
      source, shared, environment, after: snapshots[position, { $0.surroundings }])
    snapshots.append(
      Snapshot(action: action, after: after, surroundings: surroundings, bytes: added))
    bytes += added
    position = snapshots.last
    while let limit = HistoryLimit(exceededBy: count, bytes) { dropFirst(because: limit) }
  }

  func startEffect(_ number: Int) {
    snapshots.changeLast { $0.surroundings = $0.surroundings.startingEffect(number) }
  }

  /// The state after an action; `nil` if it is not kept.
  func state(after number: Int) -> State? {
    if number == first - 1 { return base.state }
    return snapshots[number, { $0.after }] ?? (number == start.number ? start.state : nil)
  }

  func environment(after number: Int) -> EnvironmentSnapshot? {
    if number == first - 1 { return base.environment }
    return snapshots[number, { $0.surroundings.environment }]
      ?? (number == start.number ? start.environment : nil)
  }

  func beginChange(_ environment: EnvironmentSnapshot) {
    if let state = state(after: position) { start = (position, state, environment) }
  }

  /// Makes the state after an action the current one.
  func move(to number: Int) { position = number }

  func action(_ number: Int) -> ReducedAction? {
    guard let snapshot = snapshots[number], let before = state(after: number - 1) else {
      return nil
    }
    return ReducedAction(
      action: snapshot.action, number: number, source: snapshot.surroundings.source,
      before: before, after: snapshot.after, shared: snapshot.surroundings.shared)
  }

  func source(ofAction number: Int) -> ActionSource? {
    snapshots[number, { $0.surroundings.source }]
  }

  func dropUndone() {
    guard position < first - 1 else {
      for snapshot in snapshots.cut(after: position) { bytes -= snapshot.bytes }
      return
    }
    // Back at the start of a change whose first actions were discarded: no earlier action is kept.
    snapshots = SlidingWindow(from: position + 1)
    bytes = 0
    base = (start.state, start.environment)
  }

  func dropFirst(because limit: HistoryLimit) {
    exceeded.insert(limit)
    let oldest = snapshots.removeFirst()
    bytes -= oldest.bytes
    base = (oldest.after, oldest.surroundings.environment)
  }
}

/// What a snapshot has beside the action and the state. Most actions share it with the one before.
private final class ActionSurroundings {
  let source: ActionSource
  let shared: SharedMoments
  let environment: EnvironmentSnapshot

  private init(
    _ source: ActionSource, _ shared: SharedMoments, _ environment: EnvironmentSnapshot
  ) {
    (self.source, self.shared, self.environment) = (source, shared, environment)
  }

  /// The surroundings of an action: those of the action before it if they are the same.
  static func with(
    _ source: ActionSource, _ shared: SharedMoments, _ environment: EnvironmentSnapshot,
    after last: ActionSurroundings?
  ) -> ActionSurroundings {
    if let last, last.source.isTyped, source.isTyped, last.environment.isSame(as: environment),
      last.shared.before === shared.before, last.shared.after === shared.after
    {
      return last
    }
    return ActionSurroundings(source, shared, environment)
  }

  func startingEffect(_ number: Int) -> ActionSurroundings {
    ActionSurroundings(source, shared, environment.startingEffect(number))
  }
}

extension ActionSource {
  fileprivate var isTyped: Bool { if case .typed = self { true } else { false } }
}

/// How much a session keeps for time travel.
enum FeatureLimits {
  /// The most actions, those of all features together.
  static let mostActions = 10_000
  /// The most bytes of their states, those of all features together. The last action is kept, however large its state is.
  @TaskLocal static var mostBytes = 512 << 20
  /// The most features, with the one that is running.
  static let mostFeatures = 100
  /// The most steps of the tasks that the beginning of a feature of 2.0 starts.
  static let mostFirstSteps = 100_000
}

/// A limit of what a session keeps for time travel.
enum HistoryLimit {
  case number, size

  /// - Returns: `nil` if a session keeps as much as this.
  init?(exceededBy actions: Int, _ bytes: Int) {
    if actions > FeatureLimits.mostActions {
      self = .number
    } else if actions > 1, bytes > FeatureLimits.mostBytes {
      self = .size
    } else {
      return nil
    }
  }
}
