import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct ParentChildTests {
  let store = TestStore(initialState: ParentChild.State()) { ParentChild() }

  @Test func `A new counter never gets the ID of an existing one`() async {
    await store.send(.addButtonTapped) { $0.counters = [Counter.State(id: 1)] }
    await store.send(.addButtonTapped) { $0.counters.append(Counter.State(id: 2)) }
    await store.send(.removeButtonTapped(id: 1)) { $0.counters.remove(id: 1) }
    await store.send(.addButtonTapped) { $0.counters.append(Counter.State(id: 3)) }
  }
}
