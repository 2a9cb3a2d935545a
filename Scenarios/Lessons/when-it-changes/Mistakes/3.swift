import ComposableArchitecture

@Reducer
struct Catalog {
  @ObservableState
  struct State: Equatable {
    var page = 1
    var query = ""
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case clearButtonTapped
    case nextPageButtonTapped
  }

  var body: some ReducerOf<Self> {
    CombineReducers {
      BindingReducer()
        .onChange(of: \.query) { _, _ in
          Reduce { state, _ in
            state.page = 1
            return .none
          }
        }
      Reduce { state, action in
        switch action {
        case .binding:
          return .none
        case .clearButtonTapped:
          state.query = ""
          return .none
        case .nextPageButtonTapped:
          state.page += 1
          return .none
        }
      }
    }
  }
}
