import ComposableArchitecture

struct Guest: Reducer {
  struct State: Equatable { var visit: Visit.State? = Visit.State() }

  enum Action: Equatable {
    case leave
    case left
    case visit(Visit.Action)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .leave:
        return .run { [clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.left)
        }
      case .left:
        state.visit = nil
        return .none
      case .visit: return .none
      }
    }
    .ifLet(\.visit, action: /Action.visit) { Visit() }
  }
}

struct Visit: Reducer {
  struct State: Equatable { var cups = 0 }

  enum Action: Equatable { case drink }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.cups += 1
    return .none
  }
}
