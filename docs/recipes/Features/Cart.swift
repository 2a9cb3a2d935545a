import ComposableArchitecture

@Reducer
struct Product {
  @ObservableState
  struct State: Equatable {
    var amount = 0
  }

  enum Action {
    case plusButtonTapped
    case delegate(Delegate)

    enum Delegate {
      case amountChanged(Int)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plusButtonTapped:
        state.amount += 1
        return .send(.delegate(.amountChanged(state.amount)))
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
struct Cart {
  @ObservableState
  struct State: Equatable {
    var product = Product.State()
    var total = 0
  }

  enum Action {
    case product(Product.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.product, action: \.product) {
      Product()
    }
    Reduce { state, action in
      switch action {
      case .product(.delegate(.amountChanged(let amount))):
        state.total = amount * 5
        return .none
      case .product:
        return .none
      }
    }
  }
}
