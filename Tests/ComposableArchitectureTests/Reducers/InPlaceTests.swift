import Testing

@testable import ComposableArchitecture

/// Every operator changes the child's state in place, without copies.
@MainActor
struct InPlaceTests {
  @Test func `Scope does not copy the child's state`() {
    let store = Store(initialState: Shelf.State()) { Shelf() }
    store.send(.book(.turn))
    #expect(store.state.book.copies == 0)
  }

  @Test func `ifLet does not copy the child's state`() {
    let store = Store(initialState: Shelf.State()) { Shelf() }
    for _ in 0..<3 { store.send(.optionalBook(.turn)) }
    #expect(store.state.optionalBook?.copies == 0)
    #expect(store.state.optionalBook?.page == 3)
  }

  @Test func `forEach copies no element`() {
    let store = Store(initialState: Shelf.State()) { Shelf() }
    for id in [0, 9_999, 5_000] { store.send(.row(id: id, action: .turn)) }
    #expect(store.state.rows.allSatisfy { $0.copies == 0 })
    #expect(store.state.rows.map(\.page).reduce(0, +) == 3)
  }

  @Test func `forEach keeps the storage of the array while effects run`() {
    let store = Store.drained(Shelf.State(), Shelf())
    store.send(.row(id: 1, action: .work))
    let before = store.withState { address(of: $0.rows.elements) }
    store.send(.row(id: 2, action: .turn))
    let after = store.withState { address(of: $0.rows.elements) }
    #expect(before == after)
    #expect(store.runningEffects.count == 1)
  }

  private func address(of rows: [Book.State]) -> UnsafeRawPointer? {
    rows.withUnsafeBytes(\.baseAddress)
  }

  @Test func `ifCaseLet does not copy the payload`() {
    let store = Store(initialState: Slot.State.book(Book.State())) { Slot() }
    for _ in 0..<3 { store.send(.book(.turn)) }
    let book = (/Slot.State.book).extract(from: store.state)
    #expect(book?.copies == 0)
    #expect(book?.page == 3)
  }
}

/// A child that counts the changes for which its pages were not uniquely referenced.
private struct Book: Reducer {
  final class Pages {
    var page = 0
  }
  struct State: Identifiable {
    var id = 0
    var pages = Pages()
    var copies = 0
    var page: Int { pages.page }
  }
  enum Action {
    case turn
    case work
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard case .turn = action else { return .unending }
    if !isKnownUniquelyReferenced(&state.pages) { state.copies += 1 }
    state.pages.page += 1
    return .none
  }
}

private struct Shelf: Reducer {
  struct State {
    var book = Book.State()
    var optionalBook: Book.State? = Book.State()
    var rows = IdentifiedArray(uniqueElements: (0..<10_000).map { Book.State(id: $0) })
  }
  enum Action {
    case book(Book.Action)
    case optionalBook(Book.Action)
    case row(id: Int, action: Book.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.book, action: /Action.book) { Book() }
    EmptyReducer()
      .ifLet(\.optionalBook, action: /Action.optionalBook) { Book() }
      .forEach(\.rows, action: /Action.row(id:action:)) { Book() }
  }
}

private struct Slot: Reducer {
  enum State {
    case book(Book.State)
    case empty
  }
  enum Action { case book(Book.Action) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifCaseLet(/State.book, action: /Action.book) { Book() }
  }
}
