import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with ChildFirst, as `export test` wrote it.
@MainActor
struct Scenario11MistakesPart6Tests {
  @Test func session() async {
    let store = TestStore(
      initialState: ParentFirst.State(amountControl: AmountControl.State(amount: 0), total: 0)
    ) {
      ChildFirst()
    }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.amountControl.amount = 1
      $0.total = 1
    }
  }
}
