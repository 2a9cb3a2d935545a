import Testing

@testable import ActionSyntax

@Suite("Actions of features with macros")
struct MacroActionTests {
  private let renamed = Shelf.Action.books(.element(id: 7, action: .binding(.set(\.title, "Emma"))))

  private let hooks = ActionHooks(
    state: { _, _ in Book.State(id: 7) }, id: { position, steps in .id(steps.count * 7 + position) }
  )

  @Test(
    "The ID of an element can be typed in brackets",
    arguments: [
      ".books(.element(id: 7, action: .returned))", ".books[7].returned", ".books[id: 7].returned",
      ".books[#0].returned", ".books.element[7].returned", ".books.element(id: 7).returned",
      "books[7].returned",
    ])
  func elements(text: String) throws {
    #expect(try read(text, hooks: hooks) == Shelf.Action.books(.element(id: 7, action: .returned)))
  }

  @Test("A key path to a field of an observable state has no dollar sign")
  func bindings() throws {
    #expect(try read(#".books[7].binding(.set(\.title, "Emma"))"#, hooks: hooks) == renamed)
    #expect(try read(#".books[7].set(\.title, "Emma")"#, hooks: hooks) == renamed)
    #expect(
      message(#".binding(.set(\.$title, "Emma"))"#, as: Book.Action.self, hooks: hooks).hasPrefix(
        "error: the key path of a binding to an observable state has no `$`\n"))
    #expect(
      message(#".binding(.set(\.cache, 1))"#, as: Book.Action.self, hooks: hooks).hasPrefix(
        "error: `cache` is not bindable; it is not an observed variable\n"))
    #expect(
      message(#".binding(.set(\.loans, 1))"#, as: Book.Action.self, hooks: hooks).hasPrefix(
        "error: `loans` is not bindable; its setter is private\n"))
    #expect(
      message(".binding(4)", as: Book.Action.self, hooks: hooks).hasPrefix(
        #"error: a binding is typed as `.set(\.field, value)`"#))
  }

  @Test(
    "An incomplete or wrong action of an element is explained",
    arguments: [
      (".books[7]", "error: `books` takes a Book.Action"),
      (".books[7][8].returned", "error: `books` takes 2 values, not 3"),
      (".books[x].returned", "error: `id` takes an Int"),
    ])
  func errors(text: String, summary: String) {
    #expect(message(text, as: Shelf.Action.self, hooks: hooks).hasPrefix(summary))
  }

  @Test("Elements and their fields are completed and listed")
  func completion() {
    let ids = ["books": ["7", "9"]]
    #expect(completions(".bo") == ["books["])
    #expect(completions(".books[", ids: ids) == ["7].", "9]."])
    #expect(completions(".books[7].") == ["binding.", "returned", "set("])
    #expect(completions(#".books[7].set(\.t"#) == ["title, "])
    #expect(
      ActionCatalog(Shelf.Action.self).forms().map(\.text) == [
        #".books(.element(id: Int, action: .binding(.set(\.title, String))))"#,
        ".books(.element(id: Int, action: .returned))",
      ])
  }

  @Test("An element's scope carries actions in both directions")
  func scope() throws {
    let child = try #require(
      ChildFinder(outline: []).places(of: Shelf.State.self, Shelf.Action.self).first)
    let step = ScopeStep(child: child, row: .init(id: 7, text: "[7]"))
    let action = Shelf.Action.books(.element(id: 7, action: .returned))
    #expect(step.embed(Book.Action.returned) as? Shelf.Action == action)
    #expect(step.extract(action) as? Book.Action == .returned)
    #expect(step.extract(Shelf.Action.books(.element(id: 8, action: .returned))) == nil)
  }

  @Test("The binding of a view action is written through its case")
  func viewAction() throws {
    let fields = try #require(BindableFields(state: Desk.State.self, action: Desk.Action.self))
    let field = try #require(fields.field(named: "note"))
    #expect(
      fields.action(field, "x", witness: Desk.State()) as? Desk.Action
        == .view(.binding(.set(\.note, "x"))))
    #expect(fields.action(field, 1, witness: Desk.State()) == nil)
  }

  private func completions(_ text: String, ids: [String: [String]] = [:]) -> [String] {
    ActionCompletion.actions(of: Shelf.Action.self, text, ids: ids).candidates.map(\.text)
  }
}

@Reducer
private struct Book {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    @ObservationStateIgnored var cache = 0
    private(set) var loans = 0
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case returned
  }

  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
private struct Shelf {
  @ObservableState
  struct State: Equatable {
    var books: IdentifiedArrayOf<Book.State> = []
  }

  enum Action: Equatable {
    case books(IdentifiedActionOf<Book>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().forEach(\.books, action: \.books) { Book() }
  }
}

@Reducer
private struct Desk {
  @ObservableState
  struct State: Equatable {
    var note = ""
  }

  enum Action: ViewAction, Equatable {
    case view(View)

    @CasePathable
    enum View: BindableAction, Equatable {
      case binding(BindingAction<State>)
    }
  }

  var body: some ReducerOf<Self> { BindingReducer(action: \.view) }
}
