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

  private func filledStore(_ names: String...) async -> TestStoreOf<Shopping> {
    let store = store()
    for name in names {
      await store.send(\.binding.draft, name)
      await store.send(\.addButtonTapped)
    }
    return store
  }

  @Test func `Items are removed a second after the last tap, not before`() async {
    let store = await filledStore("Milk", "Bread")
    await store.send(\.items[id: UUID(0)].toggled)
    await clock.advance(by: .milliseconds(600))
    await store.send(\.items[id: UUID(1)].toggled)
    await clock.advance(by: .milliseconds(600))
    // Taking an item back starts the second again, too.
    await store.send(\.items[id: UUID(1)].toggled)
    await clock.advance(by: .milliseconds(999))
    await store.skipReceivedActions(strict: false)
    #expect(store.state.items.map(\.name) == ["Milk", "Bread"])
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.tidied)
    #expect(store.state.items.map(\.name) == ["Bread"])
  }

  @Test func `All bought items are removed, and no other`() async {
    let store = await filledStore("Milk", "Bread", "Eggs")
    await store.send(\.items[id: UUID(0)].toggled)
    await store.send(\.items[id: UUID(2)].toggled)
    await clock.advance(by: .seconds(1))
    await store.receive(\.tidied)
    #expect(store.state.items.map(\.name) == ["Bread"])
  }
}
