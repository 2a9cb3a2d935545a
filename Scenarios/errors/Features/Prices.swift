import ComposableArchitecture

/// Fetches a price. The action `refreshTested` does so in the test context, like a test.
struct Prices: Reducer {
  struct State: Equatable {
    var tea = 0
  }

  enum Action: Equatable {
    case refreshButtonTapped
    case refreshTested
  }

  @Dependency(\.priceOf) var priceOf

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .refreshButtonTapped:
      state.tea = priceOf("tea")
    case .refreshTested:
      withDependencies {
        $0.context = .test
      } operation: {
        state.tea = Prices().priceOf("tea")
      }
    }
    return .none
  }
}

enum PriceKey: DependencyKey {
  static let liveValue: @Sendable (String) -> Int = { name in name.count }
}

extension DependencyValues {
  var priceOf: @Sendable (String) -> Int {
    get { self[PriceKey.self] }
    set { self[PriceKey.self] = newValue }
  }
}
