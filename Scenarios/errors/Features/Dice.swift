import ComposableArchitecture

/// Rolls a die. The action `rollTested` does so in the test context, like a test.
struct Dice: Reducer {
  struct State: Equatable {
    var sides = 0
  }

  enum Action: Equatable {
    case rollButtonTapped
    case rollTested
  }

  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .rollButtonTapped:
      state.sides = roll()
    case .rollTested:
      state.sides = withDependencies {
        $0 = DependencyValues()
        $0.context = .test
      } operation: {
        Dice().roll().signum()
      }
    }
    return .none
  }

  private func roll() -> Int { withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) } }
}
