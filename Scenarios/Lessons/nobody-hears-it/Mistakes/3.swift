import ComposableArchitecture

@Reducer
struct Checkout {
  @ObservableState
  struct State: Equatable {}

  enum Action {
    case cardButtonTapped
    case giftButtonTapped
    case delegate(Delegate)

    enum Delegate {
      case paid
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cardButtonTapped, .giftButtonTapped:
        return .send(.delegate(.paid))
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
struct Shop {
  @ObservableState
  struct State: Equatable {
    @Presents var checkout: Checkout.State?
    var orders = 0
  }

  enum Action {
    case buyButtonTapped
    case checkout(PresentationAction<Checkout.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .buyButtonTapped:
        state.checkout = Checkout.State()
        return .none
      case .checkout(.presented(.delegate(.paid))):
        state.orders += 1
        return .none
      case .checkout:
        return .none
      }
    }
    .ifLet(\.$checkout, action: \.checkout) { Checkout() }
  }
}
