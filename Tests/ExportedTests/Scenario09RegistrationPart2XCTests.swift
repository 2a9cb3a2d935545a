import ComposableArchitecture
import XCTest

@testable import WorkshopFeatures

/// A session with Login, as `export test` wrote it.
@MainActor
final class Scenario09RegistrationPart2XCTests: XCTestCase {
  func testSession() async {
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
