import ComposableArchitecture

/// Sends itself one action after the other.
struct Countdown: Reducer {
  struct State: Equatable { var sum = 0 }
  enum Action: Equatable { case count(Int) }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard case .count(let number) = action, number > 0 else { return .none }
    state.sum &+= number
    return .send(.count(number - 1))
  }
}
