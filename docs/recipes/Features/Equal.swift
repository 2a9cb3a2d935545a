import ComposableArchitecture

/// An action with an error that is equatable.
@Reducer
struct Equal {
  @ObservableState
  struct State: Equatable {
    var message = ""
  }

  enum LoadingError: Error, Equatable {
    case offline
  }

  enum Action: Equatable {
    case loadTapped
    case failed(LoadingError)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadTapped:
        return .send(.failed(.offline))
      case .failed:
        state.message = "Please try again."
        return .none
      }
    }
  }
}
