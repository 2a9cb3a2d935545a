import ComposableArchitecture

/// The names of views are free for a package without them.
struct Text: Equatable {
  var content: String
}

@Reducer
struct Countdown {
  @ObservableState
  struct State: Equatable {
    var label = Text(content: "ready")
    @Shared(.inMemory("seconds")) var seconds = 3
    @Presents var alert: AlertState<Action.Alert>?

  }

  enum Action: BindableAction {
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case startButtonTapped
    case ticked

    enum Alert { case againButtonTapped }
  }

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .startButtonTapped, .alert(.presented(.againButtonTapped)):
        state.$seconds.withLock { $0 = 3 }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.ticked, animation: .default)
          }
        }
        .cancellable(id: "timer", cancelInFlight: true)
      case .ticked:
        state.$seconds.withLock { $0 -= 1 }
        state.label.content = "\(state.seconds)"
        guard state.seconds == 0 else { return .none }
        state.alert = AlertState {
          TextState("Time is up")
        } actions: {
          ButtonState(action: .againButtonTapped) { TextState("Again") }
        }
        return .cancel(id: "timer")
      case .alert, .binding:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
