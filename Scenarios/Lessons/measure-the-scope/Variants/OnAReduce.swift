import ComposableArchitecture

@Reducer
struct Library {
  struct State: Equatable {
    var books = IdentifiedArray(uniqueElements: (1...10_000).map { Book.State(id: $0) })

    /// The books that are shown.
    var shownBooks: IdentifiedArrayOf<Book.State> {
      get { books.filter { !$0.isHidden } }
      set { for book in newValue { books[id: book.id] = book } }
    }
  }

  enum Action: Equatable {
    case books(IdentifiedActionOf<Book>)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .forEach(\.books, action: \.books) {
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
