@preconcurrency import ComposableArchitecture
import Foundation
import SwiftUI

struct Departure: Decodable, Equatable, Identifiable, Sendable {
  var id: Int
  var destination: String
  var minutes: Double
}

@DependencyClient
struct TimetableClient: Sendable {
  var departures: @Sendable (_ station: String) async throws -> [Departure]
  var cancelAll: @Sendable () -> Void
}

extension TimetableClient: DependencyKey {
  static let liveValue = Self(
    departures: { station in
      try await Task.sleep(nanoseconds: NSEC_PER_SEC)
      var components = URLComponents(string: "https://trains.example/departures")!
      components.queryItems = [URLQueryItem(name: "station", value: station)]
      let (data, _) = try await URLSession.shared.data(from: components.url!)
      return try JSONDecoder().decode([Departure].self, from: data)
    },
    cancelAll: {}
  )
  static let previewValue = Self(
    departures: { [Departure(id: 1, destination: "\($0) West", minutes: 5)] }, cancelAll: {})
  static let testValue = Self()
}

extension DependencyValues {
  var timetable: TimetableClient {
    get { self[TimetableClient.self] }
    set { self[TimetableClient.self] = newValue }
  }
}

@Reducer
struct Trains {
  @ObservableState
  struct State: Equatable {
    var departures: [Departure] = []
    var isLoading = false
    var query = ""
  }

  enum Action {
    case cancelButtonTapped
    case queryChanged(String)
    case queryChangeDebounced
    case response(Result<[Departure], any Error>)
  }

  @Dependency(\.timetable) var timetable
  private enum CancelID { case request }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state.isLoading = false
        return .cancel(id: CancelID.request)

      case let .queryChanged(query):
        state.query = query
        return .none

      case .queryChangeDebounced:
        state.isLoading = true
        return .run { [query = state.query] send in
          await send(.response(Result { try await timetable.departures(station: query) }))
        }
        .cancellable(id: CancelID.request)

      case let .response(.success(departures)):
        state.isLoading = false
        state.departures = departures
        return .none

      case .response(.failure):
        state.isLoading = false
        return .none
      }
    }
  }
}

struct TrainsView: View {
  @Bindable var store: StoreOf<Trains>

  var body: some View {
    List {
      TextField("Station", text: $store.query.sending(\.queryChanged))
        .textFieldStyle(.roundedBorder)
      ForEach(store.departures) { departure in
        let minutes = departure.minutes.formatted(.number.precision(.fractionLength(0)))
        Text("\(departure.destination) in \(minutes)")
      }
      if store.isLoading { ProgressView() }
      Button("Website") { UIApplication.shared.open(URL(string: "https://trains.example")!) }
    }
    .refreshable { await store.send(.queryChangeDebounced).finish() }
    .task(id: store.query) {
      do {
        try await Task.sleep(for: .milliseconds(300))
        await store.send(.queryChangeDebounced).finish()
      } catch {}
    }
  }
}

#Preview { TrainsView(store: Store(initialState: Trains.State(query: "Main")) { Trains() }) }
