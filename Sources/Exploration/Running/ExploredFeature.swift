import ComposableArchitecture

/// What is explored: a feature, its first state, and its dependencies.
@MainActor
package struct ExploredFeature<R: Reducer> {
  let initialState: () -> R.State
  let reducer: () -> R
  /// The context that selects the values of the other dependencies.
  package var context = DependencyContext.live
  var withDependencies: (inout DependencyValues) -> Void = { _ in }
  var choosesParts = false
  /// Makes the controlled dependencies of a store.
  package var makeDependencies: () -> ExploredDependencies = { ExploredDependencies() }
  /// The actions that the feature's view can send in the state of a store; `nil` without a view.
  package var controls: ((StoreOf<R>) -> [R.Action])?
  /// Whether an action is one that is explored. Those of a part of the feature can be selected.
  package var allows: (R.Action) -> Bool = { _ in true }
  /// An action as a line of a session; `nil` if it has none.
  package var line: (R.Action, R.State) -> String? = { _, _ in nil }
  /// The number of the effect that started last before the first state.
  package var lastEffect = 0

  /// A feature with new dependencies.
  package init(initialState: @escaping () -> R.State, reducer: @escaping () -> R) {
    self.initialState = initialState
    self.reducer = reducer
  }
}
