import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with ParentFirst, as `export test` wrote it.
@MainActor
struct Scenario21TracingPart2Tests {
  @Test func session() async {
    let store = TestStore(
      initialState: ParentFirst.State(amountControl: AmountControl.State(amount: 0), total: 0)
    ) {
      ParentFirst()
    }
    await store.send(.amountControl(.plusButtonTapped)) { $0.amountControl.amount = 1 }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.amountControl.amount = 2
      $0.total = 1
    }
  }
}
