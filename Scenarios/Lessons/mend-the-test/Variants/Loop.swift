import ComposableArchitecture
import Testing

@Reducer
struct Order {
  @ObservableState
  struct State: Equatable {
    var amount = Amount.State()
    var total = 0
  }

  enum Action: Equatable {
    case amount(Amount.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.amount, action: \.amount) { Amount() }
    Reduce { state, action in
      state.total = 10 * state.amount.value
      return .none
    }
  }
}

@Reducer
struct Amount {
  @ObservableState
  struct State: Equatable {
    var value = 0
  }

  enum Action: Equatable {
    case plusButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.value += 1
      return .none
    }
  }
}

@MainActor
struct OrderTests {
  @Test func `The total follows the amount`() async {
    let store = TestStore(initialState: Order.State()) { Order() }
    for number in 1...2 {
      await store.send(.amount(.plusButtonTapped)) {
        $0.amount.value = number
        $0.total = 10 * number
      }
    }
  }
}
