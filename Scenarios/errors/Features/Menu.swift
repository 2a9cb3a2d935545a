import ComposableArchitecture

/// A feature without a view. One action carries a dictionary, another one a closure.
struct Menu: Reducer {
  struct State: Equatable {
    var prices: [String: Int] = [:]
  }

  enum Action {
    case setPrices([String: Int])
    case whenDone(() -> Void)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .setPrices(let prices): state.prices = prices
    case .whenDone(let call): call()
    }
    return .none
  }
}
