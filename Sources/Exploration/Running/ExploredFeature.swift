import ComposableArchitecture

/// What is explored: a feature, its first state, and its dependencies.
@MainActor
struct ExploredFeature<R: Reducer> {
  let initialState: () -> R.State
  let reducer: () -> R
  var context = DependencyContext.live
  var withDependencies: (inout DependencyValues) -> Void = { _ in }
  var choosesParts = false
}
