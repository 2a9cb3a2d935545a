import ComposableArchitecture

/// A shelf whose books use their position as their ID, which can change.
struct Bookshelf: Reducer {
  struct Book: Equatable, Identifiable {
    var id: Int
    var title: String
  }

  struct State: Equatable {
    var books: IdentifiedArrayOf<Book> = [Book(id: 1, title: "Emma")]
  }

  enum Action: Equatable {
    case loaded(titles: [String])
    case moved(from: Int, to: Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .loaded(let titles):
      state.books = IdentifiedArray(
        uniqueElements: titles.map { Book(id: $0.count, title: $0) })
    case .moved(let place, let newPlace):
      state.books[id: place]?.id = newPlace
    }
    return .none
  }
}
