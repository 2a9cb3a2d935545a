import ComposableArchitecture

/// A child with an amount.
struct AmountControl: Reducer {
  struct State: Equatable { var amount = 0 }

  enum Action: Equatable {
    case minusButtonTapped
    case plusButtonTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .minusButtonTapped: state.amount = max(0, state.amount - 1)
    case .plusButtonTapped: state.amount += 1
    }
    return .none
  }
}

/// A parent with bindings, a child, and a reaction to what the child does.
struct ProductDetailFeature: Reducer {
  struct State: Equatable {
    var productAmount = 0
    var amountControl = AmountControl.State()
    @BindingState var isToggled = false
  }

  enum Action: BindableAction, Equatable {
    case amountControl(AmountControl.Action)
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.amountControl, action: /Action.amountControl) { AmountControl() }
    Reduce { state, action in
      switch action {
      case .amountControl(.plusButtonTapped): state.productAmount += 1
      case .amountControl(.minusButtonTapped): state.productAmount -= 1
      case .binding: break
      }
      return .none
    }
  }
}
