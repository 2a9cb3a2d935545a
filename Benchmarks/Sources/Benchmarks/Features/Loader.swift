import ComposableArchitecture

/// Starts operations.
struct Loader: Reducer {
  struct State: Equatable { var loaded = 0 }

  enum Action: Equatable {
    case fireAndForget
    case load
    case loadMany(Int)
    case loaded
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .fireAndForget: return .run { _ in }
    case .load: return .run { send in await send(.loaded) }
    case .loadMany(let count):
      return .merge((0..<count).map { _ in .run { send in await send(.loaded) } })
    case .loaded:
      state.loaded += 1
      return .none
    }
  }
}
