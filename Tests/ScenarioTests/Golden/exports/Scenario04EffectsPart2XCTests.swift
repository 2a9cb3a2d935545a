import ComposableArchitecture
import XCTest

@testable import WorkshopFeatures

/// A session with Search, exported by `export test`.
@MainActor
final class Scenario04EffectsPart2XCTests: XCTestCase {
  func testSearchQueryChanged() async {
    let clock = TestClock()
    let store = TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
      $0.searchClient = SearchClient.liveValue
    }
    await store.send(.queryChanged("s")) {
      $0.query = "s"
      $0.isSearching = true
    }
    await store.send(.queryChanged("sh")) { $0.query = "sh" }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.response(.success(["shell"]))) {
      $0.results = ["shell"]
      $0.isSearching = false
    }
    await store.finish()
  }
}
