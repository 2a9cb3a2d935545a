import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with AmountControl, as `export test` wrote it.
@MainActor
struct ScenarioWorkshopPart5Tests {
  @Test func session() async {
    let store = TestStore(initialState: AmountControl.State(amount: 0)) {
      AmountControl()
    }
    await store.send(.plusButtonTapped) { $0.amount = 1 }
  }
}
