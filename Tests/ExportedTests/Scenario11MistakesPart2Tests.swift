import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with RememberedBindingReducer, as `export test` wrote it.
@MainActor
struct Scenario11MistakesPart2Tests {
  @Test func session() async {
    let store = TestStore(initialState: ForgottenBindingReducer.State(isOn: false)) {
      RememberedBindingReducer()
    }
    await store.send(.binding(.set(\.$isOn, true))) { $0.isOn = true }
  }
}
