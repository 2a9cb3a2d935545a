import ComposableArchitecture

/// An action that is declared equatable, although an error is not.
@Reducer
struct Incomparable {
  @ObservableState
  struct State: Equatable {
    var message = ""
  }

  enum Action: Equatable {
    case loadTapped
    case failed(any Error)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadTapped:
        return .none
      case .failed:
        state.message = "Please try again."
        return .none
      }
    }
  }
}
