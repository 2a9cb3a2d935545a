import ComposableArchitecture

/// A feature that dismisses itself, although nothing presents it.
struct Leaf: Reducer {
  struct State: Equatable {}

  enum Action: Equatable {
    case closeButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}
