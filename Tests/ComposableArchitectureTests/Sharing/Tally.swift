import ComposableArchitecture

/// A count that is shared, and changed by actions and effects.
@Reducer
struct Tally {
  @ObservableState
  struct State: Equatable {
    @Shared var count: Int
  }
  enum Action: Equatable {
    case incrementTapped
    case backAndForthTapped
    case laterTapped
    case sendTapped
    case incremented
    case noop
    case replaceTapped
  }
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementTapped, .incremented:
        state.$count.withLock { $0 += 1 }
        return .none
      case .backAndForthTapped:
        state.$count.withLock { $0 += 1 }
        state.$count.withLock { $0 -= 1 }
        return .none
      case .laterTapped:
        return .run { [count = state.$count] _ in
          try await clock.sleep(for: .seconds(1))
          count.withLock { $0 += 10 }
        }
      case .sendTapped: return .send(.incremented)
      case .noop: return .none
      case .replaceTapped:
        state.$count = Shared(value: 100)
        return .none
      }
    }
  }
}
