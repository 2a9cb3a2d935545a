import ComposableArchitecture

@Reducer
struct Publisher {
  @ObservableState
  struct State: Equatable {
    var steps: [String] = []
  }

  enum Action: Equatable {
    case finished(String)
    case publishButtonTapped
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .finished(let step):
        state.steps.append(step)
        return .none
      case .publishButtonTapped:
        return .merge(
          work("save", seconds: 2),
          .run { send in
            try await clock.sleep(for: .seconds(3))
            await send(.finished("upload"))
          },
          work("sound", seconds: 1)
        )
      }
    }
  }

  func work(_ name: String, seconds: Int) -> Effect<Action> {
    .run { send in
      try await clock.sleep(for: .seconds(seconds))
      await send(.finished(name))
    }
  }
}
