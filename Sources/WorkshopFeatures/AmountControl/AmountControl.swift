// Shows: the smallest feature: a state, two actions, a reducer that knows nothing of who uses it.
// Article: 2, Scope, as the child; 4, bindings, inside ProductDetail.
// Try: .plusButtonTapped, .minusButtonTapped, state
import ComposableArchitecture

public struct AmountControl: Reducer {
  public struct State: Equatable {
    public var amount = 0

    public init(amount: Int = 0) { self.amount = amount }
  }

  public enum Action: Equatable {
    case plusButtonTapped
    case minusButtonTapped
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .plusButtonTapped:
      state.amount += 1
      return .none
    case .minusButtonTapped:
      state.amount -= 1
      return .none
    }
  }
}
