extension FeatureProtocol {
  /// Sets a value of the environment of the feature and its descendants.
  public func environment<Value>(
    _ path: WritableKeyPath<FeatureEnvironmentValues, Value>,
    _ value: @autoclosure @escaping () -> Value
  ) -> _ModifiedFeature<Self> {
    transformEnvironment { $0.set(path, to: value()) }
  }

  /// Changes the environment of the feature and its descendants.
  public func transformEnvironment(
    _ change: @escaping (inout FeatureEnvironmentValues) -> Void
  ) -> _ModifiedFeature<Self> {
    _ModifiedFeature(self) { base, context in
      base.part(in: context.inside(FeatureScope(inside: context.scope, environment: change)))
    }
  }

  /// Sets a dependency of the feature and its descendants.
  public func dependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> _ModifiedFeature<Self> {
    transformDependency { $0[keyPath: path] = value }
  }

  /// Sets the dependency whose key is the type of the value.
  public func dependency<Value: TestDependencyKey>(
    _ value: Value
  ) -> _ModifiedFeature<Self> where Value.Value == Value {
    transformDependency { $0[Value.self] = value }
  }

  private func transformDependency(
    _ change: @escaping (inout DependencyValues) -> Void
  ) -> _ModifiedFeature<Self> {
    _ModifiedFeature(self) { base, context in
      let dependencies = (context.scope.dependencies ?? DependencyValues._current).overriding(
        change)
      let scope = FeatureScope(inside: context.scope, dependencies: dependencies)
      return scope.run { DependencyPart(base.part(in: context.inside(scope)), scope) }
    }
  }
}

/// Runs what it surrounds with other dependencies.
private final class DependencyPart<State, Action>: PartAround<State, Action> {
  private let scope: FeatureScope

  init(_ content: Part<State, Action>, _ scope: FeatureScope) {
    self.scope = scope
    super.init(content)
  }

  override func makeUpdate() -> (inout State, Action) -> Void {
    let update = content.makeUpdate()
    return { [scope] state, action in scope.run { update(&state, action) } }
  }
  override func mount() { scope.run { content.mount() } }
  override func settle() -> Bool { scope.run { content.settle() } }
  override func dismount() { scope.run { content.dismount() } }
}
