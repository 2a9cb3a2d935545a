import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with RememberedScope, as `export test` wrote it.
@MainActor
struct Scenario11MistakesPart4Tests {
  @Test func session() async {
    let store = TestStore(
      initialState: ForgottenScope.State(amountControl: AmountControl.State(amount: 0), taps: 0)
    ) {
      RememberedScope()
    }
    await store.send(.amountControl(.plusButtonTapped)) {
      $0.amountControl.amount = 1
      $0.taps = 1
    }
  }
}
