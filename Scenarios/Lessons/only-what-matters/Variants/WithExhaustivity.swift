import ComposableArchitecture
import Testing

@Reducer
struct SignIn {
  @ObservableState
  struct State: Equatable {
    var attempts = 0
    var isLoading = false
    var name = ""
    var tab = "sign in"
  }

  enum Action: Equatable {
    case answered(name: String)
    case signInButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .answered(let name):
        state.isLoading = false
        state.name = name
        state.tab = "home"
        return .none
      case .signInButtonTapped:
        state.attempts += 1
        state.isLoading = true
        return .send(.answered(name: "Blob"))
      }
    }
  }
}

@MainActor
struct SignInTests {
  @Test func `After signing in, the home tab is shown`() async {
    let store = TestStore(initialState: SignIn.State()) { SignIn() }
    await store.withExhaustivity(.off) {
      await store.send(.signInButtonTapped)
      await store.receive(\.answered) {
        $0.tab = "home"
      }
    }
  }
}
