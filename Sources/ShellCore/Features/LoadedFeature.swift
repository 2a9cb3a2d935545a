import ComposableArchitecture

/// A running feature with its types hidden: what a session holds.
@MainActor
protocol LoadedFeature: AnyObject {
  nonisolated var stateType: Any.Type { get }
  nonisolated var actionType: Any.Type { get }
  /// How the feature is put together.
  var outline: [ReducerOutline] { get }
  var state: Any { get }
  /// The feature's view on the running store; nil when it has none.
  var view: (any View)? { get }
  /// Hears of every action that is reduced, in order.
  var reduced: ((ReducedAction) -> Void)? { get set }
  /// Asked now and then while actions and effects follow each other, whether to stop.
  var isInterrupted: ((_ count: Int) -> Bool)? { get set }
  /// The operations that have started and not ended, oldest first.
  var running: [RunningEffect] { get }
  /// The operations that ended last, oldest first; no more than ten.
  var ended: [EndedEffect] { get }
  /// How often something has come to the effects from outside.
  var arrivals: Int { get }
  /// Waits for real until more has come than was seen; false when nothing did.
  func arrival(after seen: Int, until deadline: ContinuousClock.Instant) async -> Bool
  /// The time that the feature sees: it moves when somebody moves it.
  var clock: VirtualClock { get }
  /// Whether what each reducer does is written down with the action.
  var isTraced: Bool { get set }
  /// Runs the effects that are ready until the store is quiet.
  ///
  /// - Returns: Whether it became quiet; false when it was interrupted.
  func settle() -> Bool
  /// Sends an action, which must be exactly of the feature's type, and runs its effects until the
  /// store is quiet.
  ///
  /// - Returns: Whether it became quiet; false when it was interrupted: its effects have then
  ///   ended.
  func send(_ action: Any) -> Bool
}

/// An action with the states around it.
struct ReducedAction {
  let action: Any
  /// Counted from 1 in each loaded feature.
  let number: Int
  let origin: ActionOrigin
  /// The operation that sent it, if one did.
  let effect: RunningEffect?
  let before: Any
  let after: Any
  /// What its reducers did, while the feature is traced.
  let steps: [ReducerStep]
}

/// A feature in a store.
final class LoadedStore<R: Reducer>: LoadedFeature {
  private var store: StoreOf<R>
  private let reducer: () -> R
  private let makeView: (@MainActor (StoreOf<R>) -> any View)?
  private var wasInterrupted = false
  let clock: VirtualClock
  let outline: [ReducerOutline]
  var reduced: ((ReducedAction) -> Void)?
  var isInterrupted: ((_ count: Int) -> Bool)?
  private var tracer: ReducerTracer?
  private(set) var ended: [EndedEffect] = []

  init(
    initialState: R.State, reducer: @escaping () -> R,
    view: (@MainActor (StoreOf<R>) -> any View)?
  ) {
    let clock = VirtualClock()
    self.clock = clock
    store = Self.makeStore(initialState, reducer, clock)
    self.reducer = reducer
    makeView = view
    outline = ReducerOutline.of(reducer())
    connect()
  }

  private static func makeStore(
    _ state: R.State, _ reducer: () -> R, _ clock: VirtualClock
  ) -> StoreOf<R> {
    EffectExecution.$current.withValue(.drainedByHand) {
      Store(initialState: state, reducer: reducer) { $0.control(by: clock) }
    }
  }

  private func connect() {
    store.listen { [unowned self] event in hear(event) }
    store.interrupt { [unowned self] count in interrupts(count) }
  }

  nonisolated var stateType: Any.Type { R.State.self }
  nonisolated var actionType: Any.Type { R.Action.self }
  var state: Any { store.withState { $0 } }
  var view: (any View)? { makeView?(store) }
  var running: [RunningEffect] { store.runningEffects }
  var arrivals: Int { store.effectArrivals }

  func arrival(after seen: Int, until deadline: ContinuousClock.Instant) async -> Bool {
    await store.effectArrival(after: seen, until: deadline)
  }

  var isTraced: Bool {
    get { tracer != nil }
    set {
      guard newValue != isTraced else { return }
      tracer = newValue ? ReducerTracer() : nil
      store.trace(reducer, by: tracer)
    }
  }

  func send(_ action: Any) -> Bool {
    guard let action = exactly(action, as: R.Action.self) else {
      preconditionFailure("\(type(of: action)) is not \(R.Action.self)")
    }
    wasInterrupted = false
    store.send(action)
    return settled()
  }

  func settle() -> Bool {
    wasInterrupted = false
    return settled()
  }

  private func settled() -> Bool {
    guard store.drainEffects(until: interrupts), !wasInterrupted else {
      replaceStore()
      return false
    }
    return true
  }

  /// Goes on from the present state in a new store: the old one's effects are cancelled, and those
  /// that do not heed it are never run again, as nobody drains them.
  private func replaceStore() {
    store = Self.makeStore(store.withState { $0 }, reducer, clock)
    connect()
    if let tracer { store.trace(reducer, by: tracer) }
  }

  private func interrupts(_ count: Int) -> Bool {
    guard isInterrupted?(count) == true else { return false }
    wasInterrupted = true
    return true
  }

  private func hear(_ event: StoreEvent<R.State, R.Action>) {
    if case .effectEnded(let effect, let end) = event {
      ended = ended.suffix(EndedEffect.mostKept - 1) + [EndedEffect(effect: effect, end: end)]
    }
    guard case .reduced(let action, let number, let origin, let before, let after) = event else {
      return
    }
    var effect: RunningEffect?
    if case .effect(let number) = origin { effect = store.runningEffect(number) }
    reduced?(
      ReducedAction(
        action: action, number: number, origin: origin, effect: effect, before: before,
        after: after, steps: tracer?.takeSteps() ?? []))
  }
}
