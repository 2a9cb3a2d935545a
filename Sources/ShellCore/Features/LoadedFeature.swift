import ComposableArchitecture

/// A running feature with its types hidden: what a session holds.
@MainActor
protocol LoadedFeature: ViewedFeature {
  nonisolated var stateType: Any.Type { get }
  nonisolated var actionType: Any.Type { get }
  /// How the feature is put together.
  var outline: [ReducerOutline] { get }
  var state: Any { get }
  /// The feature itself.
  var reducer: Any { get }
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
  /// What is set to be the same on every run.
  var dependencies: ControlledDependencies { get }
  /// All dependencies that the feature has, as far as they are known: what was used or set.
  var knownDependencies: [KnownDependency] { get }
  /// Whether what each reducer does is written down with the action.
  var isTraced: Bool { get set }
  /// The actions that were reduced.
  var log: any ActionLog { get }
  /// Where everything besides the state stands now.
  var mark: Mark { get }
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
  /// Does something that may send actions, as working a control does, and runs the effects until
  /// the store is quiet.
  ///
  /// - Returns: Whether it became quiet; false when it was interrupted: its effects have then
  ///   ended.
  func perform(_ work: () -> Void) -> Bool
  /// Makes the state behind an action of the log the present one, and what stood beside it.
  ///
  /// - Parameter command: What leads there.
  /// - Returns: The effects that were under way: they are cancelled.
  func travel(to number: Int, _ mark: Mark, by command: String) -> [RunningEffect]
}

/// An action with the states around it.
struct ReducedAction {
  let action: Any
  /// Counted from 1 in each loaded feature.
  let number: Int
  let source: ActionSource
  let before: Any
  let after: Any
  /// What its reducers did, while the feature is traced; a log does not keep it.
  var steps: [ReducerStep] = []
}
