import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with Login, as `export test` wrote it.
@MainActor
struct ScenarioErrorsTCA001Part1Tests {
  @Test func session() async {
    let store = TestStore(
      initialState: Login.State.form(LoginForm.State(name: "", isWaiting: false))
    ) {
      Login()
    }
    await withKnownIssue("TCA001") {
      await store.send(.session(.logoutButtonTapped))
    }
  }
}
