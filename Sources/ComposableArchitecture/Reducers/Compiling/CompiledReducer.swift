/// A reducer as one function: see `_compile` of ``Reducer``.
public typealias CompiledReducer<State, Action> = (inout State, Action) -> Effect<Action>

/// A feature that is ready to run.
@usableFromInline
struct CompiledFeature<State, Action> {
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
  @usableFromInline var compiled: CompiledFeature<State, Action>?
  @usableFromInline let compile: () -> CompiledFeature<State, Action>

  @inlinable
  init(_ compile: @escaping () -> CompiledFeature<State, Action>) { self.compile = compile }

  @inlinable
  @inline(__always)
  var reducer: CompiledReducer<State, Action> { compiled?.reducer ?? compileNow().reducer }

  /// Whether the child runs children that can be removed. `true` until the child is compiled.
  @inlinable var mayHaveChildren: Bool { compiled?.mayHaveChildren ?? true }

  @inlinable
  @inline(never)
  func compileNow() -> CompiledFeature<State, Action> {
    let feature = compile()
    compiled = feature
    return feature
  }
}
