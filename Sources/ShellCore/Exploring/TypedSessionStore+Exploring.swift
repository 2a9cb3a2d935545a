import ActionSyntax
import ComposableArchitecture
import Exploration

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
    var options = plan.options
    options.context = dependencies.context
    let explorer = Explorer<R>(explored(plan), options: options)
    for condition in plan.conditions {
      let isFound = { (state: R.State) in
        plan.scope.state(in: state).map(condition.isFound) ?? false
      }
      switch condition.kind {
      case .always, .never: explorer.always(condition.text) { !isFound($0) }
      case .whenIdle: explorer.whenIdle(condition.text) { !isFound($0) }
      case .until: explorer.until(condition.text, isFound)
      }
    }
    return try plan.seed.map { try explorer.walk(seed: $0) } ?? explorer.run()
  }

  private func explored(_ plan: ExplorationPlan) -> ExploredFeature<R> {
    let state = store.withState { $0 }
    var feature = ExploredFeature<R>(initialState: { state }, reducer: makeReducer)
    let (values, shared) = (dependencies.history.snapshot(), sharedValues)
    feature.makeDependencies = { [dependencies] in
      let own = ControlledDependencies(
        context: dependencies.context, shared: dependencies.shared)
      own.history.restore(values)
      return ExploredDependencies(
        clock: own.clock, random: own.random, date: own.date, shared: own.shared,
        sharedStart: shared, apply: own.apply)
    }
    feature.lastEffect = environment.effects
    feature.willPerform = plan.willPerform
    if let makeView {
      let (taps, departing) = (ReducedTaps(plan.willPerform), DepartingViews())
      feature.controls = { store in
        ControlRehearsal.all(
          BodyEvaluation.run { makeView(store) }, of: store, departing, entering: plan.entries,
          reducing: taps.reduce)
      }
      feature.departures = { store in departing.watch { BodyEvaluation.run { makeView(store) } } }
    }
    let scope = plan.scope
    if !scope.isRoot { feature.allows = { scope.extract($0) != nil } }
    feature.line = { action, state in
      guard !scope.isRoot, let scoped = scope.extract(action) else {
        return ActionLine.of(action, witnesses: [state])
      }
      return ActionLine.of(scoped, witnesses: scope.state(in: state).map { [$0] } ?? [])
    }
    return feature
  }
}
