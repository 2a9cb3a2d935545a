import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with ForgottenScope, as `export test` wrote it.
@MainActor
struct Scenario11MistakesPart3Tests {
  @Test func session() async {
    let store = TestStore(
      initialState: ForgottenScope.State(amountControl: AmountControl.State(amount: 0), taps: 0)
    ) {
      ForgottenScope()
    }
    await withKnownIssue("TCA005") {
      await store.send(.amountControl(.plusButtonTapped)) { $0.taps = 1 }
    }
  }
}
