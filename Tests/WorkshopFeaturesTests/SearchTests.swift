import ComposableArchitecture
import Testing
import WorkshopFeatures

@MainActor
struct SearchTests {
  let clock = TestClock()

  func store(_ search: @escaping @Sendable (String) async throws -> [String]) -> TestStoreOf<Search>
  {
    TestStore(initialState: Search.State()) {
      Search()
    } withDependencies: {
      $0.continuousClock = clock
      $0.searchClient.search = search
    }
  }

  @Test func `An empty query cancels the request`() async {
    let store = store { _ in ["never"] }
    await store.send(.queryChanged("s")) {
      $0.query = "s"
      $0.isSearching = true
    }
    await store.send(.queryChanged("")) {
      $0.query = ""
      $0.isSearching = false
    }
    await clock.advance(by: .seconds(1))
  }

  @Test func `A failure removes the results`() async {
    struct Offline: Error, Equatable {}
    let store = store { _ in throw Offline() }
    await store.send(.queryChanged("s")) {
      $0.query = "s"
      $0.isSearching = true
    }
    await clock.advance(by: .milliseconds(300))
    await store.receive(.response(.failure(Offline()))) { $0.isSearching = false }
  }
}
