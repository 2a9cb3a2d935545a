/// Follows the reducers that are prepared for it and writes down what each does with an action.
///
/// Reducers that are prepared without one do not know of it: not to trace costs nothing.
@usableFromInline
package final class ReducerTracer {
  private var open: [[ReducerStep]] = [[]]

  package init() {}

  /// What was written down since the last call: a step for each action's root reducer.
  package func takeSteps() -> [ReducerStep] {
    defer { open[0] = [] }
    return open[0]
  }

  /// A reducer that is followed.
  @usableFromInline
  func following<State, Action>(
    _ reducer: @escaping PreparedReducer<State, Action>, _ description: ReducerDescription,
    _ claim: ((State, Action) -> ActionClaim)?
  ) -> PreparedReducer<State, Action> {
    { [self] state, action in
      let before = state
      let claimed = claim?(before, action) ?? .own
      open.append([])
      let effect = reducer(&state, action)
      let parts = open.removeLast()
      add(description.step(claimed, from: before, to: state, effect, parts))
      return effect
    }
  }

  private func add(_ step: ReducerStep) { open[open.count - 1].append(step) }
}

extension ReducerDescription {
  fileprivate func step<Action>(
    _ claim: ActionClaim, from before: Any, to after: Any, _ effect: Effect<Action>,
    _ parts: [ReducerStep]
  ) -> ReducerStep {
    ReducerStep(
      name: name, place: link.map { $0.place + claim.row }, outcome: claim.outcome,
      before: before, after: after,
      effects: parts.isEmpty ? ReturnedEffect.all(of: effect) : ReturnedEffect.added(by: effect),
      parts: parts)
  }
}

extension ActionClaim {
  fileprivate var outcome: ReducerStep.Outcome {
    switch self {
    case .notIts: .passed
    case .own, .element: .ran
    case .childIsMissing, .elementIsMissing: .childWasMissing
    }
  }

  /// `[2]`, for the element that an action is for.
  fileprivate var row: String {
    switch self {
    case .element(let id), .elementIsMissing(let id): "[\(ChangeText.short(id))]"
    case .notIts, .own, .childIsMissing: ""
    }
  }
}
