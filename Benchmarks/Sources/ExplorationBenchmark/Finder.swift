import ComposableArchitecture

/// A search field whose requests do not cancel each other: the more is typed, the more effects are in flight.
struct Finder: Reducer {
  struct State: Equatable {
    var query = ""
    var answer = ""
  }

  enum Action: Equatable {
    case queryChanged(String)
    case answered(String)
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .queryChanged(let query):
      state.query = query
      guard !query.isEmpty else {
        state.answer = ""
        return .none
      }
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.answered(query))
      }
    case .answered(let answer):
      state.answer = answer
      return .none
    }
  }
}
