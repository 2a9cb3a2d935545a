import ComposableArchitecture

@Reducer
struct Countdown {
  @ObservableState
  struct State: Equatable {
    var seconds = 3
  }

  enum Action: Equatable {
    case startButtonTapped
    case ticked
  }

  enum CancelID { case timer }

  @Dependency(\.suspendingClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.ticked)
          }
        }
        .cancellable(id: CancelID.timer, cancelInFlight: true)
      case .ticked:
        state.seconds -= 1
        return state.seconds == 0 ? .cancel(id: CancelID.timer) : .none
      }
    }
  }
}
