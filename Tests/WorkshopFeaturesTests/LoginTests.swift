import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct LoginTests {
  @Test func `A user logs in and out`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Login.State()) {
      Login()
    } withDependencies: {
      $0.continuousClock = clock
    }
    var form = LoginForm.State()
    form.name = "Blob"
    await store.send(.form(.nameChanged("Blob"))) { [form] in $0 = .form(form) }
    form.isWaiting = true
    await store.send(.form(.loginButtonTapped)) { [form] in $0 = .form(form) }
    await clock.advance(by: .seconds(1))
    await store.receive(.form(.accepted(name: "Blob"))) {
      $0 = .session(LoginSession.State(name: "Blob"))
    }
    await store.send(.session(.logoutButtonTapped)) { $0 = Login.State() }
  }
}
