import ComposableArchitecture
import Foundation
import Testing

@MainActor
struct ShoppingChecks {
  private let clock = TestClock()

  private func store() -> TestStoreOf<Shopping> {
    let store = TestStore(initialState: Shopping.State()) {
      Shopping()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off
    return store
  }

  @Test func `An item gets the draft as its name, and an ID from the dependency`() async {
    let store = store()
    await store.send(\.addButtonTapped)
    #expect(store.state.items.isEmpty)
    await store.send(\.binding.draft, "Milk")
    await store.send(\.addButtonTapped)
    #expect(store.state.items.map(\.name) == ["Milk"])
    #expect(store.state.items.map(\.id) == [UUID(0)])
    #expect(store.state.draft == "")
  }

  @Test func `Items are removed a second after the last tap`() async {
    let store = store()
    await store.send(\.binding.draft, "Milk")
    await store.send(\.addButtonTapped)
    await store.send(\.items[id: UUID(0)].toggled)
    await clock.advance(by: .milliseconds(600))
    await store.send(\.items[id: UUID(0)].toggled)
    await store.send(\.items[id: UUID(0)].toggled)
    await clock.advance(by: .milliseconds(600))
    #expect(store.state.items.count == 1)
    await clock.advance(by: .milliseconds(400))
    await store.receive(\.tidied)
    #expect(store.state.items.isEmpty)
  }
}
