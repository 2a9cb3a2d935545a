import ComposableArchitecture

@Reducer
struct Converter {
  @ObservableState
  struct State: Equatable {
    var celsius = 0
    var fahrenheit = 32
    var changes = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer()
      Reduce { state, action in
        if case .resetButtonTapped = action { state.celsius = 0 }
        return .none
      }
    }
    .onChange(of: \.celsius) { _, celsius in
      Reduce { state, _ in
        state.fahrenheit = celsius * 9 / 5 + 32
        state.changes += 1
        return .none
      }
    }
  }
}
