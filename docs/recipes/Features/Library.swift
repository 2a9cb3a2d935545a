import ComposableArchitecture

@Reducer
struct Book {
  @ObservableState
  struct State: Equatable {
    var title: String
    var page = 1
  }
  enum Action { case turned }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.page += 1
      return .none
    }
  }
}

@Reducer
struct Library {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Book.State>()
  }

  enum Action {
    case opened(String)
    case path(StackActionOf<Book>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .opened(let link) = action else { return .none }
      // library://Dune/12
      let parts = link.split(separator: "/").dropFirst().map(String.init)
      guard let title = parts.first else { return .none }
      state.path = StackState([
        Book.State(title: title, page: parts.dropFirst().first.flatMap(Int.init) ?? 1)
      ])
      return .none
    }
    .forEach(\.path, action: \.path) {
      Book()
    }
  }
}
