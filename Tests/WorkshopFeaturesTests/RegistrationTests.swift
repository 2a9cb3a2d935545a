import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct RegistrationTests {
  let may = Date(timeIntervalSince1970: 1_714_521_600)

  @Test func `Registering assigns the next UUID and the requested date`() async {
    let store = TestStore(initialState: Registration.State()) {
      Registration()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.nameChanged("Blob")) { $0.name = "Blob" }
    await store.send(.registerButtonTapped(startDate: may)) {
      $0.id = UUID(0)
      $0.startDate = may
    }
    await store.receive(.doNothing)
  }

  @Test func `The filter button sets the current date of the date dependency`() async {
    let store = TestStore(initialState: Registration.State()) {
      Registration()
    } withDependencies: {
      $0.date.now = may
    }
    await store.send(.filterButtonTapped) { $0.startDate = may }
  }

  @Test func `Dismissing the alert changes nothing`() async {
    let store = TestStore(initialState: Registration.State()) { Registration() }
    await store.send(.alertDismissed)
    await store.receive(.doNothing)
  }

  @Test func `The initial date is the same in every test`() {
    #expect(Registration.State().startDate == Date(timeIntervalSince1970: 0))
    #expect(Registration.State().id == nil)
  }

  @Test func `A test that does not override the UUID generator fails with a message`() async {
    let store = TestStore(initialState: Registration.State()) { Registration() }
    store.exhaustivity = .off
    await withKnownIssue {
      await store.send(.registerButtonTapped(startDate: may))
    } matching: { issue in
      issue.description.contains("uuid")
    }
  }
}
