import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct ParentChildTests {
  let store = TestStore(initialState: ParentChild.State()) { ParentChild() }

  @Test func `Each counter handles its own taps and the parent adds them up`() async {
    await store.send(.addButtonTapped) { $0.counters = [Counter.State(id: 1)] }
    await store.send(.addButtonTapped) { $0.counters.append(Counter.State(id: 2)) }
    await store.send(.counter(id: 2, action: .plusButtonTapped)) {
      $0.counters[id: 2]?.control.amount = 1
    }
    #expect(store.state.total == 1)
  }

  @Test func `A new counter never gets the ID of an existing one`() async {
    await store.send(.addButtonTapped) { $0.counters = [Counter.State(id: 1)] }
    await store.send(.addButtonTapped) { $0.counters.append(Counter.State(id: 2)) }
    await store.send(.removeButtonTapped(id: 1)) { $0.counters.remove(id: 1) }
    await store.send(.addButtonTapped) { $0.counters.append(Counter.State(id: 3)) }
  }

  @Test func `The detail starts with the total and then changes independently`() async {
    await store.send(.addButtonTapped) { $0.counters = [Counter.State(id: 1)] }
    await store.send(.counter(id: 1, action: .plusButtonTapped)) {
      $0.counters[id: 1]?.control.amount = 1
    }
    await store.send(.detailButtonTapped) { $0.detail = AmountControl.State(amount: 1) }
    await store.send(.detail(.plusButtonTapped)) { $0.detail?.amount = 2 }
    #expect(store.state.total == 1)
    await store.send(.detailDismissed) { $0.detail = nil }
  }

  @Test func `An action for a removed counter is reported with its ID`() async {
    await withKnownIssue {
      await store.send(.counter(id: 7, action: .plusButtonTapped))
    } matching: { issue in
      issue.description.contains("TCA004") && issue.description.contains("ID 7")
    }
  }
}
