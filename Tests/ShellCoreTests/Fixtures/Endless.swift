import ComposableArchitecture

/// Starts endless work in every possible way.
struct Endless: Reducer {
  struct State: Equatable { var count = 0 }

  enum Action: Equatable {
    case chain
    case effects
    case spin
    case step
    case stubborn
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .chain:
      state.count += 1
      return .send(.chain)
    case .effects:
      state.count += 1
      return .run { await $0(.effects) }
    case .spin: return .run { _ in while !Task.isCancelled { await Task.yield() } }
    case .stubborn: return .run { _ in while true { await Task.yield() } }
    case .step:
      state.count += 1
      return .none
    }
  }
}
