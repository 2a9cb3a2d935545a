import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with PresentChild, as `export test` wrote it.
@MainActor
struct Scenario11MistakesPart8Tests {
  @Test func session() async {
    let clock = TestClock()
    let store = TestStore(initialState: PresentChild.State(child: nil)) {
      PresentChild()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.openButtonTapped) { $0.child = PatientControl.State(amount: 0) }
    await store.send(.child(.laterButtonTapped))
    await store.send(.closeButtonTapped) { $0.child = nil }
    await store.finish()
  }
}
