extension Reducer {
  /// Sets a dependency for this reducer and all that is part of it.
  ///
  /// ```swift
  /// Onboarding()
  ///   .dependency(\.userDefaults, .inMemory)
  /// ```
  ///
  /// Effects that the reducer returns keep the value. Set twice, the setting that stands closer to
  /// the reducer wins.
  ///
  /// - Parameters:
  ///   - keyPath: The dependency.
  ///   - value: What it is to be.
  @inlinable
  public func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { $0[keyPath: keyPath] = value }
  }

  /// Sets a dependency that is its own key.
  ///
  /// - Parameter value: What it is to be.
  @inlinable
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> _DependencyKeyWritingReducer<Self> where Value.Value == Value {
    _DependencyKeyWritingReducer(base: self) { $0[Value.self] = value }
  }

  /// Changes a dependency for this reducer and all that is part of it.
  ///
  /// ```swift
  /// Onboarding()
  ///   .transformDependency(\.factClient) { $0.fetch = { "\($0) is a good number" } }
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The dependency, or `\.self` for all.
  ///   - transform: Changes it; runs for each action.
  @inlinable
  public func transformDependency<V>(
    _ keyPath: WritableKeyPath<DependencyValues, V>,
    transform: @escaping (_ dependency: inout V) -> Void
  ) -> _DependencyKeyWritingReducer<Self> {
    _DependencyKeyWritingReducer(base: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// Changes a dependency that is its own key.
  ///
  /// - Parameters:
  ///   - type: The dependency's type.
  ///   - transform: Changes it; runs for each action.
  @inlinable
  public func transformDependency<V: TestDependencyKey>(
    _ type: V.Type, transform: @escaping (_ dependency: inout V) -> Void
  ) -> _DependencyKeyWritingReducer<Self> where V.Value == V {
    _DependencyKeyWritingReducer(base: self) { transform(&$0[V.self]) }
  }
}

/// What `dependency` and `transformDependency` make of a reducer.
public struct _DependencyKeyWritingReducer<Base: Reducer>: OperatorReducer {
  @usableFromInline let base: Base
  @usableFromInline let update: (inout DependencyValues) -> Void

  @inlinable
  init(base: Base, update: @escaping (inout DependencyValues) -> Void) {
    self.base = base
    self.update = update
  }

  /// Prepares the base, too, with the dependencies: a `body` may read them.
  @inlinable
  public func _prepare(_ preparation: Preparation) -> PreparedReducer<Base.State, Base.Action> {
    let base = withDependencies(update) { self.base._prepare(preparation) }
    return { [update] state, action in
      withDependencies(update) { base(&state, action) }
    }
  }
}
