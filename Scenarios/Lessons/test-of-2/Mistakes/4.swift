import ComposableArchitecture2
import Testing

@Feature struct Quote {
  struct State {
    var isLoading = false
    var text = ""
    var count = 0
  }

  enum Action { case loadTapped, shown }

  @Dependency(\.continuousClock) var clock

  var body: some Feature {
    Update { state, action in
      switch action {
      case .loadTapped:
        state.isLoading = true
        store.addTask {
          try await clock.sleep(for: .seconds(1))
          try store.modify {
            $0.isLoading = false
            $0.text = "Simple is not easy."
          }
          try store.send(.shown)
        }
      case .shown: state.count += 1
      }
    }
  }
}

@MainActor
struct QuoteTests {
  @Test func `A quote is shown after a second`() async throws {
    let clock = TestClock()
    let store = TestStore(initialState: Quote.State()) {
      Quote().dependency(\.continuousClock, clock)
    }
    store.send(.loadTapped) {
      $0.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    store.expect {
      $0.isLoading = false
      $0.text = "Simple is not easy."
    }
    await store.receive(\.shown)
  }
}
