import ComposableArchitecture
import IssueReporting
import Reflection
import Synchronization

/// A feature in a store.
final class TypedSessionStore<R: Reducer>: SessionStore {
  private(set) var store: StoreOf<R>
  let makeReducer: () -> R
  let makeView: (@MainActor (StoreOf<R>) -> any View)?
  let dependencies: ControlledDependencies
  let environmentParts: FeatureEnvironment
  private let typedSnapshots: TypedActionSnapshots<R.State, R.Action>
  /// The effect that sent the last action.
  private var sender: EffectSource?
  private var tracer: ReducerTracer?
  private(set) var viewMemories = ViewMemories()
  private(set) var ended: [EndedEffect] = []
  private let reportedIssues = ReportedIssues()
  /// When the last effects were in flight.
  private var spans = EffectSpans()
  private var wasInterrupted = false
  /// The shared values before the action that is being reduced.
  private var sharedBefore: SharedHistory.Snapshot
  /// The command that performs time travel. Until it ends, events of the store are ignored.
  private var travelCommand: String?
  private var isTravelling: Bool { travelCommand != nil }
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
    store.listener = self
    store.interrupt { [unowned self] count in interrupts(count) }
  }

  nonisolated var stateType: Any.Type { R.State.self }
  nonisolated var actionType: Any.Type { R.Action.self }
  var state: Any { store.withState { $0 } }
  var reducer: Any { makeReducer() }
  var running: [RunningEffect] { store.runningEffects }
  var arrivals: Int { store.effectArrivals }
  var clock: VirtualClock { dependencies.clock }
  var snapshots: any ActionSnapshots { typedSnapshots }
  var knownDependencies: [KnownDependency] { store.dependencies?.known ?? [] }

  var sharedValues: SharedHistory.Snapshot { dependencies.shared.history.snapshot() }

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
    tracer = needsTracer ? ReducerTracer() : nil
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

  func measure(_ action: Any, runs: Int, limit: Duration) -> ActionMeasurement {
    guard let action = exactly(action, as: R.Action.self) else {
      preconditionFailure("\(type(of: action)) is not \(R.Action.self)")
    }
    let environment = environment
    // The reducer may draw numbers, read the date, and write shared values.
    defer { environmentParts.restore(environment) }
    return store.measure(action, in: makeReducer, runs: runs, limit: limit)
  }

  func perform(_ work: () -> Void) -> Bool {
    wasInterrupted = false
    return reportedIssues.whileNoting {
      work()
      return settled()
    }
  }

  func takeReportedIssues() -> [String] { reportedIssues.take() }

  func settle() -> Bool { perform {} }

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

  /// Reports changes of shared values that no action has made.
  private func reportSharedChanges() {
    let changes = dependencies.shared.history.takeChanges()
    if !changes.isEmpty { sharedChanged?(changes) }
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

  private func interrupts(_ count: Int) -> Bool {
    guard isInterrupted?(count) == true else { return false }
    wasInterrupted = true
    return true
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

extension TypedSessionStore: StoreListener {
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

  func effectDidStart(_ effect: RunningEffect) {
    guard !isTravelling else { return }
    typedSnapshots.startEffect(effect.number)
    spans.start(EffectSpan(effect, startedAt: typedSnapshots.position))
  }

  func effects(
    inFlightAfter action: Int, last: Int, at time: Duration?
  ) -> [EffectSpan] {
    spans.inFlight(after: action, upTo: last, at: time)
  }

  func time(in environment: EnvironmentSnapshot) -> Duration? {
    environmentParts.now(in: environment)
  }

  var endedSpans: [EffectSpan] { spans.all.filter { $0.end != nil } }

  var hasThrottled: Bool { !ThrottleIntervals(of: store).isEmpty }

  func time(afterAction number: Int) -> Duration? {
    typedSnapshots.environment(after: number).flatMap(environmentParts.now)
  }

  func effectDidEnd(_ effect: RunningEffect, _ end: RunningEffect.End) {
    if !isTravelling {
      spans.end(effect.number, after: typedSnapshots.position, at: clock.now.offset, end)
    }
    let note = EndedEffect(effect: effect, end: end, travelCommand: travelCommand)
    ended = ended.suffix(EndedEffect.mostKept - 1) + [note]
  }
}
