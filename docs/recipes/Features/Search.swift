import ComposableArchitecture

@Reducer
struct Search {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var results: [String] = []
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case response([String])
  }

  enum CancelID { case search }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.query):
        return .run { [query = state.query] send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.response(["\(query) 1", "\(query) 2"]))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)
      case .binding:
        return .none
      case .response(let results):
        state.results = results
        return .none
      }
    }
  }
}
