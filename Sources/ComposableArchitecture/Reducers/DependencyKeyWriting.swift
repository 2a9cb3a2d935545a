extension Reducer {
  /// Overrides a dependency for this reducer and its children.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(\.userDefaults, .inMemory)
  /// ```
  ///
  /// The effects of the reducer use the same value. If a dependency is overridden twice, the override
  /// closest to the reducer is used.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: Its value.
  @inlinable
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Overrides a dependency whose type is its own key.
  ///
  /// - Parameter value: The value of the dependency.
  @inlinable
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> where Value.Value == Value {
    _DependencyKeyWritingReducer(base: self) { $0[Value.self] = value }
  }

  /// Changes a dependency for this reducer and its children.
  ///
  /// ```swift
  /// Onboarding()
  ///   .transformDependency(\.factClient) { $0.fetch = { "\($0) is a good number" } }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or `\.self` for all dependencies.
  ///   - transform: Changes the dependency. It is called for each action.
  @inlinable
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Changes a dependency whose type is its own key.
  ///
  /// - Parameters:
  ///   - type: The type of the dependency.
  ///   - transform: Changes the dependency. It is called for each action.
  @inlinable
  public func transformDependency<V: TestDependencyKey>(
    _ type: V.Type, transform: @escaping (_ dependency: inout V) -> Void
  ) -> _DependencyKeyWritingReducer<Self> where V.Value == V {
    _DependencyKeyWritingReducer(base: self) { transform(&$0[V.self]) }
  }
}

/// The result of `dependency` and `transformDependency`.
public struct _DependencyKeyWritingReducer<Base: Reducer>: OperatorReducer {
  @usableFromInline let base: Base
  @usableFromInline let update: (inout DependencyValues) -> Void

  @inlinable
  init(base: Base, update: @escaping (inout DependencyValues) -> Void) {
    self.base = base
    self.update = update
  }

  /// Overrides or changes another dependency as well, without another layer around the base.
  @inlinable
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> Self {
    Self(base: base) { [update] values in
      values[keyPath: keyPath] = value
      update(&values)
    }
  }

  /// Changes another dependency as well, without another layer around the base.
  @inlinable
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> Self {
    Self(base: base) { [update] values in
      transform(&values[keyPath: keyPath])
      update(&values)
    }
  }

  /// Compiles the base under the dependencies, as a `body` may read them.
  @inlinable
  public func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<Base.State, Base.Action> {
    let base = withDependencies(update) { self.base._compile(compiler) }
    return { [update] state, action in
      withDependencies(update) { base(&state, action) }
    }
  }
}
