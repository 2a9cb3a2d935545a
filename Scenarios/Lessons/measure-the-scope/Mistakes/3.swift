import ComposableArchitecture

@Reducer
struct Library {
  struct State: Equatable {
    var books = IdentifiedArray(uniqueElements: (1...10_000).map { Book.State(id: $0) })

    var shownBooks = IdentifiedArray(uniqueElements: (1...10_000).map { Book.State(id: $0) }) {
      didSet { for book in shownBooks { books[id: book.id] = book } }
    }
  }

  enum Action: Equatable {
    case books(IdentifiedActionOf<Book>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.shownBooks, action: \.books) {
      Book()
    }
  }
}

@Reducer
struct Book {
  struct State: Equatable, Identifiable {
    let id: Int
    var isHidden = false
    var isRead = false
  }

  enum Action: Equatable {
    case readButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.isRead = true
      return .none
    }
  }
}
