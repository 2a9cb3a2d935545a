// Shows: the right form of ParentFirst: the child runs first, so the parent reads what the tap has
// made of it. Article: 2, child before parent.
// Try: .amountControl(.plusButtonTapped), trace on, .amountControl(.minusButtonTapped)
import ComposableArchitecture

public struct ChildFirst: Reducer {
  public typealias State = ParentFirst.State
  public typealias Action = ParentFirst.Action

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.amountControl, action: /Action.amountControl) {
      AmountControl()
    }
    Reduce { state, action in
      switch action {
      case .amountControl:
        state.total = state.amountControl.amount
        return .none
      }
    }
  }
}
