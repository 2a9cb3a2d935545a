import ComposableArchitecture

@Reducer
struct Library {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case bookTapped(title: String)
    case path(StackActionOf<Path>)
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
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
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
