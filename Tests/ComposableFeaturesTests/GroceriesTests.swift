import ComposableArchitecture2
import Testing

/// A list with an editor and a prompt, without `action:` in any scope.
@MainActor
@Suite struct GroceriesTests {
  private func store(_ items: Grocery.State...) -> TestStore<Groceries> {
    TestStore(initialState: Groceries.State(items: items)) { Groceries() }
  }

  @Test func theParentReadsThePromptThatItsActionRemoves() {
    let store = store(.init(id: 1, name: "Milk"))
    store.send(.deleteTapped(1)) {
      $0.destination = .confirmDeletion(.init(groceryID: 1, title: "Delete?"))
    }
    store.send(.destination(.confirmDeletion(.confirmed))) {
      $0.items = []
      $0.destination = nil
    }
    store.send(.destination(.confirmDeletion(.confirmed)))
  }

  @Test func hooksOfAPresentedChildFollowAChangeFromOutside() {
    let store = store(.init(id: 1, name: "Milk"))
    store.send(.editTapped(1)) { $0.destination = .editor(.init(id: 1, name: "Milk")) }
    store.modify {
      $0.destination?.modify(\.editor) { $0.name = "" }
    } changes: {
      $0.destination?.modify(\.editor) { ($0.name, $0.isValid) = ("", false) }
    }
    store.send(.destination(.editor(.cancelTapped))) { $0.destination = nil }
  }

  @Test func storesOfChildrenNeedNoTypes() throws {
    let store = Store(initialState: Groceries.State(items: [.init(id: 1, name: "Milk")])) {
      Groceries()
    }
    let rows = store.scope(\.items)
    rows[0].send(.toggled)
    #expect(store.items[0].isBought)
    store.send(.editTapped(1))
    let destination = try #require(store.scope(\.destination))
    guard case .editor(let editor) = Groceries.Destination.StoreEnumeration(destination) else {
      return #expect(Bool(false))
    }
    editor.name = "Oat milk"
    editor.send(.saveTapped)
    #expect(store.items[0].name == "Oat milk")
    #expect(store.destination == nil)
  }
}

@Feature struct Groceries {
  struct State {
    var items: [Grocery.State] = []
    var destination: Destination.State?
    private var lastDeleted: String?

    init(items: [Grocery.State]) { self.items = items }

    mutating func delete(_ id: Grocery.State.ID) {
      lastDeleted = items.first { $0.id == id }?.name
      items.removeAll { $0.id == id }
    }
  }
  enum Action {
    case deleteTapped(Grocery.State.ID)
    case editTapped(Grocery.State.ID)
    case items(Grocery.State.ID, Grocery.Action)
    case destination(Destination.Action)
  }

  @Feature enum Destination {
    case editor(GroceryEditor)
    case confirmDeletion(Deletion)
  }

  @Feature struct Deletion: Prompt {
    struct State {
      let groceryID: Int
      var title = "Delete?"
    }
    enum Action { case confirmed, cancelled }
  }

  var body: some Feature {
    Update { state, action in
      switch action {
      case .deleteTapped(let id): state.destination = .confirmDeletion(.init(groceryID: id))
      case .editTapped(let id):
        guard let item = state.items.first(where: { $0.id == id }) else { return }
        state.destination = .editor(.init(id: id, name: item.name))
      case .destination(.confirmDeletion(.confirmed)):
        guard let id = state.destination?.confirmDeletion?.groceryID else { return }
        state.delete(id)
      case .destination(.editor(.saveTapped)):
        guard let editor = state.destination?.editor else { return }
        for index in state.items.indices where state.items[index].id == editor.id {
          state.items[index].name = editor.name
        }
        state.destination = nil
      case .destination, .items: break
      }
    }
    .forEach(\.items) { Grocery() }
    .ifLet(\.destination) { Destination.body }
  }
}

@Feature struct Grocery {
  struct State: Identifiable {
    let id: Int
    var name: String
    var isBought = false
  }
  enum Action { case toggled }
  var body: some Feature { Update { state, _ in state.isBought.toggle() } }
}

@Feature struct GroceryEditor {
  struct State {
    let id: Int
    var name: String
    var isValid = true
  }
  enum Action { case saveTapped, cancelTapped }
  var body: some Feature {
    Update { _, action in
      if case .cancelTapped = action { store.addTask { try store.dismiss() } }
    }
    .onChange(of: store.name) { state in state.isValid = !state.name.isEmpty }
  }
}
