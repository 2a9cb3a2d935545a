import ComposableArchitecture
import Reflection

/// Runs a feature from any state, one step at a time, the same way on every run.
@MainActor
final class Machine<R: Reducer> {
  typealias State = R.State
  typealias Action = R.Action

  enum Step {
    case send(Action)
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
    fileprivate let state: State
    fileprivate let moment: MachineEnvironment.Moment
  }

  let plans = FingerprintPlans(text: { ChangeText.dump($0) })
  private let actionPlans = FingerprintPlans(text: { ChangeText.dump($0) })
  let outline: [ReducerOutline]
  let log: EffectLog<State, Action>
  /// Whether effects stop where one is ready, so that the search chooses which one continues.
  let choosesParts: Bool
  /// Whether the last step left the effects in flight alone.
  private(set) var leftEffectsAlone = false
  private let environment: MachineEnvironment
  private let makeReducer: () -> R
  private let controls: ((StoreOf<R>) -> [Action])?
  let allows: (Action) -> Bool
  private var store: StoreOf<R>
  private var wasStopped = false
  /// Actions and parts of effects in one step after which it is an endless circle.
  private static var limit: Int { 20_000 }

  init(_ feature: ExploredFeature<R>) {
    environment = MachineEnvironment(
      feature.context, feature.withDependencies, feature.makeDependencies())
    (controls, allows) = (feature.controls, feature.allows)
    makeReducer = feature.reducer
    choosesParts = feature.choosesParts
    outline = environment.running { ReducerOutline.of(feature.reducer()) }
    let (plans, actionPlans) = (plans, actionPlans)
    log = EffectLog { action, state in
      var fingerprint = plans.start(state)
      actionPlans.add(action, to: &fingerprint)
      return fingerprint.value
    }
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
    store.listener = log
    store.interrupt { [unowned self] count in
      wasStopped = wasStopped || count > Self.limit
      return wasStopped
    }
  }

  var state: State { store.withState { $0 } }
  var isQuiet: Bool { log.running.isEmpty }
  var effects: [RunningEffect] { store.runningEffects }
  var quiet: Quiet { Quiet(state: state, moment: environment.moment()) }
  var mark: Mark { Mark(state: state, moment: environment.moment()) }
  /// The time since the start.
  var now: Duration { environment.clock.now.offset }
  /// The number of effects that can continue, if the search chooses which one does.
  var readyParts: Int { choosesParts ? store.readyJobs : 0 }

  /// The dependencies that were used and are not controlled.
  var uncontrolledDependencies: [String] {
    (store.dependencies?.known ?? []).filter { !$0.isOverridden }.map(\.title)
  }

  /// The sleepers that can wake next: the first of each effect. The first of all is due next.
  var wakeable: [Int] {
    var seen: Set<Int> = []
    return environment.clock.sleepers.enumerated()
      .filter { seen.insert($1.effect?.number ?? -1).inserted }.map(\.offset)
  }

  /// Restores a state. Effects in flight are cancelled.
  func restore(_ quiet: Quiet) {
    if !log.running.isEmpty { endEffects(quiet.state) }
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
    store = Self.store(state, makeReducer, environment)
    listen()
  }

  /// Returns to a state from which only steps were performed that left the effects in flight alone.
  func undo(to mark: Mark) {
    store.replaceState(mark.state)
    environment.restore(mark.moment)
  }

  /// Performs a step, and the effects until nothing is ready or the search has to choose.
  ///
  /// - Returns: `false` if the step had to be stopped: an endless circle.
  func perform(_ step: Step) -> Bool {
    wasStopped = false
    leftEffectsAlone = false
    log.beginStep()
    switch step {
    case .send(let action):
      let task = store.send(action)
      leftEffectsAlone = !task.hasWork
      if leftEffectsAlone { return !wasStopped }
    case .wake(let index):
      if let effect = environment.clock.sleepers[index].effect { log.noteWake(of: effect.number) }
      _ = environment.clock.wake(at: index)
    case .part(let index): continuePart(at: index)
    }
    if choosesParts { return !wasStopped }
    return store.drainEffects { $0 > Self.limit } && !wasStopped
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
      let left = sleeper.deadline.offset - environment.clock.now.offset
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

  /// The effect that is asleep at an index.
  func sleeper(at index: Int) -> RunningEffect? {
    let sleepers = environment.clock.sleepers
    return sleepers.indices.contains(index) ? sleepers[index].effect : nil
  }

  /// Whether another effect wakes at the same time as the first one.
  var hasSimultaneousSleepers: Bool {
    let sleepers = environment.clock.sleepers
    guard sleepers.count > 1 else { return false }
    return sleepers[1].deadline <= max(sleepers[0].deadline, environment.clock.now)
  }

  /// Whether a view says what a user can send.
  var hasView: Bool { controls != nil }

  /// The actions that the controls of the view send; `nil` without a view.
  func controlActions() -> [Action]? {
    guard let controls else { return nil }
    // A view may make values for the actions of its controls.
    let moment = environment.moment()
    defer { environment.restore(moment) }
    return environment.running { controls(store) }
  }

  /// The cases of the feature's enums in the state that no state was in.
  var unseenCases: [String] {
    plans.seen.filter { Self.module(of: $0.layout.type) == Self.module(of: R.State.self) }
      .flatMap { seen in seen.unseen.map { "\(TypeName.of(seen.layout.type)) is never .\($0)" } }
      .sorted()
  }

  private static func module(of type: Any.Type) -> Substring {
    _typeName(type, qualified: true).prefix { $0 != "." }
  }
}
