import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with AccountFlags, as `export test` wrote it.
@MainActor
struct ScenarioWorkshopPart8Tests {
  @Test func session() async {
    let store = TestStore(initialState: AccountFlags.State(user: nil, error: nil)) {
      AccountFlags()
    }
    await store.send(.loginSucceeded(User(name: "Blob"))) { $0.user = User(name: "Blob") }
    await store.send(.loginFailed(.offline)) { $0.error = .offline }
  }
}
