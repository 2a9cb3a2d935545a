/// Runs a feature from any state, one step at a time, the same way on every run.
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
  struct Mark {
    let state: State
    let moment: MachineEnvironment.Moment
    /// The number of the effect that started last.
    let effect: Int
  }

  let keys = StateKeys<S>()
  let outline: [ReducerOutline]
  let log: EffectNotes
  let feature: ExploredFeature<S>
  /// What the last step has done to the effects in flight.
  private(set) var trace = EffectTrace.touched
  /// What views that have disappeared have sent at the end of the last step.
  private(set) var departed: [Action] = []
  private let listener: EffectLog<State, Action>
  let environment: MachineEnvironment
  private(set) var store: S
  private var wasStopped = false

  init(_ feature: ExploredFeature<S>) {
    environment = MachineEnvironment(
      feature.context, feature.withDependencies, feature.makeDependencies())
    self.feature = feature
    outline = environment.running(feature.outline)
    listener = EffectLog(keys.identities)
    log = listener.notes
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
    store.report(to: listener)
    store.interrupt { [unowned self] count in
      wasStopped = wasStopped || count > BoundedEffects.limit
      return wasStopped
    }
  }

  var state: State { store.withState { $0 } }
  var isQuiet: Bool { log.isQuiet }
  var effects: [RunningEffect] { store.runningEffects }
  /// What the store keeps beside the state, such as the intervals in which effects are throttled.
  var memory: S.Memory { store.memory }
  var quiet: Quiet { Quiet(state: state, moment: environment.moment(), memory: memory) }
  var mark: Mark {
    Mark(state: state, moment: environment.moment(), effect: store.lastEffectNumber)
  }
  /// The number of effects that can continue, if the search chooses which one does.
  var readyParts: Int { feature.choosesParts ? store.readyJobs : 0 }
  /// Identifies the state and everything beside it that decides what can happen next.
  var key: UInt64 { keys.key(of: self) }

  /// The dependencies that were used and are not controlled.
  var uncontrolledDependencies: [String] {
    store.knownDependencies.filter { !$0.isOverridden }.map(\.title)
  }

  /// Restores a state. Effects in flight are cancelled.
  func restore(_ quiet: Quiet) {
    if !isQuiet { endEffects(quiet.state) }
    trace = .touched
    store.restore(quiet.state, quiet.memory)
    environment.restore(quiet.moment)
    log.reset()
  }

  private func endEffects(_ state: State) {
    log.isReplaying = true
    defer { log.isReplaying = false }
    store.cancelEffects(after: 0)
    environment.clock.cancelSleepers()
    _ = BoundedEffects.settle(store)
    guard !store.runningEffects.isEmpty else { return }
    // An effect ignores its cancellation. It keeps the old store's executor.
    store.report(to: nil)
    store = Self.store(state, feature, environment)
    listen()
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
    wasStopped = false
    trace = .touched
    switch step {
    case .send(let action):
      let last = store.lastEffectNumber
      if !store.take(action) { trace = .alone } else { return settle(after: last) }
    case .sendAll(let actions):
      let last = store.lastEffectNumber
      var hasWork = false
      for action in actions { hasWork = store.take(action) || hasWork }
      if !hasWork { trace = .alone } else { return settle(after: last) }
    case .write(_, let written):
      guard let state = written(state) else { break }
      let last = store.lastEffectNumber
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

  /// Performs the effects after a step.
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
