import ComposableFeatures

extension Trigger: UnwrittenValue {}
extension StoreTaskID: UnwrittenValue {}

extension FeatureSessionStore: ExplorableFeature {
  func explore(_ plan: ExplorationPlan) throws -> ExplorationReport {
    let (environment, memory) = (environment, session.memory)
    var last: ExploredSession<Root>?
    // The states refer to the session's shared values, triggers, and IDs of tasks, so exploring writes them.
    defer {
      last?.end()
      session.reclaim(memory)
      environmentParts.restore(environment)
      _ = dependencies.shared.history.takeChanges()
    }
    let (state, outline, overrides) = (session.state, session.outline, overrides)
    var feature = ExploredFeature(
      initialState: { state },
      makeStore: { [makeFeature] state, apply in
        last?.end()
        let values = withDependencies(apply) { DependencyValues._current }
          .overriding { values in overrides.forEach { $0.apply(to: &values) } }
        let store = ExploredSession(state, memory, values, makeFeature)
        last = store
        return store
      },
      outline: { [outline] })
    feature.makeDependencies = exploredDependencies
    feature.lastEffect = environment.effects
    // [I] Whether a parent that copies a value of its child sees it too late is the same in 2.0, but what to write instead is not known.
    feature.findsEarlyCopies = false
    feature.takesShortcuts = false
    feature.writes = plan.sets.map { PropertyWrite($0, in: plan.scope) }
    feature.text = {
      SwiftText.fields(of: shownSnapshot(of: $0)).replacing(".DebugSnapshot(", with: "(")
    }
    return try plan.report(on: feature, in: dependencies.context)
  }
}

extension PropertyWrite {
  /// - Parameter scope: The part of the state that has the property.
  @MainActor
  fileprivate init(_ target: BindableTarget, in scope: ScopePath) {
    self.init(
      target.name, target.type,
      line: { "set \(target.name) \(ActionLine.of($0, witnesses: []))" },
      write: { value, state in
        scope.state(in: state).flatMap { BindableTarget(target.name, target.fields, $0) }?
          .state(with: value).flatMap { scope.replacing(in: state, with: $0) as? State }
      })
  }
}
