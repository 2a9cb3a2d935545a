import ComposableArchitecture

/// One misspelled key path in a chain of operators.
@Reducer
struct Misspelled {
  @ObservableState
  struct State: Equatable {
    @Presents var detail: Leaf.State?
    @Presents var settings: Leaf.State?
  }

  enum Action {
    case openTapped
    case detail(PresentationAction<Leaf.Action>)
    case settings(PresentationAction<Leaf.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .openTapped = action else { return .none }
      state.detail = Leaf.State()
      return .none
    }
    .ifLet(\.$detial, action: \.detail) { Leaf() }
    .ifLet(\.$settings, action: \.settings) { Leaf() }
  }
}

/// A child.
@Reducer
struct Leaf {
  @ObservableState
  struct State: Equatable {
    var taps = 0
  }

  enum Action {
    case tapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.taps += 1
      return .none
    }
  }
}
