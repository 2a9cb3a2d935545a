import ComposableArchitecture
import Reflection

/// Runs a feature from any state, one step at a time, the same way on every run.
@MainActor
final class Machine<R: Reducer> {
  typealias State = R.State
  typealias Action = R.Action

  enum Step {
    case send(Action)
    /// Sends the actions of one control, which the effects follow.
    case sendAll([Action])
    /// Wakes the sleeper at an index; an index other than 0 means that earlier ones are late.
    case wake(Int)
    /// Continues the ready part of an effect at an index.
    case part(Int)
  }

  /// A state without effects in flight, which can be restored as a value.
  struct Quiet {
    let state: State
    let moment: MachineEnvironment.Moment
  }

  /// A state with effects in flight, to which the machine can return after a step that leaves them alone.
  struct Mark {
    let state: State
    let moment: MachineEnvironment.Moment
    /// The number of the effect that started last.
    let effect: Int
  }

  let plans = FingerprintPlans(text: { ChangeText.dump($0) })
  private let actionPlans = FingerprintPlans(text: { ChangeText.dump($0) })
  let outline: [ReducerOutline]
  let log: EffectNotes
  let feature: ExploredFeature<R>
  /// What the last step has done to the effects in flight.
  private(set) var trace = EffectTrace.touched
  private let listener: EffectLog<State, Action>
  let environment: MachineEnvironment
  private(set) var store: StoreOf<R>
  private var wasStopped = false
  /// Actions and parts of effects in one step after which it is an endless circle.
  static var limit: Int { 20_000 }

  init(_ feature: ExploredFeature<R>) {
    environment = MachineEnvironment(
      feature.context, feature.withDependencies, feature.makeDependencies())
    self.feature = feature
    outline = environment.running { ReducerOutline.of(feature.reducer()) }
    let (plans, actionPlans) = (plans, actionPlans)
    listener = EffectLog(
      identify: { action, state in
        var fingerprint = plans.start(state)
        actionPlans.add(action, to: &fingerprint)
        return fingerprint.value
      }, fingerprint: { actionPlans.start($0).value })
    log = listener.notes
    let state = environment.running(feature.initialState)
    store = Self.store(state, feature.reducer, environment)
    listen()
  }

  private static func store(
    _ state: State, _ reducer: () -> R, _ environment: MachineEnvironment
  ) -> StoreOf<R> {
    EffectExecution.$current.withValue(.drainedByHand) {
      environment.isolated {
        Store(initialState: state, reducer: reducer, withDependencies: environment.apply)
      }
    }
  }

  private func listen() {
    store.listener = listener
    store.interrupt { [unowned self] count in
      wasStopped = wasStopped || count > Self.limit
      return wasStopped
    }
  }

  var state: State { store.withState { $0 } }
  var isQuiet: Bool { log.isQuiet }
  var effects: [RunningEffect] { store.runningEffects }
  var quiet: Quiet { Quiet(state: state, moment: environment.moment()) }
  var mark: Mark {
    Mark(state: state, moment: environment.moment(), effect: store.lastEffectNumber)
  }
  /// The number of effects that can continue, if the search chooses which one does.
  var readyParts: Int { feature.choosesParts ? store.readyJobs : 0 }

  /// The dependencies that were used and are not controlled.
  var uncontrolledDependencies: [String] {
    (store.dependencies?.known ?? []).filter { !$0.isOverridden }.map(\.title)
  }

  /// Restores a state. Effects in flight are cancelled.
  func restore(_ quiet: Quiet) {
    if !isQuiet { endEffects(quiet.state) }
    trace = .touched
    store.resume(from: quiet.state, actions: 0, effects: 0)
    environment.restore(quiet.moment)
    log.reset()
  }

  private func endEffects(_ state: State) {
    log.isReplaying = true
    defer { log.isReplaying = false }
    store.cancelEffects()
    environment.clock.cancelSleepers()
    _ = store.drainEffects { $0 > Self.limit }
    guard !store.runningEffects.isEmpty else { return }
    // An effect ignores its cancellation. It keeps the old store's executor.
    store.listener = nil
    store = Self.store(state, feature.reducer, environment)
    listen()
  }

  /// Performs a step, and the effects until nothing is ready or the search has to choose.
  ///
  /// - Returns: `false` if the step had to be stopped: an endless circle.
  func perform(_ step: Step) -> Bool {
    wasStopped = false
    trace = .touched
    log.beginStep()
    switch step {
    case .send(let action):
      let last = store.lastEffectNumber
      if !store.send(action).hasWork { trace = .alone } else { return settle(after: last) }
    case .sendAll(let actions):
      let last = store.lastEffectNumber
      var hasWork = false
      for action in actions { hasWork = store.send(action).hasWork || hasWork }
      if !hasWork { trace = .alone } else { return settle(after: last) }
    case .wake(let index):
      if let effect = environment.clock.sleepers[index].effect { log.noteWake(of: effect.number) }
      _ = environment.clock.wake(at: index)
      return settle(after: nil)
    case .part(let index):
      continuePart(at: index)
      return settle(after: nil)
    }
    return !wasStopped
  }

  /// Performs the effects after a step.
  ///
  /// - Parameter last: The effect that started last before the step, if the step may have left earlier ones alone.
  private func settle(after last: Int?) -> Bool {
    if feature.choosesParts { return !wasStopped }
    var jobs = 0
    let isSettled = store.drainEffects {
      jobs = $0
      return $0 > Self.limit
    }
    if let last, isSettled, feature.takesShortcuts, log.hasOnlyStarted(jobs, after: last),
      !ThrottleMemory.isKept(by: store)
    {
      trace = .started
    }
    return isSettled && !wasStopped
  }

  /// Runs an effect until it sleeps, waits, or ends.
  private func continuePart(at index: Int) {
    let others = store.readyJobs - 1
    var parts = 1
    store.runJob(at: index)
    // What an effect makes ready comes after what was ready before.
    while store.readyJobs == others + 1, parts < Self.limit {
      store.runJob(at: others)
      parts += 1
    }
    if parts >= Self.limit { wasStopped = true }
  }

  /// Identifies the state and everything beside it that decides what can happen next.
  var key: UInt64 {
    var fingerprint = store.withState { plans.start($0) }
    if let random = environment.random.state, random != 0 { fingerprint.add(random) }
    if environment.date.wasRead { fingerprint.add(environment.clock.now.hashValue) }
    guard !isQuiet else { return fingerprint.value }
    let running = store.runningEffects
    for effect in running {
      fingerprint.add(log.running[effect.number]?.identity ?? 0)
      fingerprint.add(log.running[effect.number]?.progress ?? 0)
    }
    for sleeper in environment.clock.sleepers {
      let left = sleeper.deadline.offset - environment.now
      fingerprint.add(Int(left.components.seconds))
      fingerprint.add(Int(left.components.attoseconds))
      fingerprint.add(running.firstIndex { $0 === sleeper.effect } ?? -1)
    }
    fingerprint.add(readyParts)
    return fingerprint.value
  }

  /// A fingerprint of an action, in which identifiers are numbered as in the current state: it stays the same if
  /// the state has others in their places.
  func symbol(of action: Action) -> UInt64 {
    var fingerprint = store.withState { plans.start($0) }
    fingerprint.restart()
    actionPlans.add(action, to: &fingerprint)
    return fingerprint.value
  }

  /// Whether a view says what a user can send.
  var hasView: Bool { feature.controls != nil }

  /// What the controls of the view send, each one or more actions at once; `nil` without a view.
  func controlActions() -> [[Action]]? {
    guard let controls = feature.controls else { return nil }
    // A view may make values for the actions of its controls.
    let moment = environment.moment()
    defer { environment.restore(moment) }
    return environment.running { controls(store) }
  }
}
