import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct TodosTests {
  @Test func `Rows can be added, changed, and cleared`() async {
    let store = TestStore(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped) { $0.todos = [Todo.State(id: UUID(0))] }
    await store.send(.addButtonTapped) { $0.todos.append(Todo.State(id: UUID(1))) }
    await store.send(.todo(id: UUID(1), action: .titleChanged("Milk"))) {
      $0.todos[id: UUID(1)]?.title = "Milk"
    }
    await store.send(.todo(id: UUID(0), action: .toggled)) {
      $0.todos[id: UUID(0)]?.isDone = true
    }
    await store.send(.clearDoneButtonTapped) { $0.todos.remove(id: UUID(0)) }
  }

  @Test func `A draft changes the list only when it is saved`() async {
    let milk = Todo.State(id: UUID(7), title: "Milk")
    let store = TestStore(initialState: Todos.State(todos: [milk])) { Todos() }
    await store.send(.rowTapped(id: UUID(7))) { $0.draft = milk }
    await store.send(.draft(.titleChanged("Oat milk"))) { $0.draft?.title = "Oat milk" }
    #expect(store.state.todos[id: UUID(7)]?.title == "Milk")
    await store.send(.draftSaved) {
      $0.todos[id: UUID(7)]?.title = "Oat milk"
      $0.draft = nil
    }
  }

  @Test func `A row that is cleared while it is edited does not come back`() async {
    let store = TestStore(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped) { $0.todos = [Todo.State(id: UUID(0))] }
    await store.send(.rowTapped(id: UUID(0))) { $0.draft = $0.todos[id: UUID(0)] }
    await store.send(.todo(id: UUID(0), action: .toggled)) {
      $0.todos[id: UUID(0)]?.isDone = true
    }
    await store.send(.clearDoneButtonTapped) {
      $0.todos = []
      $0.draft = nil
    }
    await store.send(.draftSaved)
  }
}
