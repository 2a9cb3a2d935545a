import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with NilChild, exported by `export test`.
@MainActor
struct ScenarioErrorsTCA003Part1Tests {
  @Test func nilChildOpenButtonTapped() async {
    let clock = TestClock()
    let store = TestStore(initialState: NilChild.State()) {
      NilChild()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.openButtonTapped) { $0.amountControl = AmountControl.State(amount: 0) }
    await withKnownIssue {
      await store.send(.laterButtonTapped)
      await store.send(.closeButtonTapped) { $0.amountControl = nil }
      await clock.advance(by: .seconds(1))
      await store.receive(.amountControl(.plusButtonTapped))
    } matching: { issue in
      issue.description.contains("TCA003")
    }
    await store.finish()
  }
}
