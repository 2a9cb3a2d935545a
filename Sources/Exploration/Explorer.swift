/// Explores the states of a feature: it sends the actions that a user can send, in every order, and
/// reports the shortest way to each mistake.
///
/// ```swift
/// let explorer = Explorer(Todos.State()) { Todos() }
/// explorer.always("a draft has a row") { state in
///   state.draft.map { state.todos[id: $0.id] != nil } ?? true
/// }
/// let report = try explorer.run()
/// ```
///
/// The feature runs in a store of its own with controlled dependencies: time, UUIDs, random numbers, and shared
/// values. The same input gives the same report.
@MainActor
public final class Explorer<R: Reducer> {
  /// How far the exploration goes.
  public var options: ExplorationOptions {
    get { explorer.options }
    set { explorer.options = newValue }
  }
  private let explorer: StoreExplorer<StoreOf<R>>

  /// Makes an explorer.
  ///
  /// - Parameters:
  ///   - initialState: The first state. It is made once for each store, under the dependencies of the store.
  ///   - options: How far the exploration goes.
  ///   - reducer: The feature.
  ///   - withDependencies: Overrides dependencies.
  public init(
    _ initialState: @autoclosure @escaping () -> R.State,
    options: ExplorationOptions = ExplorationOptions(),
    reducer: @escaping () -> R,
    withDependencies: @escaping (inout DependencyValues) -> Void = { _ in }
  ) {
    var feature = ExploredFeature(initialState: initialState, reducer: reducer)
    feature.withDependencies = withDependencies
    explorer = StoreExplorer(feature, options: options)
  }

  /// Makes an explorer of a feature that a program has prepared.
  package init(_ feature: ExploredFeature<StoreOf<R>>, options: ExplorationOptions) {
    explorer = StoreExplorer(feature, options: options)
  }

  /// Adds a condition that holds in every state.
  public func always(_ name: String, _ holds: @escaping (R.State) -> Bool) {
    explorer.add(Rule(name: name, kind: .always(holds)))
  }

  /// Adds a condition that holds in every state in which no effect is in flight.
  ///
  /// While a request is in flight, an old answer in the state is right. When the feature is idle, it is not.
  public func whenIdle(_ name: String, _ holds: @escaping (R.State) -> Bool) {
    explorer.add(Rule(name: name, kind: .whenIdle(holds)))
  }

  /// Adds something that no action of the user does.
  public func never(
    _ name: String,
    _ happens: @escaping (_ before: R.State, _ action: R.Action, _ after: R.State) -> Bool
  ) {
    explorer.add(Rule(name: name, kind: .never(happens)))
  }

  /// Looks for the shortest way to a state.
  public func until(_ name: String, _ isReached: @escaping (R.State) -> Bool) {
    explorer.add(Rule(name: name, kind: .until(isReached)))
  }

  /// Explores the feature.
  ///
  /// If the current task is cancelled, the report says what is known until then.
  ///
  /// - Throws: An ``ExplorationError`` if there is nothing to explore.
  public func run() throws -> ExplorationReport { try explorer.run() }

  /// Walks at random, for states that are too deep for a complete search, and reports the shortest way to the
  /// first finding that is known then.
  ///
  /// In a program that continues after a crash, a step that crashes is a finding as well, and the walk goes on.
  ///
  /// - Parameters:
  ///   - seed: The seed of the walks. The same seed gives the same report.
  ///   - walks: The number of walks, at most.
  ///   - length: The number of steps of each walk.
  /// - Throws: An ``ExplorationError`` if there is nothing to explore.
  public func walk(seed: UInt64 = 0, walks: Int = 100, length: Int = 100) throws
    -> ExplorationReport
  {
    try explorer.walk(seed: seed, walks: walks, length: length)
  }
}

/// Why a feature cannot be explored.
public enum ExplorationError: Error, Equatable, CustomStringConvertible {
  /// A limit leaves nothing to explore.
  case limit(String)
  /// No action can be sent.
  case noActions(String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .limit(let name): "`\(name)` leaves nothing to explore: it has to be greater"
    case .noActions(let type):
      "\(type) has no case that can be sent: name cases in `sends`, or give values for their types"
    }
  }
}
