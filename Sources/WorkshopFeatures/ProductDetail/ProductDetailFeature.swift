// Shows: a parent that scopes a child in, then reacts to the child's actions; a @BindingState
// toggle beside it. Article: 2, Scope; 4, bindings and _printChanges. Try:
// .amountControl(.plusButtonTapped), set isToggled true, scope amountControl
import ComposableArchitecture

public struct ProductDetailFeature: Reducer {
  public struct State: Equatable {
    public var productAmount = 0
    public var amountControl = AmountControl.State()
    @BindingState public var isToggled = false

    public init(
      productAmount: Int = 0, amountControl: AmountControl.State = AmountControl.State(),
      isToggled: Bool = false
    ) {
      self.productAmount = productAmount
      self.amountControl = amountControl
      self.isToggled = isToggled
    }
  }

  public enum Action: BindableAction, Equatable {
    case amountControl(AmountControl.Action)
    case binding(BindingAction<State>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    // The child runs first: the parent's reducer below sees what the child has made of the tap.
    Scope(state: \.amountControl, action: /Action.amountControl) {
      AmountControl()
    }
    Reduce { state, action in
      switch action {
      case .amountControl(.plusButtonTapped):
        state.productAmount += 1
        return .none
      case .amountControl(.minusButtonTapped):
        state.productAmount = max(0, state.productAmount - 1)
        return .none
      case .binding:
        return .none
      }
    }
  }
}
