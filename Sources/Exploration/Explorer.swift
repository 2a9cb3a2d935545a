import ComposableArchitecture

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
  public var options: ExplorationOptions
  private var feature: ExploredFeature<R>
  private var properties: [Property<R.State, R.Action>] = []

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
    self.options = options
    feature = ExploredFeature(initialState: initialState, reducer: reducer)
    feature.withDependencies = withDependencies
  }

  /// Makes an explorer of a feature that a program has prepared.
  package init(_ feature: ExploredFeature<R>, options: ExplorationOptions) {
    self.feature = feature
    self.options = options
  }

  /// Adds a condition that holds in every state.
  public func always(_ name: String, _ holds: @escaping (R.State) -> Bool) {
    properties.append(Property(name: name, kind: .always(holds)))
  }

  /// Adds a condition that holds in every state in which no effect is in flight.
  ///
  /// While a request is in flight, an old answer in the state is right. When the feature is idle, it is not.
  public func whenIdle(_ name: String, _ holds: @escaping (R.State) -> Bool) {
    properties.append(Property(name: name, kind: .whenIdle(holds)))
  }

  /// Adds something that no action of the user does.
  public func never(
    _ name: String,
    _ happens: @escaping (_ before: R.State, _ action: R.Action, _ after: R.State) -> Bool
  ) {
    properties.append(Property(name: name, kind: .never(happens)))
  }

  /// Looks for the shortest way to a state.
  public func until(_ name: String, _ isReached: @escaping (R.State) -> Bool) {
    properties.append(Property(name: name, kind: .until(isReached)))
  }

  /// Explores the feature.
  ///
  /// If the current task is cancelled, the report says what is known until then.
  ///
  /// - Throws: An ``ExplorationError`` if there is nothing to explore.
  public func run() throws -> ExplorationReport {
    let search = try search()
    return report(search)
  }

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
    guard walks > 0, length > 0 else { throw ExplorationError.limit("walks and length") }
    let user = try learn()
    let search = Search(Machine(feature), options, user, properties)
    var walk = RandomWalk(search, seed: seed, budget: SearchBudget(options))
    let found = walk.findings(of: walks, length: length)
    guard !found.isEmpty else {
      var report = report(search)
      report.end = .walked
      return report
    }
    var last = search
    var shortest: [Finding<R>] = []
    for found in found {
      // A search as deep as the shortened walk finds the shortest way, if there is time.
      var bounded = options
      (bounded.depth, bounded.findings) = (found.steps.count, .max)
      last = Search(Machine(feature), bounded, user, properties)
      last.run(until: found.kind)
      shortest.append(last.findings.all.first { $0.kind == found.kind } ?? found)
    }
    var report = self.report(last)
    let replay = Replay(feature: feature, properties: properties)
    report.findings = shortest.sorted { $0.steps.count < $1.steps.count }.map(replay.report)
    report.end = .found
    return report
  }

  private func search() throws -> Search<R> {
    var user = try learn()
    if feature.controls != nil {
      let search = Search(Machine(feature), options, user, properties)
      search.run()
      return search
    }
    // An effect may send what it did not send in the short search. Each round knows more cases.
    for _ in 0..<3 {
      let search = Search(Machine(feature), options, user, properties)
      search.run()
      let learned = user.learned.union(search.machine.log.sentPaths)
      let isNew = search.steps.cases.isAffected(by: learned.subtracting(user.learned))
      guard isNew, search.end != .cancelled else { return search }
      user.learned = learned
    }
    let search = Search(Machine(feature), options, user, properties)
    search.run()
    return search
  }

  /// Learns in a short search which actions effects send.
  private func learn() throws -> UserActions {
    try check()
    feature.context = options.context ?? DependencyValues._current.context
    feature.choosesParts = options.choosesParts
    var user = UserActions(sent: options.sends, excluded: options.without)
    // A view says what a user can send.
    guard feature.controls == nil else { return user }
    var short = options
    (short.depth, short.states) = (4, 2_000)
    (short.late, short.findings, short.keepsGraph) = (0, .max, false)
    short.time = options.time / 5
    let search = Search(Machine(feature), short, user, [])
    if search.steps.candidates.isEmpty {
      throw ExplorationError.noActions("\(TypeName.full(R.Action.self))")
    }
    search.run()
    user.learned = search.machine.log.sentPaths
    return user
  }

  private func check() throws {
    let limits: [(String, Bool)] = [
      ("depth", options.depth.map { $0 > 0 } ?? true), ("late", options.late >= 0),
      ("time", options.time > .zero),
      ("states", options.states > 0), ("memory", options.memory > 0),
      ("findings", options.findings > 0),
    ]
    if let limit = limits.first(where: { !$0.1 }) { throw ExplorationError.limit(limit.0) }
  }

  private func report(_ search: Search<R>) -> ExplorationReport {
    var report = ExplorationReport()
    let log = search.machine.log
    (report.generated, report.distinct) = (search.generated, search.states.count)
    (report.left, report.depth, report.end) = (
      search.findings.leftAtDepth ?? search.states.left, search.states.nodes.depth, search.end
    )
    report.collisionProbability = search.states.collisionProbability
    report.withoutEffect = search.steps.cases.withoutEffect
    report.givenUp = search.steps.cases.givenUpPaths.keys.sorted()
    report.notSent = search.steps.notSent.sorted { $0.key < $1.key }
      .map { "\($0.key) (\($0.value))" }
    report.tried = search.steps.candidates.tried
    report.neverReached = search.machine.keys.states.unseenCases(besides: R.State.self)
    report.neverEnded = log.started.subtracting(log.ended).map(\.description).sorted()
    report.comparedByText = search.machine.keys.states.opaque.map(TypeName.full).sorted()
    report.mismatches = search.verification.mismatches
    if search.verification.mismatches > 0 {
      report.uncontrolled = search.machine.uncontrolledDependencies
    }
    report.graph = search.graph?.graph
    let replay = Replay(feature: feature, properties: properties)
    report.findings = (search.findings.all + search.diagnosis.confirmed(by: log))
      .sorted { $0.steps.count < $1.steps.count }.map(replay.report)
    return report
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
