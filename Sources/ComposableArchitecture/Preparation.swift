/// What reducers are told when a store prepares them.
///
/// An operator of its own making hands it on to its parts as it came:
///
/// ```swift
/// struct Logging<Base: Reducer>: OperatorReducer {
///   let base: Base
///   func _prepare(_ preparation: Preparation) -> PreparedReducer<Base.State, Base.Action> {
///     let base = base._prepare(preparation)
///     return { state, action in log(action); return base(&state, action) }
///   }
/// }
/// ```
public struct Preparation {
  @usableFromInline let outline: OutlineRecorder?
  /// What the feature turns out to be made of; nil unless it is prepared for a new store.
  @usableFromInline let wiring: Wiring?
  /// Who stands behind other reducers of the same feature; nil for what runs first.
  @usableFromInline let late: AnyObject?
  /// Who writes down what each reducer does; nil: nobody, and nothing is paid for it.
  @usableFromInline let tracer: ReducerTracer?
  /// Whether nothing that the reducers started can be running.
  @usableFromInline let isForNewStore: Bool

  @inlinable
  init(
    outline: OutlineRecorder? = nil, wiring: Wiring? = nil, late: AnyObject? = nil,
    tracer: ReducerTracer? = nil, isForNewStore: Bool = false
  ) {
    self.outline = outline
    self.wiring = wiring
    self.late = late
    self.tracer = tracer
    self.isForNewStore = isForNewStore
  }

  /// For a store that is being made: nothing that its reducers started can be running.
  @inlinable
  static var forNewStore: Self { Self(wiring: Wiring(of: Never.self), isForNewStore: true) }

  /// For a store that runs, whose reducers are followed from now on, or no longer.
  static func forRunningStore(tracer: ReducerTracer?) -> Self {
    Self(wiring: Wiring(of: Never.self), tracer: tracer)
  }

  /// Prepares a reducer that stands for itself in the outline of a feature, and in a trace.
  ///
  /// - Parameter claim: Tells, of an operator, what it has to do with an action.
  @inlinable
  func node<State, Action>(
    _ description: @autoclosure () -> ReducerDescription,
    claim: ((State, Action) -> ActionClaim)? = nil,
    _ prepare: (Preparation) -> PreparedReducer<State, Action>
  ) -> PreparedReducer<State, Action> {
    if let tracer { return tracer.following(prepare(self), description(), claim) }
    guard let outline else { return prepare(self) }
    return outline.record(description()) { prepare(self) }
  }

  /// Names a reducer that is made only when it runs.
  @inlinable
  func note(_ description: @autoclosure () -> ReducerDescription) {
    outline?.record(description()) {}
  }

  /// Prepares what a store, or an operator that runs a child, is given: all that stands for one
  /// feature.
  ///
  /// - Parameter isPart: Whether it is given the actions of the feature around it: then others may
  ///   handle what it does not.
  @inlinable
  func feature<R: Reducer>(
    _ reducer: R, isPart: Bool = false
  ) -> PreparedFeature<R.State, R.Action> {
    guard wiring != nil, !isPart else {
      let preparation = Preparation(
        outline: outline, wiring: wiring, tracer: tracer, isForNewStore: isForNewStore)
      return PreparedFeature(reducer: reducer._prepare(preparation), mayHaveChildren: true)
    }
    let wiring = Wiring(of: R.Action.self)
    let prepared = reducer._prepare(
      Preparation(
        outline: outline, wiring: wiring, tracer: tracer, isForNewStore: isForNewStore))
    if wiring.hasChildren { self.wiring?.hasChildren = true }
    // What passes through a function that is not inlined is called through thunks from then on.
    let isWired = wiring.isComplete(state: R.State.self, action: R.Action.self)
    return PreparedFeature(
      reducer: isWired ? prepared : wiring.watching(prepared), mayHaveChildren: wiring.hasChildren)
  }

  /// Prepares a child when its first action comes: a feature may hold itself (`forEach { Self() }`)
  /// without end.
  @inlinable
  func lazily<R: Reducer>(
    _ child: R, isPart: Bool = false
  ) -> LazyReducer<R.State, R.Action> {
    outline?.recordOnce(R.self) { _ = child._prepare(Preparation(outline: outline)) }
    // It may, and nobody knows before it is prepared.
    wiring?.hasChildren = true
    let later = Preparation(wiring: wiring, tracer: tracer, isForNewStore: isForNewStore)
    return LazyReducer { later.feature(child, isPart: isPart) }
  }

  /// For a reducer that stands behind others.
  @inlinable
  func behind(_ late: AnyObject) -> Self {
    Self(
      outline: outline, wiring: wiring, late: late, tracer: tracer, isForNewStore: isForNewStore)
  }
}

/// A feature made ready to run.
@usableFromInline
struct PreparedFeature<State, Action> {
  @usableFromInline let reducer: PreparedReducer<State, Action>
  /// Whether it runs children that come and go.
  @usableFromInline let mayHaveChildren: Bool

  @inlinable
  init(reducer: @escaping PreparedReducer<State, Action>, mayHaveChildren: Bool) {
    self.reducer = reducer
    self.mayHaveChildren = mayHaveChildren
  }
}
