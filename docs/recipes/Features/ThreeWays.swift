import ComposableArchitecture

/// A child that has something to tell, in three ways.
@Reducer
struct Sender {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Shared(.inMemory("total")) var total = 0
  }

  enum Action {
    case tapped
    case delegateButtonTapped
    case shareButtonTapped
    case delegate(Delegate)
    enum Delegate { case counted }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += 1
        return .none
      case .delegateButtonTapped:
        state.count += 1
        return .send(.delegate(.counted))
      case .shareButtonTapped:
        state.count += 1
        state.$total.withLock { $0 += 1 }
        return .none
      case .delegate:
        return .none
      }
    }
  }
}

@Reducer
struct ThreeWays {
  @ObservableState
  struct State: Equatable {
    var sender = Sender.State()
    var observed = 0
    var delegated = 0
    @Shared(.inMemory("total")) var total = 0
  }

  enum Action {
    case sender(Sender.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.sender, action: \.sender) {
      Sender()
    }
    Reduce { state, action in
      switch action {
      case .sender(.tapped): state.observed += 1
      case .sender(.delegate(.counted)): state.delegated += 1
      case .sender: break
      }
      return .none
    }
  }
}
