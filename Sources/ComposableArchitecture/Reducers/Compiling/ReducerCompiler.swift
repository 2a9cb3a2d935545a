/// Turns a tree of reducers into one function.
///
/// A custom operator passes the compiler on to the reducers that it is applied to:
///
/// ```swift
/// struct Logging<Base: Reducer>: OperatorReducer {
///   let base: Base
///   func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<Base.State, Base.Action> {
///     let base = base._compile(compiler)
///     return { state, action in log(action); return base(&state, action) }
///   }
/// }
/// ```
public struct ReducerCompiler {
  /// Records the structure of the feature, if it is compiled for an outline.
  @usableFromInline let outline: OutlineRecorder?
  /// Records which actions are handled, if the feature is compiled for a store.
  @usableFromInline let wiring: Wiring?
  /// The `PresenceChecks` of the feature, if other reducers of the feature run before this one.
  @usableFromInline let presence: AnyObject?
  /// Records what each reducer does with an action, if the feature is traced.
  @usableFromInline let tracer: ReducerTracer?
  /// Whether no effects of the reducers can be in flight yet.
  @usableFromInline let isForNewStore: Bool
  /// Whether each effect is in the registry of the child that returned it, also if that is always there.
  @usableFromInline let keepsOwners: Bool

  @inlinable
  init(
    outline: OutlineRecorder? = nil, wiring: Wiring? = nil, presence: AnyObject? = nil,
    tracer: ReducerTracer? = nil, isForNewStore: Bool = false, keepsOwners: Bool = false
  ) {
    self.outline = outline
    self.wiring = wiring
    self.presence = presence
    self.tracer = tracer
    self.isForNewStore = isForNewStore
    self.keepsOwners = keepsOwners
  }

  /// A compiler for a store that is being created.
  @usableFromInline static var forNewStore: Self {
    Self(
      wiring: Wiring(of: Never.self), isForNewStore: true, keepsOwners: EffectOwners.areKept)
  }

  /// A compiler for a store that is running, to start or to end tracing.
  static func forRunningStore(tracer: ReducerTracer?) -> Self {
    Self(wiring: Wiring(of: Never.self), tracer: tracer)
  }

  /// Compiles a reducer that has an entry of its own in outlines and traces.
  ///
  /// - Parameter claim: For an operator, tells how an action concerns it.
  @inlinable
  func node<State, Action>(
    _ description: @autoclosure () -> ReducerDescription,
    claim: ((State, Action) -> ActionClaim)? = nil,
    _ compile: (ReducerCompiler) -> CompiledReducer<State, Action>
  ) -> CompiledReducer<State, Action> {
    if let tracer { return tracer.tracing(compile(self), description(), claim) }
    guard let outline else { return compile(self) }
    return outline.record(description()) { compile(self) }
  }

  /// Adds an outline entry for a reducer that is only made when it runs.
  @inlinable
  func note(_ description: @autoclosure () -> ReducerDescription) {
    outline?.record(description()) {}
  }

  /// Compiles a whole feature: the reducer of a store, or the child of an operator.
  ///
  /// - Parameter isPart: Whether the reducer receives the actions of the feature around it. Other
  ///   reducers may then handle the actions that it does not.
  @inlinable
  func feature<R: Reducer>(
    _ reducer: R, isPart: Bool = false
  ) -> CompiledFeature<R.State, R.Action> {
    guard wiring != nil, !isPart else {
      let compiler = ReducerCompiler(
        outline: outline, wiring: wiring, tracer: tracer, isForNewStore: isForNewStore,
        keepsOwners: keepsOwners)
      return CompiledFeature(reducer: reducer._compile(compiler), mayHaveChildren: true)
    }
    let wiring = Wiring(of: R.Action.self)
    let compiled = reducer._compile(
      ReducerCompiler(
        outline: outline, wiring: wiring, tracer: tracer, isForNewStore: isForNewStore,
        keepsOwners: keepsOwners))
    if wiring.hasChildren { self.wiring?.hasChildren = true }
    // A function that passes through one that is not inlined is called through thunks from then on.
    // A reducer that is empty on purpose, as in tests of views, handles no child.
    let isComplete =
      R.self == EmptyReducer<R.State, R.Action>.self
      || wiring.isComplete(state: R.State.self, action: R.Action.self)
    return CompiledFeature(
      reducer: isComplete ? compiled : wiring.reportingUnhandledCases(compiled),
      mayHaveChildren: wiring.hasChildren)
  }

  /// Compiles a child when it receives its first action, as a feature may contain itself
  /// (`forEach { Self() }`).
  @inlinable
  func lazily<R: Reducer>(
    _ child: R, isPart: Bool = false
  ) -> LazyReducer<R.State, R.Action> {
    outline?.recordOnce(R.self) { _ = child._compile(ReducerCompiler(outline: outline)) }
    // Whether it has children is unknown until it is compiled.
    wiring?.hasChildren = true
    let compiler = ReducerCompiler(
      wiring: wiring, tracer: tracer, isForNewStore: isForNewStore, keepsOwners: keepsOwners)
    return LazyReducer { compiler.feature(child, isPart: isPart) }
  }

  /// The compiler for a reducer that runs after other reducers of the same feature.
  @inlinable
  func afterOtherReducers(_ presence: AnyObject) -> Self {
    Self(
      outline: outline, wiring: wiring, presence: presence, tracer: tracer,
      isForNewStore: isForNewStore, keepsOwners: keepsOwners)
  }
}

extension ReducerOutline {
  package static func of<R: Reducer>(_ reducer: R) -> [ReducerOutline] {
    let recorder = OutlineRecorder()
    recorder.recordOnce(R.self) { _ = reducer._compile(ReducerCompiler(outline: recorder)) }
    return recorder.roots
  }
}
