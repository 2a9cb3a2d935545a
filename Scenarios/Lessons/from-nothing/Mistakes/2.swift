import ComposableArchitecture

@Reducer
struct Lamp {
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
        state.isOn = true
        return .none
      }
    }
  }
}
