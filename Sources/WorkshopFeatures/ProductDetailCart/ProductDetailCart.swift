// Shows: a view that observes a part of the state of its own making, and may write into it:
// BindingViewState. Article: 4, CartButton.
// Try: screen, tap Increment, enter Amount 0, .amountControl(.plusButtonTapped)
import ComposableArchitecture

public struct ProductDetailCart: Reducer {
  public struct State: Equatable {
    @BindingState public var productAmount = 0
    public var amountControl = AmountControl.State()

    public init(
      productAmount: Int = 0, amountControl: AmountControl.State = AmountControl.State()
    ) {
      self.productAmount = productAmount
      self.amountControl = amountControl
    }
  }

  public enum Action: BindableAction, Equatable {
    case amountControl(AmountControl.Action)
    case binding(BindingAction<State>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.amountControl, action: /Action.amountControl) {
      AmountControl()
    }
    Reduce { state, action in
      switch action {
      case .amountControl:
        state.productAmount = max(0, state.amountControl.amount)
        return .none
      case .binding(\.$productAmount):
        state.amountControl.amount = state.productAmount
        return .none
      case .binding(_):
        return .none
      }
    }
  }
}
