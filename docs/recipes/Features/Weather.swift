import ComposableArchitecture

struct Station: DependencyKey {
  var temperatures: @Sendable () -> AsyncStream<Int>

  static let liveValue = Station {
    AsyncStream { stream in
      for temperature in [18, 19, 21] { stream.yield(temperature) }
    }
  }
}

@Reducer
struct Weather {
  @ObservableState
  struct State: Equatable {
    var temperature: Int?
    var isListening = false
  }

  enum Action {
    case task
    case stopButtonTapped
    case temperatureChanged(Int)
  }

  enum CancelID { case temperatures }

  @Dependency(Station.self) var station

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        state.isListening = true
        return .run { send in
          for await temperature in station.temperatures() {
            await send(.temperatureChanged(temperature))
          }
        }
        .cancellable(id: CancelID.temperatures, cancelInFlight: true)
      case .stopButtonTapped:
        state.isListening = false
        return .cancel(id: CancelID.temperatures)
      case .temperatureChanged(let temperature):
        state.temperature = temperature
        return .none
      }
    }
  }
}
