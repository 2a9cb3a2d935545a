/// A feature in a store, with its types hidden.
@MainActor
protocol SessionStore: ViewedFeature {
  nonisolated var stateType: Any.Type { get }
  nonisolated var actionType: Any.Type { get }
  var outline: [ReducerOutline] { get }
  var state: Any { get }
  /// A new instance of the reducer.
  var reducer: Any { get }
  /// Is called with every action that is reduced, in order.
  var reduced: ((ReducedAction) -> Void)? { get set }
  /// Is called with the changes of shared values that no action has made: an effect or a view did.
  var sharedChanged: (([SharedChange]) -> Void)? { get set }
  /// Is asked from time to time, while actions and effects run, whether to stop.
  var isInterrupted: ((_ count: Int) -> Bool)? { get set }
  /// The effects in flight, oldest first.
  var runningEffects: [RunningEffect] { get }
  /// The effects that ended last, oldest first; at most ten.
  var ended: [EndedEffect] { get }
  /// The number of external results that have reached an effect.
  var arrivals: Int { get }
  /// Waits in real time for the next external result.
  ///
  /// - Returns: Whether there was one before the deadline.
  func arrival(after seen: Int, until deadline: ContinuousClock.Instant) async -> Bool
  /// The clock of the feature. It moves only when the session moves it.
  var clock: VirtualClock { get }
  /// The dependencies that are the same on every run.
  var dependencies: ControlledDependencies { get }
  /// The dependencies that the feature has used, and those that were set.
  var knownDependencies: [KnownDependency] { get }
  /// The dependencies that `deps` has overridden. Setting it leaves the effects in flight as they are.
  var overrides: [DependencyOverride] { get set }
  /// Whether each action comes with a trace of its reducers.
  var isTraced: Bool { get set }
  /// Whether each action comes with its reducers although the feature is not traced.
  var findsReducers: Bool { get set }
  /// Holds back what follows the action that is being reduced: actions of reducers and effects.
  func holdWork()
  /// Whether work is held back, or would be.
  var holdsWork: Bool { get }
  /// Whether there is work that could run now.
  var hasReadyWork: Bool { get }
  /// Runs what was held back until the store is idle, or held again.
  ///
  /// - Returns: Whether it became idle; `false` if it was interrupted.
  func releaseWork() -> Bool
  /// The issues that the feature has reported with `reportIssue` since the last call.
  func takeReportedIssues() -> [String]
  var snapshots: any ActionSnapshots { get }
  /// The contents of shared values, now.
  var sharedValues: SharedHistory.Snapshot { get }
  /// The values beside the state, now.
  var environment: EnvironmentSnapshot { get }
  /// Runs the effects that are ready until the store is idle.
  ///
  /// - Returns: Whether it became idle; `false` if it was interrupted.
  func settle() -> Bool
  /// Sends an action and runs its effects until the store is idle.
  ///
  /// - Parameter action: An action of exactly the feature's type.
  /// - Returns: Whether it became idle; `false` if it was interrupted, and its effects ended.
  func send(_ action: Any) -> Bool
  /// Does something that may send actions, such as tapping a control, and runs the effects until the
  /// store is idle.
  ///
  /// - Returns: Whether it became idle; `false` if it was interrupted, and its effects ended.
  func perform(_ work: () -> Void) -> Bool
  /// Whether the reducer warns about an action now. It is reduced without its effects, and nothing changes.
  ///
  /// - Parameter action: An action of exactly the feature's type.
  func warns(about action: Any) -> Bool
  /// Reduces an action many times to measure it. Nothing changes.
  ///
  /// - Parameters:
  ///   - action: An action of exactly the feature's type.
  ///   - number: The action after which it is reduced; the present state if it is `nil`.
  func measure(
    _ action: Any, after number: Int?, runs: Int, limit: Duration
  ) -> ActionMeasurement
  /// Goes back, or forward, to the state after an action. Effects are cancelled and not run again.
  ///
  /// - Parameters:
  ///   - environment: The values beside the state, there.
  ///   - command: The command that asks for it.
  /// - Returns: The effects that were in flight.
  func travel(
    to number: Int, _ environment: EnvironmentSnapshot, by command: String
  ) -> [RunningEffect]
  /// The effects that were in flight after an action, as far as they are known.
  ///
  /// - Parameters:
  ///   - last: The number of the effect that had started last.
  ///   - time: The time on the clock. An effect may have ended later, and before the next action; `nil` leaves these out.
  func effects(inFlightAfter action: Int, last: Int, at time: Duration?) -> [EffectSpan]
  /// The time on the clock in an environment.
  func time(in environment: EnvironmentSnapshot) -> Duration?
  /// When the last effects were in flight.
  var spans: EffectSpans { get }
  /// Whether actions may be held back until the end of an interval, by `throttle`.
  var hasThrottled: Bool { get }
  /// The time on the clock after an action; `nil` if it is not kept.
  func time(afterAction number: Int) -> Duration?
  /// The number that the next element of a stack had before an action.
  func nextElement(beforeAction number: Int) -> Int?
  /// Continues without the effects in flight. They are not cancelled, and never run again.
  ///
  /// - Returns: The effects that were in flight.
  func abandonEffects() -> [RunningEffect]
}

extension SessionStore {
  /// Whether nothing depends on the time: no effect sleeps, and the feature has not read the date.
  var isIndependentOfTime: Bool {
    clock.nextDeadline == nil && !dependencies.date.wasRead
  }
}

struct ReducedAction {
  let action: Any
  /// Counted from 1 in each loaded feature.
  let number: Int
  let source: ActionSource
  let before: Any
  let after: Any
  /// The shared values around it.
  let shared: SharedMoments
  /// The trace of its reducers, if the feature is traced. Snapshots do not keep it.
  var steps: [ReducerStep] = []
  /// Whether the trace is shown.
  var showsSteps = true
}
