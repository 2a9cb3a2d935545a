import Combine
import ComposableArchitecture
import SwiftUI

struct Forecast: Equatable, Identifiable {
  let id: Int
  var text: String
}

struct WeatherError: Error, Equatable {}

struct WeatherClient {
  var forecast: (String) -> Effect<[Forecast], WeatherError>

  static let live = WeatherClient { city in
    guard !city.isEmpty else { return Effect(error: WeatherError()) }
    return Just([Forecast(id: 1, text: "Sun in \(city)"), Forecast(id: 2, text: "Rain")])
      .setFailureType(to: WeatherError.self)
      .eraseToEffect()
  }
}

struct RowState: Equatable, Identifiable {
  let id: Int
  var text: String
  var isMarked = false
}

enum RowAction: Equatable { case markTapped }

struct RowEnvironment {}

let rowReducer = Reducer<RowState, RowAction, RowEnvironment> { state, action, _ in
  switch action {
  case .markTapped:
    state.isMarked.toggle()
    return .none
  }
}

struct DetailState: Equatable { var seconds = 0 }

enum DetailAction: Equatable {
  case startTapped
  case stopTapped
  case ticked
}

struct DetailEnvironment { var mainQueue: AnySchedulerOf<DispatchQueue> }

let detailReducer = Reducer<DetailState, DetailAction, DetailEnvironment> {
  state, action, environment in
  struct TimerID: Hashable {}
  switch action {
  case .startTapped:
    return Effect.timer(id: TimerID(), every: 1, on: environment.mainQueue)
      .map { _ in DetailAction.ticked }
  case .stopTapped:
    return .cancel(id: TimerID())
  case .ticked:
    state.seconds += 1
    return .none
  }
}

struct WeatherState: Equatable {
  var city = ""
  var isLoading = false
  var rows: IdentifiedArrayOf<RowState> = []
  var detail: DetailState?
  var message: String?
}

enum WeatherAction: Equatable {
  case cityChanged(String)
  case searchTapped
  case response(Result<[Forecast], WeatherError>)
  case row(id: Int, action: RowAction)
  case detail(DetailAction)
  case detailTapped
  case detailClosed
}

struct WeatherEnvironment {
  var client: WeatherClient
  var mainQueue: AnySchedulerOf<DispatchQueue>
}

let weatherReducer = Reducer<WeatherState, WeatherAction, WeatherEnvironment>.combine(
  rowReducer.forEach(
    state: \.rows, action: /WeatherAction.row(id:action:), environment: { _ in RowEnvironment() }),
  detailReducer.optional().pullback(
    state: \.detail, action: /WeatherAction.detail,
    environment: { DetailEnvironment(mainQueue: $0.mainQueue) }),
  Reducer { state, action, environment in
    struct SearchID: Hashable {}
    switch action {
    case .cityChanged(let city):
      state.city = city
      return .none
    case .searchTapped:
      state.isLoading = true
      return environment.client.forecast(state.city)
        .receive(on: environment.mainQueue)
        .catchToEffect(WeatherAction.response)
        .cancellable(id: SearchID(), cancelInFlight: true)
    case .response(.success(let list)):
      state.isLoading = false
      state.rows = IdentifiedArray(uniqueElements: list.map { RowState(id: $0.id, text: $0.text) })
      return .none
    case .response(.failure):
      state.isLoading = false
      state.message = "No forecast"
      return .none
    case .row, .detail:
      return .none
    case .detailTapped:
      state.detail = DetailState()
      return .none
    case .detailClosed:
      state.detail = nil
      return .none
    }
  }
)
.debug()

struct WeatherView: View {
  let store: Store<WeatherState, WeatherAction>

  var body: some View {
    WithViewStore(store) { viewStore in
      VStack {
        TextField("City", text: viewStore.binding(get: \.city, send: WeatherAction.cityChanged))
        Button("Search") { viewStore.send(.searchTapped) }
        ForEachStore(store.scope(state: \.rows, action: WeatherAction.row(id:action:))) { row in
          WithViewStore(row) { row in
            Button(row.text) { row.send(.markTapped) }
          }
        }
        IfLetStore(store.scope(state: \.detail, action: WeatherAction.detail)) { detail in
          WithViewStore(detail) { detail in
            Text("\(detail.seconds) s")
            Button("Start") { detail.send(.startTapped) }
          }
        }
        if let message = viewStore.message { Text(message) }
      }
    }
  }
}

@main
struct WeatherApp: App {
  var body: some Scene {
    WindowGroup {
      WeatherView(
        store: Store(
          initialState: WeatherState(), reducer: weatherReducer,
          environment: WeatherEnvironment(client: .live, mainQueue: .main)))
    }
  }
}
