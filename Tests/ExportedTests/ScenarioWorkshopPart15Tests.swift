import ComposableArchitecture
import Foundation
import Testing

@testable import WorkshopFeatures

/// A session with Registration, as `export test` wrote it.
@MainActor
struct ScenarioWorkshopPart15Tests {
  @Test func session() async {
    let store = TestStore(
      initialState: Registration.State(
        id: nil,
        name: "",
        startDate: Date(timeIntervalSince1970: 0)
      )
    ) {
      Registration()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.registerButtonTapped(startDate: Date(timeIntervalSince1970: 1714521600))) {
      $0.id = UUID(0)
      $0.startDate = Date(timeIntervalSince1970: 1714521600)
    }
    await store.receive(.doNothing)
  }
}
