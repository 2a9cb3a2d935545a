import ComposableArchitecture

@Reducer
struct Forecast {
  @ObservableState
  struct State: Equatable {
    var error: String?
    var isLoading = false
    var text = ""
  }

  enum Action: Equatable {
    case failed
    case loadButtonTapped(city: String)
    case loaded(String)
  }

  @Dependency(\.weather) var weather

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .failed:
        state.isLoading = false
        state.error = "No forecast"
        return .none
      case .loadButtonTapped(let city):
        state.error = nil
        return .run { send in
          await send(.loaded(try await weather.forecast(city)))
        } catch: { _, send in
          await send(.failed)
        }
      case .loaded(let text):
        state.isLoading = false
        state.text = text
        return .none
      }
    }
  }
}

struct WeatherClient: DependencyKey {
  var forecast: @Sendable (_ city: String) async throws -> String

  static let liveValue = WeatherClient { city in
    struct UnknownCity: Error {}
    guard city == "Seoul" else { throw UnknownCity() }
    return "sunny"
  }
}

extension DependencyValues {
  var weather: WeatherClient {
    get { self[WeatherClient.self] }
    set { self[WeatherClient.self] = newValue }
  }
}
