/// Records what each reducer of a feature does with an action.
///
/// Only reducers that are compiled with a tracer are recorded. Others have no cost.
@usableFromInline
package final class ReducerTracer {
  private var open: [[ReducerStep]] = [[]]
  /// Whether steps contain durations in place of states. A state that is kept would be copied by the next change.
  private let measures: Bool
  /// The shared values, whose states before and after a step refer to the same ones.
  private let shared: SharedHistory?

  package init(measures: Bool = false, shared: SharedHistory? = nil) {
    (self.measures, self.shared) = (measures, shared)
  }

  /// Returns and clears the recorded steps: one for each action that the root reducer received.
  package func takeSteps() -> [ReducerStep] {
    defer { open[0] = [] }
    return open[0]
  }

  /// A reducer whose steps are recorded.
  @usableFromInline
  func tracing<State, Action>(
    _ reducer: @escaping CompiledReducer<State, Action>, _ description: ReducerDescription,
    _ claim: ((State, Action) -> ActionClaim)?
  ) -> CompiledReducer<State, Action> {
    if measures { return measuring(reducer, description, claim) }
    return { [self] state, action in
      let before = state
      let sharedBefore = shared?.snapshot()
      let claimed = claim?(before, action) ?? .own
      open.append([])
      let effect = reducer(&state, action)
      let parts = open.removeLast()
      let moments = SharedMoments(of: shared, since: sharedBefore)
      add(description.step(claimed, from: before, to: state, moments, effect, parts))
      return effect
    }
  }

  private func measuring<State, Action>(
    _ reducer: @escaping CompiledReducer<State, Action>, _ description: ReducerDescription,
    _ claim: ((State, Action) -> ActionClaim)?
  ) -> CompiledReducer<State, Action> {
    { [self] state, action in
      let claimed = claim?(state, action) ?? .own
      open.append([])
      let start = ContinuousClock.now
      let effect = reducer(&state, action)
      let duration = ContinuousClock.now - start
      let parts = open.removeLast()
      add(
        ReducerStep(
          name: description.name, place: description.link.map { $0.place + claimed.elementText },
          outcome: claimed.outcome, before: (), after: (), effects: [], parts: parts,
          duration: duration))
      return effect
    }
  }

  /// Records what an operator changes after its parts have run, unless it changes nothing.
  ///
  /// - Parameter change: Returns whether it has changed the state.
  @usableFromInline
  func tracing<State>(
    _ description: ReducerDescription, in state: inout State, _ change: (inout State) -> Bool
  ) {
    guard !measures else { return _ = change(&state) }
    let before = state
    let sharedBefore = shared?.snapshot()
    guard change(&state) else { return }
    add(
      ReducerStep(
        name: description.name, place: description.link?.place, outcome: .ran, before: before,
        after: state, shared: SharedMoments(of: shared, since: sharedBefore), effects: [], parts: []
      ))
  }

  private func add(_ step: ReducerStep) { open[open.count - 1].append(step) }
}

/// How an action concerns an operator.
@usableFromInline
enum ActionClaim {
  /// The operator does not handle the action.
  case notIts
  case own
  /// The operator handles the action, but its child is missing.
  case childIsMissing
  case element(Any)
  case elementIsMissing(Any)
}

extension ReducerDescription {
  fileprivate func step<Action>(
    _ claim: ActionClaim, from before: Any, to after: Any, _ shared: SharedMoments?,
    _ effect: Effect<Action>, _ parts: [ReducerStep]
  ) -> ReducerStep {
    ReducerStep(
      name: name, place: link.map { $0.place + claim.elementText }, outcome: claim.outcome,
      before: before, after: after, shared: shared,
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

  /// `[2]` for an action of the element with ID 2.
  fileprivate var elementText: String {
    switch self {
    case .element(let id), .elementIsMissing(let id): "[\(ChangeText.short(id))]"
    case .notIts, .own, .childIsMissing: ""
    }
  }
}
