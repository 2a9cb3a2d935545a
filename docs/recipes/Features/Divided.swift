import ComposableArchitecture

/// A body of two properties, each of which the compiler checks separately, and one destination in place of two optional children.
@Reducer
struct Divided {
  @Reducer
  enum Destination {
    case detail(Leaf)
    case settings(Leaf)
  }

  @ObservableState
  struct State {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case openTapped
    case destination(PresentationAction<Destination.Action>)
  }

  var body: some ReducerOf<Self> {
    core
      .ifLet(\.$destination, action: \.destination)
  }

  private var core: some ReducerOf<Self> {
    Reduce<State, Action> { state, action in
      guard case .openTapped = action else { return .none }
      state.destination = .detail(Leaf.State())
      return .none
    }
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
