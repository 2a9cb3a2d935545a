import ComposableArchitecture
import Testing

@Reducer
struct Quote {
  @ObservableState
  struct State: Equatable {
    var isLoading = false
    var text = ""
  }

  enum Action: Equatable {
    case loadButtonTapped
    case loaded(String)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loadButtonTapped:
        state.isLoading = true
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.loaded("Simple is not easy."))
        }
      case .loaded(let text):
        state.isLoading = false
        state.text = text
        return .none
      }
    }
  }
}

@MainActor
struct QuoteTests {
  @Test func `A quote is loaded after a second`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Quote.State()) {
      Quote()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.loadButtonTapped) {
      $0.isLoading = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.loaded) {
      $0.isLoading = false
      $0.text = "Simple is not easy."
    }
  }
}
