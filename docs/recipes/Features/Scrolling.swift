import ComposableArchitecture

/// A header that disappears while scrolling, with an action for each point.
@Reducer
struct EveryPoint {
  @ObservableState
  struct State: Equatable {
    var offset = 0.0
    var isHeaderHidden = false
  }

  enum Action {
    case scrolled(Double)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .scrolled(let offset):
        state.offset = offset
        state.isHeaderHidden = offset > 100
        return .none
      }
    }
  }
}

/// The same header, whose view decides and sends only what has changed.
@Reducer
struct OnlyChanges {
  @ObservableState
  struct State: Equatable {
    var isHeaderHidden = false
  }

  enum Action {
    case headerHidden(Bool)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .headerHidden(let isHidden):
        state.isHeaderHidden = isHidden
        return .none
      }
    }
  }
}
