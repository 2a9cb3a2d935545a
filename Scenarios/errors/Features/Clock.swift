import ComposableArchitecture

/// An effect whose loop discards the error that its cancellation throws.
@Reducer
struct Clock {
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
        while true { try? await clock.sleep(for: .seconds(1)) }
      }
    }
  }
}
