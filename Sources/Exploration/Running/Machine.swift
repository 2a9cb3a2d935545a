/// Runs a feature from any state, one step at a time, the same way on every run.
///
/// Its ``log`` records what the effects of a step do, its ``key`` is compared with those of other states, and a ``Navigator`` replays the
/// steps to a state.
@MainActor
final class Machine<S: ExploredStore> {
  typealias State = S.State
  typealias Action = S.Action

  enum Step {
    case send(Action)
    /// Sends the actions of one control, which the effects follow.
    case sendAll([Action])
    /// Writes a property, which the line of a session does, too. The function returns `nil` if it is not there.
    case write(line: String, (State) -> State?)
    /// Wakes the sleeper at an index; an index other than 0 means that earlier ones are late.
    case wake(Int)
    /// Continues the ready part of an effect at an index.
    case part(Int)
  }

  /// A state without effects in flight, which can be restored as a value.
  struct Quiet {
    let state: State
    let moment: MachineEnvironment.Moment
    let memory: S.Memory
  }

  /// A state with effects in flight, to which the machine can return after a step that leaves them alone.
  struct Busy {
    let state: State
    let moment: MachineEnvironment.Moment
    let effects: [Int: EffectLog.Running]
    /// The number of the effect that started last.
    let last: Int
  }

  let keys = StateKeys<State, Action>()
  let outline: [ReducerOutline]
  let log: EffectLog
  let feature: ExploredFeature<S>
  /// What the last step has done to the effects in flight.
  private(set) var trace = EffectTrace.touched
  /// What views that have disappeared have sent at the end of the last step.
  private(set) var departed: [Action] = []
  private let recorder: EffectRecorder<State, Action>
  let environment: MachineEnvironment
  private(set) var store: S
  private var wasStopped = false

  init(_ feature: ExploredFeature<S>) {
    environment = MachineEnvironment(
      feature.context, feature.withDependencies, feature.makeDependencies())
    self.feature = feature
    outline = environment.running(feature.outline)
    recorder = EffectRecorder(keys)
    log = recorder.log
    let state = environment.running(feature.initialState)
    store = Self.store(state, feature, environment)
    listen()
  }

  private static func store(
    _ state: State, _ feature: ExploredFeature<S>, _ environment: MachineEnvironment
  ) -> S {
    environment.isolated { feature.makeStore(state, environment.apply) }
  }

  private func listen() {
    store.report(to: recorder)
    store.interrupt { [unowned self] count in
      wasStopped = wasStopped || count > BoundedEffects.limit
      return wasStopped
    }
  }

  var state: State { store.withState { $0 } }
  /// Whether no effect is in flight.
  var isQuiet: Bool { log.running.isEmpty }
  var effects: [RunningEffect] { store.runningEffects }
  /// What the store keeps beside the state, such as the intervals in which effects are throttled.
  var memory: S.Memory { store.memory }
  var quiet: Quiet { Quiet(state: state, moment: environment.moment(), memory: memory) }
  var busy: Busy {
    Busy(
      state: state, moment: environment.moment(), effects: log.running,
      last: store.lastEffectNumber)
  }
  /// Identifies the state and everything beside it that decides what can happen next.
  var key: UInt64 { keys.key(of: self) }
  /// The number of effects that can continue, if the search chooses which one does.
  var readyParts: Int { feature.choosesParts ? store.readyJobs : 0 }

  /// The dependencies that were used and are not controlled.
  var uncontrolledDependencies: [String] {
    store.knownDependencies.filter { !$0.isOverridden }.map(\.title)
  }

  /// Restores a state. Effects in flight are cancelled.
  func restore(_ quiet: Quiet) {
    if !isQuiet, !BoundedEffects.endAll(of: self) {
      // An effect that ignores its cancellation keeps the old store's executor.
      store.report(to: nil)
      store = Self.store(quiet.state, feature, environment)
      listen()
    }
    trace = .touched
    store.restore(quiet.state, quiet.memory)
    environment.restore(quiet.moment)
    log.reset()
  }

  /// Returns to a state with effects in flight.
  ///
  /// - Parameter trace: What the step that was performed there has done to effects.
  /// - Returns: `false` if the state has to be reached by its steps.
  func restore(_ busy: Busy, after trace: EffectTrace) -> Bool {
    switch trace {
    case .alone: break
    case .started: guard BoundedEffects.end(after: busy.last, of: self) else { return false }
    case .touched: return false
    }
    guard store.exchangeState(busy.state) else { return false }
    environment.restore(busy.moment)
    return true
  }

  /// Performs a step, and the effects until nothing is ready or the search has to choose. What views send that have disappeared then is part
  /// of the step.
  ///
  /// - Returns: `false` if the step had to be stopped: an endless circle.
  func perform(_ step: Step) -> Bool {
    departed = []
    log.beginStep()
    let departures = environment.running { feature.departures?(store) }
    guard act(step) else { return false }
    guard let departures else { return true }
    departed = environment.running(departures)
    guard !departed.isEmpty else { return true }
    let first = trace
    defer { if case .alone = trace { trace = first } else { trace = .touched } }
    return act(.sendAll(departed))
  }

  private func act(_ step: Step) -> Bool {
    (wasStopped, trace) = (false, .touched)
    let last = store.lastEffectNumber
    switch step {
    case .send(let action):
      if store.take(action) { return settle(after: last) }
      trace = .alone
    case .sendAll(let actions):
      if actions.map({ store.take($0) }).contains(true) { return settle(after: last) }
      trace = .alone
    case .write(_, let written):
      guard let state = written(state) else { break }
      store.write(state)
      return settle(after: last)
    case .wake(let index):
      if let effect = environment.clock.wake(at: index)?.effect {
        log.noteWake(of: effect.number)
      }
      return settle(after: nil)
    case .part(let index):
      if !BoundedEffects.continueEffect(at: index, of: store) { wasStopped = true }
      return settle(after: nil)
    }
    return !wasStopped
  }

  /// Performs the effects after a step, unless the search chooses which one continues.
  ///
  /// - Parameter last: The effect that started last before the step, if the step may have left earlier ones alone.
  private func settle(after last: Int?) -> Bool {
    if feature.choosesParts { return !wasStopped }
    let (isIdle, parts) = BoundedEffects.settle(store)
    if let last, isIdle, feature.takesShortcuts, log.hasOnlyStarted(parts, after: last),
      memory.isEmpty
    {
      trace = .started
    }
    return isIdle && !wasStopped
  }
}

/// What a step has done to the effects in flight.
enum EffectTrace {
  /// It has started none, and has left the others alone.
  case alone
  /// It has started effects, and has left the others alone.
  case started
  /// It may have woken, cancelled, or ended some.
  case touched
}
