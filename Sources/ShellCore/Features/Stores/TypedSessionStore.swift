import Synchronization

final class TypedSessionStore<R: Reducer>: RecordedStore {
  private(set) var store: StoreOf<R>
  let makeReducer: () -> R
  let makeView: (@MainActor (StoreOf<R>) -> any View)?
  let dependencies: ControlledDependencies
  let environmentParts: FeatureEnvironment
  let typedSnapshots: TypedActionSnapshots<R.State, R.Action>
  /// The effect that sent the last action.
  private var sender: EffectSource?
  private var tracer: ReducerTracer?
  private(set) var viewMemories = ViewMemories()
  var ended: [EndedEffect] = []
  let reportedIssues = ReportedIssues()
  var spans = EffectSpans()
  var wasInterrupted = false
  /// The shared values before the action that is being reduced.
  private var sharedBefore: SharedHistory.Snapshot
  private(set) var travelCommand: String?
  private lazy var events = StoreEvents(for: self)
  let outline: [ReducerOutline]
  /// The dependencies of the store without ``overrides``.
  private var baseDependencies: DependencyValues?
  var reduced: ((ReducedAction) -> Void)?
  var sharedChanged: (([SharedChange]) -> Void)?
  var isInterrupted: ((_ count: Int) -> Bool)?

  init(
    initialState: R.State, reducer: @escaping () -> R,
    view: (@MainActor (StoreOf<R>) -> any View)?,
    dependencies: ControlledDependencies = ControlledDependencies(), isStill: Bool = false
  ) {
    RuntimeWarning.reportRuntime()
    self.dependencies = dependencies
    environmentParts = FeatureEnvironment(
      dependencies: dependencies.history, shared: dependencies.shared.history)
    if !isStill { _ = dependencies.shared.history.takeChanges() }
    sharedBefore = dependencies.shared.history.snapshot()
    store = Self.makeStore(initialState, reducer, dependencies)
    makeReducer = reducer
    makeView = view
    outline = ReducerOutline.of(reducer())
    typedSnapshots = TypedActionSnapshots(
      state: store.withState { $0 },
      environment: environmentParts.snapshot(effects: 0, after: nil))
    connect()
  }

  private static func makeStore(
    _ state: R.State, _ reducer: () -> R, _ dependencies: ControlledDependencies
  ) -> StoreOf<R> {
    EffectExecution.$current.withValue(.drainedByHand) {
      DependencyValues.$_current.withValue(dependencies.others) {
        Store(initialState: state, reducer: reducer, withDependencies: dependencies.apply)
      }
    }
  }

  private func connect() {
    baseDependencies = store.dependencies
    store.listener = events
    store.interrupt { [unowned self] count in interrupts(count) }
  }

  nonisolated var stateType: Any.Type { R.State.self }
  nonisolated var actionType: Any.Type { R.Action.self }
  var state: Any { store.withState { $0 } }
  var reducer: Any { makeReducer() }
  var runningEffects: [RunningEffect] { store.runningEffects }
  var arrivals: Int { store.effectArrivals }
  var knownDependencies: [KnownDependency] { store.dependencies?.known ?? [] }

  var environment: EnvironmentSnapshot {
    let throttling = ThrottleIntervals(of: store)
    return environmentParts.snapshot(
      effects: store.lastEffectNumber, overrides: overrides,
      throttling: throttling.isEmpty ? nil : throttling,
      after: typedSnapshots.environment(after: typedSnapshots.position))
  }

  var overrides: [DependencyOverride] = [] {
    didSet { if overrides != oldValue { applyOverrides() } }
  }

  private func applyOverrides() {
    guard let baseDependencies else { return }
    let overrides = overrides
    store.setDependencies(
      baseDependencies.overriding { values in overrides.forEach { $0.apply(to: &values) } },
      makeReducer, by: tracer)
  }

  func arrival(after seen: Int, until deadline: ContinuousClock.Instant) async -> Bool {
    await store.effectArrival(after: seen, until: deadline)
  }

  var isTraced = false { didSet { updateTracer() } }
  var findsReducers = false { didSet { updateTracer() } }

  private func updateTracer() {
    let needsTracer = isTraced || findsReducers
    guard needsTracer != (tracer != nil) else { return }
    tracer = needsTracer ? ReducerTracer(shared: dependencies.shared.history) : nil
    store.trace(makeReducer, by: tracer)
  }

  func send(_ action: Any) -> Bool {
    guard let action = exactly(action, as: R.Action.self) else {
      preconditionFailure("\(type(of: action)) is not \(R.Action.self)")
    }
    return perform { store.send(action) }
  }

  func warns(about action: Any) -> Bool {
    guard let action = exactly(action, as: R.Action.self) else {
      preconditionFailure("\(type(of: action)) is not \(R.Action.self)")
    }
    let environment = environment
    defer {
      environmentParts.restore(environment)
      _ = dependencies.shared.history.takeChanges()
    }
    let hasWarned = Mutex(false)
    let sink = RuntimeWarning.Sink { _ in hasWarned.withLock { $0 = true } }
    RuntimeWarning.$sink.withValue(sink) {
      withIssueReporters([]) { _ = store.recording(reducing: true) { store.send(action) } }
    }
    return hasWarned.withLock(\.self)
  }

  func measure(
    _ action: Any, after number: Int?, runs: Int, limit: Duration
  ) -> ActionMeasurement {
    guard let action = exactly(action, as: R.Action.self) else {
      preconditionFailure("\(type(of: action)) is not \(R.Action.self)")
    }
    let environment = environment
    // The reducer may draw numbers, read the date, and write shared values.
    defer { environmentParts.restore(environment) }
    return store.measure(
      action, from: number.flatMap(typedSnapshots.state), in: makeReducer, runs: runs,
      limit: limit)
  }

  func perform(_ work: () -> Void) -> Bool {
    wasInterrupted = false
    return reportedIssues.whileNoting {
      work()
      return settled()
    }
  }

  func holdWork() { store.holdActions() }
  var holdsWork: Bool { store.holdsActions }
  var hasReadyWork: Bool { store.hasReadyWork }
  func releaseWork() -> Bool { perform { store.releaseActions() } }

  private func settled() -> Bool {
    let isQuiet = store.drainEffects { [store] count in store.holdsActions || interrupts(count) }
    guard isQuiet || store.holdsActions, !wasInterrupted else {
      replaceStore(freesEffects: true)
      return false
    }
    reportSharedChanges()
    return true
  }

  func travel(
    to number: Int, _ environment: EnvironmentSnapshot, by command: String
  ) -> [RunningEffect] {
    travelCommand = command
    defer { travelCommand = nil }
    let cancelled = store.runningEffects
    store.dropHeldActions()
    endEffects()
    sender = nil
    // Later effects get these numbers again.
    ended.removeAll { $0.effect.number > environment.effects }
    typedSnapshots.move(to: number)
    if let state = typedSnapshots.state(after: number) {
      store.resume(from: state, actions: number, effects: environment.effects)
      environment.throttling?.restore(in: store)
    }
    environmentParts.restore(environment)
    overrides = environment.overrides
    return cancelled
  }

  func abandonEffects() -> [RunningEffect] {
    let abandoned = store.runningEffects
    replaceStore()
    // The jobs of the sleepers join a queue that nothing drains.
    clock.cancelSleepers()
    return abandoned
  }

  /// Cancels the effects and lets them end. Those that ignore it stay in a store that is abandoned.
  private func endEffects() {
    wasInterrupted = false
    store.cancelEffects()
    clock.cancelSleepers()
    let isQuiet = store.drainEffects(until: interrupts)
    if !isQuiet || wasInterrupted || !store.runningEffects.isEmpty { replaceStore() }
  }

  /// Continues from the current state in a new store. The effects of the old one are cancelled; those
  /// that ignore it never run again, because nothing drains them.
  ///
  /// - Parameter freesEffects: Whether the cancelled effects run until they end, which frees their memory.
  private func replaceStore(freesEffects: Bool = false) {
    let environment = environment, state = store.withState { $0 }
    if freesEffects { store.freeManyEffects() }
    if !isTravelling { spans.endAll(after: typedSnapshots.position) }
    store = Self.makeStore(state, makeReducer, dependencies)
    store.resume(
      from: state, actions: typedSnapshots.position, effects: environment.effects)
    environment.throttling?.restore(in: store)
    environmentParts.restore(environment)
    viewMemories = ViewMemories()
    connect()
    if !overrides.isEmpty { applyOverrides() }
    if let tracer { store.trace(makeReducer, by: tracer) }
  }

  private func source(_ origin: ActionOrigin) -> ActionSource {
    switch origin {
    case .user: return typedSnapshots.outsideSource
    case .reducer(let action): return .reducer(ofAction: action)
    case .effect(let number):
      if let sender, sender.number == number { return .effect(sender) }
      let effect = store.runningEffect(number)
      let note = EffectSource(
        number: number, location: effect?.location, action: effect?.action ?? 0)
      sender = note
      return .effect(note)
    }
  }
}

/// What ``StoreEvents`` calls.
extension TypedSessionStore {
  func willReduce() {
    guard !isTravelling else { return }
    RuntimeWarning.sink?.stores?.lastAction = typedSnapshots.position
    reportSharedChanges()
    sharedBefore = sharedValues
  }

  func didReduce(
    _ action: R.Action, number: Int, origin: ActionOrigin, from before: R.State, to after: R.State
  ) {
    let steps = tracer?.takeSteps() ?? []
    guard !isTravelling else { return }
    let source = source(origin)
    let shared = SharedMoments(
      history: dependencies.shared.history, before: sharedBefore, after: sharedValues)
    _ = shared.history.takeChanges()
    typedSnapshots.append(action, to: after, source, shared, environment)
    reduced?(
      ReducedAction(
        action: action, number: number, source: source, before: before, after: after,
        shared: shared, steps: steps, showsSteps: isTraced))
  }

  var hasThrottled: Bool { !ThrottleIntervals(of: store).isEmpty }
}
