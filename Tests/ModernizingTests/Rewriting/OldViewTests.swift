import Testing

@testable import ShellCore

/// Old views of stores, and what takes their place.
struct OldViewTests {
  /// A feature with a child of each kind, and a view with a body.
  private static func feature(_ body: String, store: String = "let store: StoreOf<Shelf>") -> String
  {
    """
    @Reducer
    struct Book {
      struct State: Identifiable { let id: Int; var title = "" }
      enum Action { case titleChanged(String), closed }
    }
    @Reducer
    struct Screen {
      enum State { case book(Book.State), empty }
      enum Action { case book(Book.Action) }
    }
    @Reducer
    struct Shelf {
      struct State {
        var books: IdentifiedArrayOf<Book.State> = []
        var path = StackState<Screen.State>()
        var last: Book.State?
        var query = ""
        @PresentationState var open: Book.State?
        @PresentationState var screen: Screen.State?
        @PresentationState var alert: AlertState<Never>?
      }
      enum Action {
        case books(IdentifiedActionOf<Book>)
        case path(StackAction<Screen.State, Screen.Action>)
        case last(Book.Action)
        case open(PresentationAction<Book.Action>)
        case screen(PresentationAction<Screen.Action>)
        case alert(PresentationAction<Never>)
        case queryChanged(text: String)
        case cleared
      }
    }
    struct ShelfView: View {
      \(store)
      var body: some View {
    \(body.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      }
    }
    """
  }

  private static func observable(_ body: String, binds: Bool = false, screen: Bool = false)
    -> String
  {
    var text = feature(
      body, store: binds ? "@Bindable var store: StoreOf<Shelf>" : "let store: StoreOf<Shelf>"
    )
    .replacing("@PresentationState", with: "@Presents")
    .replacing(
      "  struct State {\n    var books", with: "  @ObservableState\n  struct State {\n    var books"
    )
    if screen {
      text = text.replacing("  enum State {", with: "  @ObservableState\n  enum State {")
    }
    return text
  }

  @Test func `IfLetStore becomes if let`() {
    #expect(
      rewritten(
        Self.feature(
          """
          IfLetStore(
            self.store.scope(state: \\.last, action: { .last($0) })
          ) { store in
            BookView(store: store)
          } else: {
            // None.
            Text("")
          }
          """))
        == Self.observable(
          """
          if let store = self.store.scope(state: \\.last, action: \\.last) {
            BookView(store: store)
          } else {
            // None.
            Text("")
          }
          """))
  }

  @Test func `A presented child is read without the storage of its wrapper`() {
    #expect(
      rewritten(
        Self.feature(
          """
          IfLetStore(store.scope(state: \\.$open, action: Shelf.Action.open)) {
            BookView(store: $0)
          }
          .padding()
          """))
        == Self.observable(
          """
          Group {
            if let store = store.scope(state: \\.open, action: \\.open.presented) {
              BookView(store: store)
            }
          }
          .padding()
          """))
  }

  @Test func `The view of a child may be an argument`() {
    #expect(
      rewritten(
        Self.feature(
          "IfLetStore(store.scope(state: \\.last, action: \\.last), then: BookView.init(store:))"))
        == Self.observable(
          """
          if let store = store.scope(state: \\.last, action: \\.last) {
            BookView(store: store)
          }
          """))
    #expect(
      rewritten(
        Self.feature(
          """
          IfLetStore(
            store.scope(state: \\.last, action: \\.last),
            then: { book in
              BookView(store: book)
            },
            else: { Text("") }
          )
          """))
        == Self.observable(
          """
          if let book = store.scope(state: \\.last, action: \\.last) {
            BookView(store: book)
          } else { Text("") }
          """))
  }

  @Test func `ForEachStore becomes ForEach`() {
    #expect(
      rewritten(
        Self.feature(
          """
          ForEachStore(store.scope(state: \\.books, action: { .books($0) })) { BookView(store: $0) }
          """))
        == Self.observable(
          "ForEach(store.scope(state: \\.books, action: \\.books)) { BookView(store: $0) }"))
  }

  @Test func `SwitchStore becomes a switch over the state`() {
    #expect(
      rewritten(
        Self.feature(
          """
          IfLetStore(store.scope(state: \\.$screen, action: \\.screen)) { screen in
            SwitchStore(screen) {
              switch $0 {
              case .book:
                CaseLet(/Screen.State.book, action: Screen.Action.book) { book in
                  BookView(store: book)
                }
              case .empty:
                Text("")
              }
            }
          }
          """))
        == Self.observable(
          """
          if let screen = store.scope(state: \\.screen, action: \\.screen.presented) {
            switch screen.state {
            case .book:
              if let book = screen.scope(state: \\.book, action: \\.book) {
                BookView(store: book)
              }
            case .empty:
              Text("")
            }
          }
          """, screen: true))
  }

  @Test func `A stack is a binding, and its elements are stores`() {
    #expect(
      rewritten(
        Self.feature(
          """
          NavigationStackStore(self.store.scope(state: \\.path, action: { .path($0) })) {
            Text("")
          } destination: { state in
            switch state {
            case .book:
              CaseLet(
                \\Screen.State.book, action: Screen.Action.book, then: BookView.init(store:))
            case .empty:
              Text("")
            }
          }
          """))
        == Self.observable(
          """
          NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
            Text("")
          } destination: { store in
            switch store.state {
            case .book:
              if let store = store.scope(state: \\.book, action: \\.book) {
                BookView(store: store)
              }
            case .empty:
              Text("")
            }
          }
          """, binds: true, screen: true))
  }

  @Test(arguments: [
    (
      ".sheet(store: self.store.scope(state: \\.$open, action: { .open($0) })) { BookView(store: $0) }",
      ".sheet(item: $store.scope(state: \\.open, action: \\.open)) { BookView(store: $0) }"
    ),
    (
      ".popover(store: store.scope(state: \\.$screen.book, action: \\.screen.book)) { BookView(store: $0) }",
      ".popover(item: $store.scope(state: \\.screen?.book, action: \\.screen.book)) { BookView(store: $0) }"
    ),
    (
      ".sheet(store: store.scope(state: \\.$screen, action: { .screen($0) }), state: /Screen.State.book, action: Screen.Action.book) { BookView(store: $0) }",
      ".sheet(item: $store.scope(state: \\.screen?.book, action: \\.screen.book)) { BookView(store: $0) }"
    ),
    (
      ".sheet(store: store.scope(state: \\.$screen, action: \\.screen), state: \\.book, action: { .book($0) }) { BookView(store: $0) }",
      ".sheet(item: $store.scope(state: \\.screen?.book, action: \\.screen.book)) { BookView(store: $0) }"
    ),
    (
      ".alert(store: store.scope(state: \\.$alert, action: { .alert($0) }))",
      ".alert($store.scope(state: \\.alert, action: \\.alert))"
    ),
  ])
  func presentations(old: String, new: String) {
    #expect(
      rewritten(Self.feature("Text(\"\")\n  \(old)"))
        == Self.observable("Text(\"\")\n  \(new)", binds: true))
  }

  @Test(arguments: [
    ".sheet(store: store.scope()) { BookView(store: $0) }",
    ".sheet(store: store.scope(state: , action: )) { BookView(store: $0) }",
  ])
  func `Presentations that are not finished stay`(text: String) {
    #expect(rewritten(Self.feature("Text(\"\")\n  \(text)")).contains(text))
  }

  @Test(arguments: ["Shelf.State()", ".init(query: f(1))"])
  func `Stores in @State bind as they are`(state: String) {
    let store = "@State var store = Store(initialState: \(state)) { Shelf() }"
    let new = rewritten(
      Self.feature(
        """
        WithViewStore(store, observe: \\.query) { viewStore in
          TextField("", text: viewStore.binding(send: { .queryChanged(text: $0) }))
        }
        """, store: store))
    #expect(new.contains("\n    TextField(\"\", text: $store.query.sending(\\.queryChanged))\n"))
    #expect(new.contains(store))
  }

  @Test func `A store that a closure gives is bound in the closure`() {
    let new = rewritten(
      Self.feature(
        """
        ForEachStore(store.scope(state: \\.books, action: \\.books)) { row in
          WithViewStore(row, observe: { $0 }) { viewStore in
            TextField("", text: viewStore.binding(get: \\.title, send: { .titleChanged($0) }))
          }
        }
        """))
    #expect(
      new.contains(
        """
            ForEach(store.scope(state: \\.books, action: \\.books)) { row in
              @Bindable var row = row
              TextField("", text: $row.title.sending(\\.titleChanged))
            }
        """))
  }

  @Test func `A value of the state for the view is made in the view`() {
    let view = """
      struct ViewState: Equatable { let count: Int; init(state: Shelf.State) { count = state.books.count } }
      let store: StoreOf<Shelf>
      """
    let new = rewritten(
      Self.feature(
        """
        WithViewStore(store, observe: ViewState.init) { viewStore in
          Button("\\(viewStore.count)") { viewStore.send(.cleared) }
        }
        """, store: view))
    #expect(
      new.contains(
        """
            let viewState = ViewState(state: store.state)
            Button("\\(viewState.count)") { store.send(.cleared) }
        """))
  }

  @Test(arguments: [
    (
      "viewStore.binding(get: \\.last?.title, send: { .queryChanged(text: $0 ?? \"\") })",
      "Binding(get: { store.last?.title }, set: { store.send(.queryChanged(text: $0 ?? \"\")) })"
    ),
    (
      "viewStore.binding(get: \\.query, send: .cleared)",
      "Binding(get: { store.query }, set: { _ in store.send(.cleared) })"
    ),
  ])
  func `Bindings that are no path`(old: String, new: String) {
    let text = rewritten(
      Self.feature("WithViewStore(store, observe: { $0 }) { viewStore in Field(\(old)) }"))
    #expect(text.contains("    Field(\(new))\n"), "\(text)")
  }

  @Test(arguments: [
    // One view of the state is not understood.
    """
    VStack {
      IfLetStore(store.scope(state: \\.last, action: \\.last)) { BookView(store: $0) }
      WithViewStore(store, observe: { $0 }) { viewStore in Other(viewStore) }
    }
    """,
    // The case and the state differ.
    """
    NavigationStackStore(store.scope(state: \\.path, action: \\.path)) {
      Text("")
    } destination: {
      switch $0 {
      case .book: CaseLet(\\Screen.State.empty, action: Screen.Action.book) { BookView(store: $0) }
      case .empty: Text("")
      }
    }
    """,
    // A comment would be lost.
    """
    IfLetStore(store.scope(state: \\.last, action: \\.last)) /* The last one. */ { book in
      BookView(store: book)
    }
    """,
    // It is not optional.
    "IfLetStore(store.scope(state: \\.query, action: \\.last)) { BookView(store: $0) }",
    // `$0` may be that of another closure.
    "IfLetStore(store.scope(state: \\.last, action: \\.last)) { f { BookView(store: $0) } }",
    // Rows without identified actions.
    "ForEachStore(store.scope(state: \\.books, action: \\.last)) { BookView(store: $0) }",
    // The store of something else.
    "IfLetStore(other.scope(state: \\.last, action: \\.last)) { BookView(store: $0) }",
  ])
  func `What is not understood stays, and so does the state`(body: String) {
    // A plain field, so that the state needs no other wrapper.
    let text = Self.feature(body).replacing("@PresentationState ", with: "")
    #expect(rewritten(text) == text)
  }
}
