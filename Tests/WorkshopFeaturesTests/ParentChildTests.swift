import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct ParentChildTests {
  let store = TestStore(initialState: ParentChild.State()) { ParentChild() }

  @Test func `each counter hears its own taps, and the parent adds them up`() async {
    await store.send(.addButtonTapped) { $0.counters = [Counter.State(id: 1)] }
    await store.send(.addButtonTapped) { $0.counters.append(Counter.State(id: 2)) }
    await store.send(.counter(id: 2, action: .plusButtonTapped)) {
      $0.counters[id: 2]?.control.amount = 1
    }
    #expect(store.state.total == 1)
  }

  @Test func `an id is not used again while it would be taken for another`() async {
    await store.send(.addButtonTapped) { $0.counters = [Counter.State(id: 1)] }
    await store.send(.addButtonTapped) { $0.counters.append(Counter.State(id: 2)) }
    await store.send(.removeButtonTapped(id: 1)) { $0.counters.remove(id: 1) }
    await store.send(.addButtonTapped) { $0.counters.append(Counter.State(id: 3)) }
  }

  @Test func `the detail begins with the total and goes its own way`() async {
    await store.send(.addButtonTapped) { $0.counters = [Counter.State(id: 1)] }
    await store.send(.counter(id: 1, action: .plusButtonTapped)) {
      $0.counters[id: 1]?.control.amount = 1
    }
    await store.send(.detailButtonTapped) { $0.detail = AmountControl.State(amount: 1) }
    await store.send(.detail(.plusButtonTapped)) { $0.detail?.amount = 2 }
    #expect(store.state.total == 1)
    await store.send(.detailDismissed) { $0.detail = nil }
  }

  @Test func `an action for a counter that is gone is reported with its id`() async {
    await withKnownIssue {
      await store.send(.counter(id: 7, action: .plusButtonTapped))
    } matching: { issue in
      issue.description.contains("TCA004") && issue.description.contains("id 7")
    }
  }
}
