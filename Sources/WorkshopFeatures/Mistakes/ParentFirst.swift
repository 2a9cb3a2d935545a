// Shows: a mistake: the parent copies a total from the child before the child has counted, and is
// always one tap behind. ChildFirst beside it is right. Article: 2, why the order matters.
// Try: .amountControl(.plusButtonTapped) twice, trace on, then load ChildFirst
import ComposableArchitecture

public struct ParentFirst: Reducer {
  public struct State: Equatable {
    public var amountControl = AmountControl.State()
    public var total = 0

    public init(amountControl: AmountControl.State = AmountControl.State(), total: Int = 0) {
      self.amountControl = amountControl
      self.total = total
    }
  }

  public enum Action: Equatable {
    case amountControl(AmountControl.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .amountControl:
        state.total = state.amountControl.amount
        return .none
      }
    }
    Scope(state: \.amountControl, action: /Action.amountControl) {
      AmountControl()
    }
  }
}
