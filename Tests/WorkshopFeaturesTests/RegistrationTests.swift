import ComposableArchitecture
import Foundation
import Testing
import WorkshopFeatures

@MainActor
struct RegistrationTests {
  let may = Date(timeIntervalSince1970: 1_714_521_600)

  @Test func `who registers gets the next id and the date that was asked for`() async {
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

  @Test func `from today: the date is the world's`() async {
    let store = TestStore(initialState: Registration.State()) {
      Registration()
    } withDependencies: {
      $0.date.now = may
    }
    await store.send(.filterButtonTapped) { $0.startDate = may }
  }

  @Test func `an alert that is dismissed does nothing more`() async {
    let store = TestStore(initialState: Registration.State()) { Registration() }
    await store.send(.alertDismissed)
    await store.receive(.doNothing)
  }

  @Test func `the first day is that of 1970, in every test`() {
    #expect(Registration.State().startDate == Date(timeIntervalSince1970: 0))
    #expect(Registration.State().id == nil)
  }

  @Test func `a test that does not say which ids there are is told so`() async {
    let store = TestStore(initialState: Registration.State()) { Registration() }
    store.exhaustivity = .off
    await withKnownIssue {
      await store.send(.registerButtonTapped(startDate: may))
    } matching: { issue in
      issue.description.contains("uuid")
    }
  }
}
