import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with ParentChild, as `export test` wrote it.
@MainActor
struct Scenario21TracingPart5Tests {
  @Test func session() async {
    let store = TestStore(initialState: ParentChild.State(counters: [], detail: nil)) {
      ParentChild()
    }
    await store.send(.addButtonTapped) {
      $0.counters = [Counter.State(id: 1, control: AmountControl.State(amount: 0))]
    }
  }
}
