import ComposableArchitecture

/// The smallest feature: what there is to measure around it is the architecture.
struct Counter: Reducer {
  struct State: Equatable { var count = 0 }

  enum Action: Equatable {
    case increment
    case decrement
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .decrement: state.count -= 1
      }
      return .none
    }
  }

  /// The control: the same logic, called without a store.
  @inline(never)
  @_semantics("optimize.sil.specialize.generic.never")
  static func reduceDirectly(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .increment: state.count += 1
    case .decrement: state.count -= 1
    }
    return .none
  }
}
