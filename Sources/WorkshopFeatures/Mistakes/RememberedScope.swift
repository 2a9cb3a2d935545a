// Shows: the right form of ForgottenScope: Scope says where the child's state lies and which of
// the parent's actions are the child's. Article: 2, Scope.
// Try: .amountControl(.plusButtonTapped), tree, trace on
import ComposableArchitecture

public struct RememberedScope: Reducer {
  public typealias State = ForgottenScope.State
  public typealias Action = ForgottenScope.Action

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.amountControl, action: /Action.amountControl) {
      AmountControl()
    }
    Reduce { state, action in
      switch action {
      case .amountControl:
        state.taps += 1
        return .none
      }
    }
  }
}
