import ComposableFeatures
import Synchronization

/// A feature of 2.0 in a session.
final class FeatureSessionStore<Root: FeatureProtocol>: RecordedStore {
  typealias MakeView =
    @MainActor @Sendable (ComposableFeatures.Store<Root.State, Root.Action>) -> any View
  typealias Snapshots = TypedActionSnapshots<Root.State, Any>

  let session: FeatureSession<Root>
  let makeFeature: () -> Root
  let dependencies: ControlledDependencies
  let environmentParts: FeatureEnvironment
  let typedSnapshots: Snapshots
  private let baseDependencies: DependencyValues
  let reportedIssues = ReportedIssues()
  private let mistakes = ReportedMistakes()
  private(set) var viewMemories = ViewMemories()
  private let makeView: MakeView?
  var ended: [EndedEffect] = []
  var spans = EffectSpans()
  var wasInterrupted = false
  private(set) var travelCommand: String?
  private var sharedBefore: SharedHistory.Snapshot
  /// What the features remembered beside the state, by the number of the event after which they did.
  private var memories: [Int: FeatureMemory] = [:]
  var reduced: ((ReducedAction) -> Void)?
  var sharedChanged: (([SharedChange]) -> Void)?
  var isInterrupted: ((_ count: Int) -> Bool)?
  var findsReducers = false { didSet { updateTracer() } }
  var isTraced = false { didSet { updateTracer() } }

  init(
    initialState: Root.State, dependencies: ControlledDependencies, view: MakeView?,
    _ feature: @escaping () -> Root
  ) {
    makeView = view
    makeFeature = feature
    RuntimeWarning.reportRuntime()
    self.dependencies = dependencies
    environmentParts = FeatureEnvironment(
      dependencies: dependencies.history, shared: dependencies.shared.history)
    let values = dependencies.run { DependencyValues._current }
    baseDependencies = values
    _ = dependencies.shared.history.takeChanges()
    let (mistakes, issues) = (mistakes, reportedIssues)
    let session = mistakes.whileNoting {
      issues.whileNoting {
        let session = FeatureSession(initialState: initialState, dependencies: values, feature)
        _ = session.drain { $0 >= FeatureLimits.mostFirstSteps }
        return session
      }
    }
    self.session = session
    sharedBefore = dependencies.shared.history.snapshot()
    typedSnapshots = Snapshots(
      state: session.state,
      environment: environmentParts.snapshot(effects: session.lastTaskNumber, after: nil))
    for task in session.runningEffects { spans.start(EffectSpan(task, startedAt: 0)) }
    session.taskListener = self
    session.happened = { [unowned self] in note($0) }
    keepMemory()
  }

  nonisolated var stateType: Any.Type { Root.State.self }
  nonisolated var actionType: Any.Type { Root.Action.self }
  var state: Any { session.state }
  var reducer: Any { session.feature }
  var outline: [ReducerOutline] { [session.outline] }
  var runningEffects: [RunningEffect] { session.runningEffects }
  var arrivals: Int { session.arrivals.count }
  var knownDependencies: [KnownDependency] { values.known }
  var hasThrottled: Bool { false }

  var environment: EnvironmentSnapshot {
    environmentParts.snapshot(
      effects: session.lastTaskNumber, overrides: overrides,
      after: typedSnapshots.environment(after: typedSnapshots.position))
  }

  var overrides: [DependencyOverride] = [] {
    didSet { if overrides != oldValue { session.setDependencies(values) } }
  }

  private var values: DependencyValues {
    guard !overrides.isEmpty else { return baseDependencies }
    return baseDependencies.overriding { values in overrides.forEach { $0.apply(to: &values) } }
  }

  private func updateTracer() {
    session.trace(isTraced || findsReducers, shared: dependencies.shared.history)
  }

  func arrival(after seen: Int, until deadline: ContinuousClock.Instant) async -> Bool {
    await session.arrivals.wait(after: seen, until: deadline)
  }

}

// What changes the feature.
extension FeatureSessionStore {
  func send(_ action: Any) -> Bool {
    if let action = action as? SpawnedAction { return perform { session.send(action) } }
    guard let action = exactly(action, as: Root.Action.self) else {
      preconditionFailure("\(type(of: action)) is not \(Root.Action.self)")
    }
    return perform { session.send(action) }
  }

  func perform(_ work: () -> Void) -> Bool {
    wasInterrupted = false
    return mistakes.whileNoting {
      reportedIssues.whileNoting {
        work()
        return settled()
      }
    }
  }

  func holdWork() { session.isHeld = true }
  var holdsWork: Bool { session.isHeld }
  var hasReadyWork: Bool { session.hasReadyWork }
  func releaseWork() -> Bool { perform { session.isHeld = false } }

  /// Notes what the features remember after the last event, as far as its tasks have come.
  private func keepMemory() {
    let memory = session.remembers ? session.memory : nil
    memories[typedSnapshots.position] = memory?.isEmpty == false ? memory : nil
  }

  private func settled() -> Bool {
    let isQuiet = session.drain { [session] in session.isHeld || interrupts($0) }
    keepMemory()
    guard isQuiet || session.isHeld, !wasInterrupted else {
      spans.endAll(after: typedSnapshots.position)
      resume(environment.effects)
      return false
    }
    reportSharedChanges()
    return true
  }

  /// Continues from the current state without the tasks in flight.
  private func resume(_ effects: Int) {
    viewMemories = ViewMemories()
    session.resume(
      from: session.state, events: typedSnapshots.position, tasks: effects,
      memory: memories[typedSnapshots.position])
  }

  func travel(
    to number: Int, _ environment: EnvironmentSnapshot, by command: String
  ) -> [RunningEffect] {
    travelCommand = command
    defer { travelCommand = nil }
    let cancelled = session.runningEffects
    // Later tasks get these numbers again.
    ended.removeAll { $0.effect.number > environment.effects }
    typedSnapshots.move(to: number)
    clock.cancelSleepers()
    session.resume(
      from: typedSnapshots.state(after: number) ?? session.state, events: number,
      tasks: environment.effects, memory: memories[number])
    environmentParts.restore(environment)
    overrides = environment.overrides
    return cancelled
  }

  func abandonEffects() -> [RunningEffect] {
    let abandoned = session.runningEffects
    spans.endAll(after: typedSnapshots.position)
    resume(environment.effects)
    clock.cancelSleepers()
    return abandoned
  }

  /// [I] Nothing is known about warnings of the original's runtime; an action for a child that does not exist is dropped.
  func warns(about action: Any) -> Bool { false }

  func measure(
    _ action: Any, after number: Int?, runs: Int, limit: Duration
  ) -> ActionMeasurement {
    let spawned = action as? SpawnedAction
    let ofRoot = exactly(action, as: Root.Action.self)
    precondition(spawned != nil || ofRoot != nil, "\(type(of: action)) is not \(Root.Action.self)")
    let (environment, memory) = (environment, session.memory)
    defer {
      session.reclaim(memory)
      environmentParts.restore(environment)
    }
    // What the copy does wrong, the feature does, too, when the action is sent.
    let past = number.flatMap { number in
      typedSnapshots.state(after: number).map { ($0, memories[number]) }
    }
    return ReportedMistakes().whileNoting {
      session.measure(from: past, runs: runs, limit: limit) { copy in
        if let spawned { copy.send(spawned) } else if let ofRoot { copy.send(ofRoot) }
      }
    }
  }
}

// What the feature does.
extension FeatureSessionStore {
  private func note(_ event: FeatureSession<Root>.Event) -> Int {
    let source: ActionSource =
      RunningEffect.current.map {
        .effect(EffectSource(number: $0.number, location: $0.location, action: $0.action))
      } ?? typedSnapshots.outsideSource
    let shared = SharedMoments(
      history: dependencies.shared.history, before: sharedBefore, after: sharedValues)
    _ = shared.history.takeChanges()
    sharedBefore = shared.after
    let action = Self.action(event)
    typedSnapshots.append(action, to: event.after, source, shared, environment)
    keepMemory()
    reduced?(
      ReducedAction(
        action: action, number: typedSnapshots.position, source: source, before: event.before,
        after: event.after, shared: shared, steps: event.steps, showsSteps: isTraced))
    return typedSnapshots.position
  }

  private static func action(_ event: FeatureSession<Root>.Event) -> Any {
    if case .action(let action, _) = event.cause { return action }
    return FeatureChange(text: event.cause.text, written: event.written, isInStep: event.isInStep)
  }
}

// Views.
extension FeatureSessionStore {
  var view: (any View)? { BodyEvaluation.run { makeView?(session.store) } }

  func recording(_ body: () -> Void) -> [Any] { session.recording(body) }

  func startTask(
    _ operation: @escaping @Sendable () async -> Void, file: StaticString, line: UInt
  ) -> RunningEffect? {
    session.startTask(
      at: SourceLocation(fileID: file, filePath: file, line: line, column: 0), operation)
  }

  func childStore<State, Action>(
    at scope: ScopePath, _ state: State.Type, _ action: Action.Type
  ) -> ComposableArchitecture.Store<State, Action>? { nil }
}

/// A store of 2.0, with its types hidden.
@MainActor
protocol SecondVersionStore: SessionStore {
  /// Replaces the state, as a binding does.
  ///
  /// - Parameter state: A state of exactly the feature's type.
  func write(_ state: Any) -> Bool
  /// Mistakes in how the feature uses its store, since the last call.
  func takeMistakes() -> [String]
  /// The state before the feature began.
  var initialState: Any { get }
  /// What happened when the feature began.
  var beginning: [FeatureEvent] { get }
  /// Whether the feature has read a value of its environment that is another one in a test.
  var readsLiveEnvironment: Bool { get }
}

/// What has happened in a feature of 2.0, as a test asserts it.
struct FeatureEvent {
  /// An action, or a ``FeatureChange``.
  let action: Any
  /// The number of the action; 0 for the beginning.
  let number: Int
  /// Whether a task has sent the action.
  let isFromTask: Bool
  let before: Any
  let after: Any
}

extension FeatureSessionStore: SecondVersionStore {
  func write(_ state: Any) -> Bool {
    guard let state = exactly(state, as: Root.State.self) else {
      preconditionFailure("\(type(of: state)) is not \(Root.State.self)")
    }
    return perform { session.write(state) }
  }

  func takeMistakes() -> [String] { mistakes.take() }

  var initialState: Any { session.initialState }

  var beginning: [FeatureEvent] {
    session.beginning.map { event in
      let isFromTask = if case .action(_, fromTask: true) = event.cause { true } else { false }
      return FeatureEvent(
        action: Self.action(event), number: 0, isFromTask: isFromTask, before: event.before,
        after: event.after)
    }
  }

  var readsLiveEnvironment: Bool { session.readsLiveEnvironment }
}

/// Collects the mistakes that a feature makes with its store, also in its tasks.
final class ReportedMistakes: Sendable {
  private let texts = Mutex<[String]>([])

  func whileNoting<R>(_ body: () throws -> R) rethrows -> R {
    let sink = FeatureIssue.Sink { [self] text, location in
      let place = location.map { " (\($0))" } ?? ""
      texts.withLock { $0.append(text + place) }
    }
    return try FeatureIssue.$sink.withValue(sink, operation: body)
  }

  func take() -> [String] {
    texts.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}
