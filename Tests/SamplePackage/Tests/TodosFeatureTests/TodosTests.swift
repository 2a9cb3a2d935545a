import Combine
import ComposableArchitecture
import TodosFeature
import XCTest

@MainActor
final class TodosTests: XCTestCase {
  func makeStore(_ titles: String...) -> TestStoreOf<Todos> {
    let todos = titles.enumerated().map { Todo.State(id: UUID($0.offset), title: $0.element) }
    return TestStore(initialState: Todos.State(todos: IdentifiedArray(uniqueElements: todos))) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  func testAdd() async {
    let store = makeStore()
    await store.send(.addButtonTapped) { $0.todos = [Todo.State(id: UUID(0))] }
  }

  func testAddTwo() async {
    let store = makeStore()
    await store.send(.addButtonTapped) { $0.todos = [Todo.State(id: UUID(0))] }
    await store.send(.addButtonTapped) {
      $0.todos = [Todo.State(id: UUID(1)), Todo.State(id: UUID(0))]
    }
  }

  func testTitle() async {
    let store = makeStore("Milk")
    await store.send(\.todos[id: UUID(0)].binding.title, "Bread") { $0.todos[0].title = "Bread" }
  }

  func testComplete() async {
    let store = makeStore("Milk", "Bread")
    await store.send(\.todos[id: UUID(1)].binding.isComplete, true) {
      $0.todos[id: UUID(1)]?.isComplete = true
    }
  }

  func testDelete() async {
    let store = makeStore("Milk", "Bread")
    await store.send(.delete([0])) { $0.todos.remove(at: 0) }
  }

  func testDeleteWithFilter() async {
    let store = makeStore("Milk", "Bread")
    await store.send(\.todos[id: UUID(0)].binding.isComplete, true) {
      $0.todos[0].isComplete = true
    }
    await store.send(\.binding.filter, .active) { $0.filter = .active }
    await store.send(.delete([0])) { $0.todos.remove(id: UUID(1)) }
  }

  func testPublishedTodos() {
    let store = Store(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    var counts: [Int] = []
    let cancellable: AnyCancellable = store.publisher.todos.sink { counts.append($0.count) }
    store.send(.addButtonTapped)
    XCTAssertEqual(counts, [0, 1])
    cancellable.cancel()
  }

  func testShown() {
    var state = Todos.State(todos: [Todo.State(id: UUID(0), isComplete: true)])
    XCTAssertEqual(state.shown.count, 1)
    state.filter = .active
    XCTAssertEqual(state.shown, [])
    state.filter = .completed
    XCTAssertEqual(state.shown.ids, [UUID(0)])
  }

  func testClear() async {
    let store = makeStore("Milk")
    await store.send(\.todos[id: UUID(0)].binding.isComplete, true) {
      $0.todos[0].isComplete = true
    }
    await store.send(.clearButtonTapped) {
      $0.alert = AlertState {
        TextState("Remove completed todos?")
      } actions: {
        ButtonState(role: .destructive, action: .confirmClear) { TextState("Remove") }
        ButtonState(role: .cancel) { TextState("Cancel") }
      }
    }
    await store.send(\.alert.confirmClear) {
      $0.alert = nil
      $0.todos = []
    }
  }

  func testCancelClear() async {
    let store = makeStore("Milk")
    store.exhaustivity = .off
    await store.send(.clearButtonTapped)
    XCTAssertNotNil(store.state.alert)
    await store.send(\.alert.dismiss) { $0.alert = nil }
    XCTAssertEqual(store.state.todos.count, 1)
  }

  func testNonExhaustive() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.addButtonTapped)
    await store.send(.addButtonTapped)
    await store.send(.delete([0]))
    XCTAssertEqual(store.state.todos.map(\.id), [UUID(0)])
  }
}
