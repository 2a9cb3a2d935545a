/// A feature that a shell runs: what it observes of the feature, and how it controls it.
@MainActor
package final class FeatureSession<Root: FeatureProtocol> {
  package typealias State = Root.State

  /// An event after which the features have settled.
  package struct Event {
    package let cause: FeatureCause
    package let before: State
    package let after: State
    /// What the parts did, if the session is traced.
    package let steps: [ReducerStep]
    /// The state as a binding has written it, before any hook; `nil` for other events.
    package let written: State?
    /// Whether it belongs to what was done from outside: a test asserts both in one step.
    package let isInStep: Bool
  }

  private let make: () -> Root
  private let reads = EnvironmentReads()
  private let scope: FeatureScope
  private var node: Node<Root.State, Root.Action>
  private var observer: SessionObserver?
  var tracer: FeatureTracer? { didSet { node.runtime.tracer = tracer } }
  private var viewStore: Store<Root.State, Root.Action>?
  /// The state before the feature began.
  package let initialState: State
  /// The state after the last event.
  private var last: State
  /// The state as it was written in the current event.
  private var written: State?
  /// What happened before somebody could be told.
  package private(set) var beginning: [Event] = []
  /// Is called with each event, and returns its number.
  package var happened: ((Event) -> Int)?

  /// Begins a feature.
  ///
  /// - Parameters:
  ///   - dependencies: The dependencies of the feature.
  ///   - memory: What a feature with the state remembers; no hook runs. `nil` begins it.
  package init(
    initialState: State, dependencies: DependencyValues, memory: FeatureMemory? = nil,
    _ make: @escaping () -> Root
  ) {
    self.make = make
    scope = FeatureScope(dependencies: dependencies, noting: reads)
    self.initialState = initialState
    node = RootFeature.make(initialState, make, in: scope, execution: .drainedByHand)
    last = initialState
    observe()
    if let memory { memory.start(node) } else { node.runtime.start(node) }
  }

  private func observe() {
    let observer = SessionObserver(
      { [unowned self] in written = node.state }, { [unowned self] in note($0) })
    self.observer = observer
    node.runtime.listener = observer
    node.runtime.tracer = tracer
  }

  private func note(_ cause: FeatureCause) {
    let event = Event(
      cause: cause, before: last, after: node.state, steps: tracer?.takeSteps() ?? [],
      written: written, isInStep: node.runtime.isInStep)
    last = event.after
    written = nil
    guard let happened else { return beginning.append(event) }
    node.runtime.tasks.event = happened(event)
  }

  /// The state now.
  package var state: State { node.state }

  /// Whether the features may remember something beside the state.
  package var remembers: Bool { node.runtime.hasCells || !node.runtime.tasks.failed.isEmpty }

  /// What the features remember beside the state.
  package var memory: FeatureMemory { FeatureMemory(of: node) }

  /// Undoes what copies of the session have done to the references in its state: they have shared them.
  ///
  /// - Parameter memory: What was remembered before.
  package func reclaim(_ memory: FeatureMemory) {
    memory.restoreErrors(in: node.runtime.tasks)
    node.prepare()
  }

  /// A store for views.
  package var store: Store<Root.State, Root.Action> {
    let store = viewStore ?? Store(root: node, endsFeature: false)
    viewStore = store
    return store
  }

  /// Returns the actions that a function sends. Nothing changes.
  package func recording(_ body: () -> Void) -> [Any] {
    node.runtime.recording(body).compactMap {
      if case .action(let action, _) = $0 { return action }
      return nil
    }
  }

  /// A session in the same state, without the tasks in flight. Both have the references in the state in common: see ``reclaim(_:)``.
  func copy() -> FeatureSession {
    FeatureSession(
      initialState: state, dependencies: scope.dependencies ?? DependencyValues._current,
      memory: memory, make)
  }

  /// Another instance of the root feature.
  package var feature: Root { make() }

  package func send(_ action: Root.Action) {
    let node = node
    node.runtime.perform(.action(action, fromTask: false)) { node.deliver(action) }
  }

  /// Sends an action to a spawned feature. It is dropped if none is in its place.
  package func send(_ action: SpawnedAction) {
    let target = action.places.reduce(node as AnyNode?) { $0?.child(at: $1) }
    guard let target else { return }
    node.runtime.perform(.action(action, fromTask: false)) { target.deliver(any: action.action) }
  }

  /// Replaces the state, as a binding does.
  package func write(_ state: State) {
    let node = node
    node.runtime.perform(.outside) { _ = node.location.modify { $0 = state } }
  }

  /// Lets each event come with what the parts did, or without it.
  ///
  /// - Parameter shared: The shared values of the features.
  package func trace(_ isTraced: Bool, shared: SharedHistory? = nil) {
    guard isTraced != (tracer != nil) else { return }
    tracer = isTraced ? FeatureTracer(shared: shared) : nil
  }

  /// Gives the features other dependencies. The tasks in flight keep theirs.
  package func setDependencies(_ dependencies: DependencyValues) {
    scope.setDependencies(dependencies)
  }

  /// Whether the features have read a live value of their environment.
  package var readsLiveEnvironment: Bool { reads.includeLive }

  /// The structure of the features that are mounted.
  package var outline: ReducerOutline { node.outline }
}

// The tasks.
extension FeatureSession {
  private var tasks: FeatureTasks { node.runtime.tasks }

  /// The tasks in flight, oldest first.
  package var runningEffects: [RunningEffect] { tasks.running.all }

  /// The task in flight with a number.
  package func running(_ number: Int) -> RunningEffect? {
    runningEffects.first { $0.number == number }
  }

  /// The number of the last task.
  package var lastTaskNumber: Int { tasks.running.lastNumber }

  /// Is told when tasks start and end.
  package var taskListener: (any EffectListener)? {
    get { tasks.running.listener }
    set { tasks.running.listener = newValue }
  }

  /// The parts of tasks that are ready to run.
  package var readyJobs: Int { tasks.executor.jobs.countReady() }

  /// Runs the ready part of a task at an index, counted from the oldest, until it suspends.
  package func runJob(at index: Int) -> Bool { tasks.executor.runJob(at: index) }

  /// Signals results from outside, changes by tasks, and their ends.
  package var arrivals: ArrivalSignal { tasks.executor.arrivals }

  /// Runs tasks until each of them sleeps or waits for something external.
  ///
  /// - Returns: `false` if it was interrupted.
  package func drain(until isInterrupted: (_ jobs: Int) -> Bool) -> Bool {
    tasks.executor.drain(until: isInterrupted)
  }

  /// Starts the task of a view.
  ///
  /// - Returns: The task, or `nil` if it has ended.
  package func startTask(
    at location: SourceLocation, _ operation: @escaping @Sendable () async -> Void
  ) -> RunningEffect? {
    let (tasks, executor) = (tasks, tasks.executor)
    let context = EffectContext(action: 0, group: EffectGroup(executor: executor))
    let effect = tasks.running.enter(location, in: context)
    executor.startImmediately {
      tasks.running.run(
        effect, priority: nil, in: context, begin: { { await operation() } }, ended: {})
    }
    return running(effect.number)
  }

  /// Whether tasks that are added wait.
  package var isHeld: Bool {
    get { tasks.isHeld }
    set {
      tasks.isHeld = newValue
      if !newValue { _ = tasks.startAdded() }
    }
  }

  /// Forgets the tasks that were added and have not started.
  func dropAdded() { tasks.dropAdded() }

  /// Whether there is work that could run now.
  package var hasReadyWork: Bool { tasks.hasAdded || readyJobs > 0 }

  /// Continues from a state that the feature had before. Its hooks do not run, and its tasks are cancelled.
  ///
  /// - Parameters:
  ///   - events: The number of events that have led to the state.
  ///   - tasks: The number of the last task that had started.
  ///   - memory: What the features remember; by default, what they remember at their beginning.
  ///   - steps: How many steps the cancelled tasks may take to end; those that take more never run again.
  package func resume(
    from state: State, events: Int, tasks: Int, memory: FeatureMemory? = nil, steps: Int = 10_000
  ) {
    let (old, listener) = (node, taskListener)
    let memory = memory ?? FeatureMemory(failed: old.runtime.tasks.failed)
    end(steps)
    old.runtime.tasks.running.listener = nil
    node = RootFeature.make(state, make, in: scope, execution: .drainedByHand)
    memory.start(node)
    node.runtime.tasks.event = events
    node.runtime.tasks.running.lastNumber = tasks
    taskListener = listener
    last = node.state
    viewStore = nil
    observe()
  }

  /// Ends the features without their hooks.
  ///
  /// - Parameter steps: How many steps the cancelled tasks may take to end.
  package func end(_ steps: Int = 10_000) {
    let runtime = node.runtime
    runtime.listener = nil
    runtime.isRestoring = true
    node.dismount()
    runtime.tasks.dropAdded()
    for effect in runtime.tasks.running.all { effect.cancel() }
    _ = runtime.tasks.executor.drain { $0 >= steps }
    runtime.tasks.leaveIDs()
    runtime.forgetRoot()
  }
}

/// Tells a session what its store has done.
private final class SessionObserver: RuntimeListener {
  private let wrote: @MainActor () -> Void
  private let settled: @MainActor (FeatureCause) -> Void

  init(
    _ wrote: @escaping @MainActor () -> Void, _ settled: @escaping @MainActor (FeatureCause) -> Void
  ) {
    self.wrote = wrote
    self.settled = settled
  }

  var lastCall: SourceLocation? { nil }

  func didWrite() { assumeMainActor { wrote() } }

  func didSettle(_ cause: FeatureCause) { assumeMainActor { settled(cause) } }
}
