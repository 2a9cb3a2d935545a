/// What is explored: a feature, its first state, and its dependencies.
@MainActor
package struct ExploredFeature<S: ExploredStore> {
  let initialState: () -> S.State
  /// Makes a store whose effects are drained, with a function that sets its dependencies.
  let makeStore: (S.State, @escaping (inout DependencyValues) -> Void) -> S
  /// The reducers of the feature, which say where the states of children are.
  let outline: () -> [ReducerOutline]
  /// Whether a parent's reducer above its child can miss what the child does in the same action.
  package var findsEarlyCopies = true
  /// The context that selects the values of the other dependencies.
  package var context = DependencyContext.live
  var withDependencies: (inout DependencyValues) -> Void = { _ in }
  /// Whether effects stop where one is ready, so that the search chooses which one continues.
  var choosesParts = false
  /// Whether a state with effects in flight is reached in another way than by all of its steps, if that is possible.
  package var takesShortcuts = true
  /// Makes the controlled dependencies of a store.
  package var makeDependencies: () -> ExploredDependencies = { ExploredDependencies() }
  /// What the controls of the feature's view send in the state of a store; `nil` without a view.
  package var controls: ((S) -> ControlActions<S.Action>)?
  /// The properties that are written, beside the actions that are sent.
  package var writes: [PropertyWrite<S.State>] = []
  /// Draws the view of a store. The function that it returns draws it again, and returns what views send that have disappeared meanwhile; `nil`
  /// if none does anything then.
  package var departures: ((S) -> (() -> [S.Action])?)?
  /// Whether an action is one that is explored. Those of a part of the feature can be selected.
  package var allows: (S.Action) -> Bool = { _ in true }
  /// An action as a line of a session; `nil` if it has none.
  package var line: (S.Action, S.State) -> String? = { _, _ in nil }
  /// A state as a graph shows it.
  package var text: (S.State) -> String = { SwiftText.fields(of: $0) }
  /// Called before each step with its name, and with an empty text when nothing is explored. It returns what happened
  /// if the step has ended a process before, which leaves it out; `nil` if nothing follows the steps.
  package var willPerform: ((_ step: String) -> String?)?
  /// The number of the effect that started last before the first state.
  package var lastEffect = 0

  /// A feature with new dependencies.
  package init(
    initialState: @escaping () -> S.State,
    makeStore: @escaping (S.State, @escaping (inout DependencyValues) -> Void) -> S,
    outline: @escaping () -> [ReducerOutline]
  ) {
    (self.initialState, self.makeStore, self.outline) = (initialState, makeStore, outline)
  }

  /// A feature with new dependencies that a reducer runs.
  package init<R: Reducer>(initialState: @escaping () -> R.State, reducer: @escaping () -> R)
  where S == StoreOf<R> {
    self.init(
      initialState: initialState,
      makeStore: { state, dependencies in
        EffectExecution.$current.withValue(.drainedByHand) {
          EffectOwners.$areKept.withValue(true) {
            Store(initialState: state, reducer: reducer, withDependencies: dependencies)
          }
        }
      }, outline: { ReducerOutline.of(reducer()) })
  }
}

/// What the controls of a view send.
package struct ControlActions<Action> {
  /// For each control that can be operated, and each of its values, the actions that it sends at once.
  package var sent: [[Action]] = []
  /// What the controls that are disabled would send.
  package var disabled: [Action] = []

  package init() {}
}
