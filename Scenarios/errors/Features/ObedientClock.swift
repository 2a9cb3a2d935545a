import ComposableArchitecture

/// The error of the cancellation ends the loop.
@Reducer
struct ObedientClock {
  @ObservableState
  struct State: Equatable {
    var isRunning = false
  }

  enum Action { case startTapped }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isRunning = true
      return .run { _ in
        while true { try await clock.sleep(for: .seconds(1)) }
      }
    }
  }
}
