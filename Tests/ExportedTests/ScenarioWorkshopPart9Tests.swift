import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with Account, as `export test` wrote it.
@MainActor
struct ScenarioWorkshopPart9Tests {
  @Test func session() async {
    let store = TestStore(initialState: Account.State.unauthenticated) {
      Account()
    }
    await store.send(.loginSucceeded(User(name: "Blob"))) {
      $0 = .authenticated(User(name: "Blob"))
    }
    await store.send(.loginFailed(.offline)) { $0 = .error(.offline) }
    await store.send(.stateChanged(.authenticated(User(name: "홍길동")))) {
      $0 = .authenticated(User(name: "홍길동"))
    }
  }
}
