import ComposableArchitecture

@Reducer
struct Suggestions {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var words: [String] = []
  }

  enum Action: Equatable {
    case found([String])
    case queryChanged(String)
  }

  enum CancelID { case search }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .found(let words):
        state.words = words
        return .none
      case .queryChanged(let query):
        state.query = query
        return .run { send in
          try await clock.sleep(for: .milliseconds(250))
          await send(.found(["\(query)1", "\(query)2"]))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)
      }
    }
  }
}
