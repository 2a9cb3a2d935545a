import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with ForgottenBindingReducer, as `export test` wrote it.
@MainActor
struct ScenarioErrorsTCA006Part1Tests {
  @Test func session() async {
    let store = TestStore(initialState: ForgottenBindingReducer.State(isOn: false)) {
      ForgottenBindingReducer()
    }
    await withKnownIssue("TCA006") {
      await store.send(.binding(.set(\.$isOn, true)))
    }
  }
}
