import ComposableArchitecture2

@Reducer
struct Next {
  struct State {
    var count = 0
  }

  enum Action {
    case plusTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      return .none
    }
  }
}
