import ComposableArchitecture

/// Rows in an `IdentifiedArray` and an optional child, each run by its operator.
struct Shelf: Reducer {
  struct State: Equatable {
    var books: IdentifiedArrayOf<Book.State> = [Book.State(id: 7), Book.State(id: 9)]
    var open: Book.State?
  }

  enum Action: Equatable {
    case book(id: Int, action: Book.Action)
    case lend(Int)
    case open(Book.Action)
    case take(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lend(let id): state.books.remove(id: id)
      case .take(let id): state.open = state.books[id: id]
      case .open(.shut): state.open = nil
      case .book(let id, .shut): state.books.remove(id: id)
      case .book, .open: break
      }
      return .none
    }
    .forEach(\.books, action: /Action.book(id:action:)) { Book() }
    .ifLet(\.open, action: /Action.open) { Book() }
  }
}

struct Book: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var page = 0
  }

  enum Action: Equatable {
    case shut
    case turn
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if action == .turn { state.page += 1 }
    return .none
  }
}
