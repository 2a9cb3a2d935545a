import ComposableArchitecture

struct PriceClient {
  var price: () async -> Int
}

extension PriceClient: DependencyKey {
  static var liveValue = PriceClient(price: { 5 })
}

extension DependencyValues {
  var prices: PriceClient {
    get { self[PriceClient.self] }
    set { self[PriceClient.self] = newValue }
  }
}

@Reducer
struct Till {
  @ObservableState
  struct State: Equatable {
    var total = 0
  }

  enum Action {
    case scanned
    case priced(Int)
  }

  @Dependency(\.prices) var prices

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .scanned:
        return .run { send in await send(.priced(prices.price())) }
      case .priced(let price):
        state.total += price
        return .none
      }
    }
  }
}
