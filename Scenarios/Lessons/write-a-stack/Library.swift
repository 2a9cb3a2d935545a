import ComposableArchitecture

@Reducer
struct Library {
  @ObservableState
  struct State: Equatable {
  }

  enum Action {
    case bookTapped(title: String)
  }

  @Reducer
  enum Path {
    case book(Book)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bookTapped(let title):
        return .none
      }
    }
  }
}

extension Library.Path.State: Equatable {}

@Reducer
struct Book {
  @ObservableState
  struct State: Equatable {
    var isRead = false
    var title: String
  }

  enum Action: Equatable {
    case readButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .readButtonTapped:
        state.isRead = true
        return .none
      }
    }
  }
}
