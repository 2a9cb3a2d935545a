import ComposableArchitecture

// The features whose output the golden files contain.
struct AmountControl: Reducer {
  struct State: Equatable { var amount = 0 }
  enum Action: Equatable { case minusButtonTapped, plusButtonTapped }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .minusButtonTapped: state.amount -= 1
    case .plusButtonTapped: state.amount += 1
    }
    return .none
  }
}

struct ProductDetailFeature: Reducer {
  struct State: Equatable {
    var productAmount = 1
    var amountControl = AmountControl.State()
    @BindingState var isToggled = false
  }
  enum Action: BindableAction, Equatable {
    case amountControl(AmountControl.Action)
    case binding(BindingAction<State>)
    case noop
    case noopPayload(Int, label: String)
    case reset
  }
  var childPrinter: _ReducerPrinter<AmountControl.State, AmountControl.Action>?

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.amountControl, action: /Action.amountControl) {
      AmountControl()._printChanges(childPrinter)
    }
    Reduce { state, action in
      switch action {
      case .amountControl(.plusButtonTapped):
        state.productAmount += 1
      case .amountControl(.minusButtonTapped):
        if state.productAmount > 0 { state.productAmount -= 1 }
      case .reset:
        state = State()
      case .binding, .noop, .noopPayload:
        break
      }
      return .none
    }
  }
}
