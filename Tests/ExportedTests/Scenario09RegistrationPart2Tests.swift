import ComposableArchitecture
import Testing

@testable import WorkshopFeatures

/// A session with Login, as `export test` wrote it.
@MainActor
struct Scenario09RegistrationPart2Tests {
  @Test func session() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: Login.State.form(LoginForm.State(name: "", isWaiting: false))
    ) {
      Login()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.form(.nameChanged("Blob"))) {
      $0 = .form(LoginForm.State(name: "Blob", isWaiting: false))
    }
    await store.send(.form(.loginButtonTapped)) {
      $0 = .form(LoginForm.State(name: "Blob", isWaiting: true))
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.form(.accepted(name: "Blob"))) {
      $0 = .session(LoginSession.State(name: "Blob", messages: 0))
    }
    await store.finish()
  }
}
