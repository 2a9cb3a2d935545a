/// A reducer as one function: see `_compile` of ``Reducer``.
public typealias CompiledReducer<State, Action> = (inout State, Action) -> Effect<Action>

/// A feature that is ready to run.
///
/// It is an object, because the function in a constant of an object that is certain to exist is called without counting references.
@usableFromInline
final class CompiledFeature<State, Action> {
  @usableFromInline let reducer: CompiledReducer<State, Action>
  /// Whether the feature runs children that can be removed.
  @usableFromInline let mayHaveChildren: Bool

  @inlinable
  init(reducer: @escaping CompiledReducer<State, Action>, mayHaveChildren: Bool) {
    self.reducer = reducer
    self.mayHaveChildren = mayHaveChildren
  }
}

/// A child that is compiled when it receives its first action.
@usableFromInline
final class LazyReducer<State, Action> {
  // Unchecked: nothing else accesses it while the child is compiled or run.
  @exclusivity(unchecked)
  @usableFromInline var compiled: Unmanaged<CompiledFeature<State, Action>>?
  @usableFromInline let compile: () -> CompiledFeature<State, Action>

  @inlinable
  init(_ compile: @escaping () -> CompiledFeature<State, Action>) { self.compile = compile }

  deinit { compiled?.release() }

  /// Runs the child.
  @inlinable
  @inline(__always)
  func run(_ state: inout State, _ action: Action) -> Effect<Action> {
    // Memory safety: what was compiled is kept until this object ends, and is never replaced.
    (compiled ?? compileNow())._withUnsafeGuaranteedRef { $0.reducer(&state, action) }
  }

  /// Whether the child runs children that can be removed. `true` until the child is compiled.
  @inlinable var mayHaveChildren: Bool {
    compiled.map { $0._withUnsafeGuaranteedRef { $0.mayHaveChildren } } ?? true
  }

  @inlinable
  @inline(never)
  func compileNow() -> Unmanaged<CompiledFeature<State, Action>> {
    let feature = Unmanaged.passRetained(compile())
    compiled = feature
    return feature
  }
}
