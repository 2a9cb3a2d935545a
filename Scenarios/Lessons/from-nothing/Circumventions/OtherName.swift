import ComposableArchitecture

@Reducer
struct Light {
  @ObservableState
  struct State: Equatable {
    var isOn = false
  }

  enum Action: Equatable {
    case switchTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .switchTapped:
        state.isOn.toggle()
        return .none
      }
    }
  }
}
