import ComposableArchitecture

/// One field for a view to write.
struct Toggle: Reducer {
  struct State: Equatable { @BindingState var flag = false }
  enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}
