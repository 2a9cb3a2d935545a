import ComposableArchitecture

@DependencyClient
struct ForecastClient {
  var temperature: @Sendable (_ city: String) async throws -> Int
  var wind: @Sendable (_ city: String) async throws -> Int
}

extension ForecastClient: DependencyKey {
  static let liveValue = ForecastClient(temperature: { _ in 21 })
}

extension ForecastClient {
  /// The live value implements one of the two endpoints.
  init(temperature: @escaping @Sendable (String) async throws -> Int) {
    self.init()
    self.temperature = temperature
  }
}

/// A forecast that asks for the temperature or for the wind.
@Reducer
struct Forecast {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action: Equatable {
    case answered(String)
    case temperatureButtonTapped
    case windButtonTapped
  }

  @Dependency(ForecastClient.self) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .answered(let text):
        state.text = text
        return .none
      case .temperatureButtonTapped:
        return .run { send in
          await send(.answered("\(try await client.temperature(city: "Berlin")) degrees"))
        }
      case .windButtonTapped:
        return .run { send in
          let wind = try? await client.wind(city: "Berlin")
          await send(.answered(wind.map { "\($0) km/h" } ?? "unknown"))
        }
      }
    }
  }
}
