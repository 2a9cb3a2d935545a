import ComposableArchitecture
import Foundation
import Testing

@testable import WorkshopFeatures

/// A session with Registration, exported by `export test`.
@MainActor
struct Scenario09RegistrationPart1Tests {
  @Test func registrationNameChanged() async {
    let clock = TestClock()
    let start = clock.now
    let store = TestStore(initialState: Registration.State()) {
      Registration()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = DateGenerator {
        Date(timeIntervalSince1970: 1704067200) + start.duration(to: clock.now) / .seconds(1)
      }
      $0.uuid = .incrementing
    }
    await store.send(.nameChanged("Blob")) { $0.name = "Blob" }
    await store.send(.filterButtonTapped) { $0.startDate = Date(timeIntervalSince1970: 1704067200) }
    await store.send(.registerButtonTapped(startDate: Date(timeIntervalSince1970: 1704067200))) {
      $0.id = UUID(0)
    }
    await store.receive(.doNothing)
    await store.send(.alertDismissed)
    await store.receive(.doNothing)
    store.dependencies.date = DateGenerator {
      Date(timeIntervalSince1970: 1893456000) + start.duration(to: clock.now) / .seconds(1)
    }
    await store.send(.filterButtonTapped) { $0.startDate = Date(timeIntervalSince1970: 1893456000) }
  }
}
