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
      Reduce { state, action in
        switch action {
        case .binding:
          state.page = 1
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
