import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with ParentChild, exported by `export test`.
@MainActor
struct Scenario10ParentAndChildrenPart1Tests {
  @Test func parentChildAddButtonTapped() async {
    let store = TestStore(initialState: ParentChild.State()) {
      ParentChild()
    }
    await store.send(.addButtonTapped) {
      $0.counters = [Counter.State(id: 1, control: AmountControl.State(amount: 0))]
    }
    await store.send(.addButtonTapped) {
      $0.counters.append(Counter.State(id: 2, control: AmountControl.State(amount: 0)))
    }
    await store.send(.counter(id: 2, action: .plusButtonTapped)) {
      $0.counters[id: 2]?.control.amount = 1
    }
    await store.send(.counter(id: 1, action: .plusButtonTapped)) {
      $0.counters[id: 1]?.control.amount = 1
    }
    await store.send(.counter(id: 2, action: .plusButtonTapped)) {
      $0.counters[id: 2]?.control.amount = 2
    }
    await store.send(.detailButtonTapped) { $0.detail = AmountControl.State(amount: 3) }
    await store.send(.detail(.plusButtonTapped)) { $0.detail?.amount = 4 }
    await store.send(.detailDismissed) { $0.detail = nil }
    await store.send(.removeButtonTapped(id: 1)) { $0.counters.remove(id: 1) }
    await withKnownIssue {
      await store.send(.counter(id: 1, action: .plusButtonTapped))
    } matching: { issue in
      issue.description.contains("TCA004")
    }
  }
}
