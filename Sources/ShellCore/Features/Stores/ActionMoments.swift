/// What the snapshots of a feature have beside the actions and the states.
struct ActionMoments {
  private struct Moment {
    var surroundings: ActionSurroundings
    /// What the action and the state do not share with those before.
    let bytes: Int
  }

  private var moments = SlidingWindow<Moment>()
  /// The environment before the oldest action that is kept.
  private var base: EnvironmentSnapshot
  /// The start of the last change.
  var start: (number: Int, environment: EnvironmentSnapshot)
  /// The number of the action that led to the current state.
  var position = 0
  private(set) var bytes = 0
  private(set) var exceeded: Set<HistoryLimit> = []

  init(_ environment: EnvironmentSnapshot) {
    base = environment
    start = (0, environment)
  }

  var first: Int { moments.first }
  var last: Int { moments.last }

  mutating func append(
    _ source: ActionSource, _ shared: SharedMoments, _ environment: EnvironmentSnapshot,
    bytes added: Int
  ) {
    let surroundings = ActionSurroundings.with(
      source, shared, environment, after: surroundings(of: position))
    moments.append(Moment(surroundings: surroundings, bytes: added))
    bytes += added
    position = moments.last
  }

  mutating func startEffect(_ number: Int) {
    moments.changeLast { $0.surroundings = $0.surroundings.startingEffect(number) }
  }

  /// The surroundings of an action; `nil` if they are not kept.
  func surroundings(of number: Int) -> ActionSurroundings? {
    moments[number, { $0.surroundings }]
  }

  func environment(after number: Int) -> EnvironmentSnapshot? {
    if number == first - 1 { return base }
    return surroundings(of: number)?.environment
      ?? (number == start.number ? start.environment : nil)
  }

  /// Drops the actions ahead of the current one. If no action up to it is kept, the current one is the start of the last change.
  mutating func dropUndone() {
    guard position < first - 1 else {
      var freed = 0
      moments.cut(after: position) { freed += $0.bytes }
      bytes -= freed
      return
    }
    moments = SlidingWindow(from: position + 1)
    bytes = 0
    base = start.environment
  }

  mutating func dropFirst(because limit: HistoryLimit) {
    exceeded.insert(limit)
    let oldest = moments.removeFirst()
    bytes -= oldest.bytes
    base = oldest.surroundings.environment
  }
}

/// What a snapshot has beside the action and the state. Most actions share it with the one before.
final class ActionSurroundings {
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
