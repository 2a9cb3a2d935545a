import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct RegistrationTests {
  @Test func `A test that does not override the UUID generator fails with a message`() async {
    let store = TestStore(initialState: Registration.State()) { Registration() }
    store.exhaustivity = .off
    await withKnownIssue {
      await store.send(.registerButtonTapped(startDate: .distantPast))
    } matching: { issue in
      issue.description.contains("uuid")
    }
  }
}
