/// A loaded feature whose states can be searched.
@MainActor
protocol ExplorableFeature {
  /// Explores the states that can be reached from the current one. Nothing changes.
  func explore(_ plan: ExplorationPlan) throws -> ExplorationReport
}

extension TypedSessionStore: ExplorableFeature {
  func explore(_ plan: ExplorationPlan) throws -> ExplorationReport {
    let environment = environment
    // The states refer to the session's shared values, so exploring writes them.
    defer {
      environmentParts.restore(environment)
      _ = dependencies.shared.history.takeChanges()
    }
    return try plan.report(on: explored(plan), in: dependencies.context)
  }

  private func explored(_ plan: ExplorationPlan) -> ExploredFeature<StoreOf<R>> {
    let state = store.withState { $0 }
    var feature = ExploredFeature(initialState: { state }, reducer: makeReducer)
    feature.makeDependencies = exploredDependencies
    feature.lastEffect = environment.effects
    if let makeView {
      let (taps, departing) = (ReducedTaps(plan.willPerform), DepartingViews())
      feature.controls = { store in
        ControlRehearsal.all(
          BodyEvaluation.run { makeView(store) }, of: store, departing, entering: plan.entries,
          reducing: taps.reduce)
      }
      feature.departures = { store in
        let departures = departing.watch { BodyEvaluation.run { makeView(store) } }
        return departures.map { depart in { store.recording { depart() } } }
      }
    }
    return feature
  }
}

extension SessionStore {
  /// A function that makes dependencies with the values that the feature has now.
  var exploredDependencies: () -> ExploredDependencies {
    let (values, shared) = (dependencies.history.snapshot(), sharedValues)
    return { [dependencies] in
      let own = ControlledDependencies(
        context: dependencies.context, shared: dependencies.shared)
      own.history.restore(values)
      return ExploredDependencies(
        clock: own.clock, random: own.random, date: own.date, shared: own.shared,
        sharedStart: shared, apply: own.apply)
    }
  }
}
