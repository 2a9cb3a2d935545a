// Shows: a mistake: state and action of a child, and no Scope that runs it. The child's taps reach
// the parent alone. RememberedScope beside it is right. Article: 2, Scope.
// Try: .amountControl(.plusButtonTapped), scope amountControl, tree, then load RememberedScope
import ComposableArchitecture

public struct ForgottenScope: Reducer {
  public struct State: Equatable {
    public var amountControl = AmountControl.State()
    public var taps = 0

    public init(amountControl: AmountControl.State = AmountControl.State(), taps: Int = 0) {
      self.amountControl = amountControl
      self.taps = taps
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
        state.taps += 1
        return .none
      }
    }
  }
}
