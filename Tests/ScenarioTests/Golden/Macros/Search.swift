import ComposableArchitecture
import SwiftUI

@DependencyClient
struct CityClient: Sendable {
  var search: @Sendable (_ query: String) async throws -> [String]
}

extension CityClient: DependencyKey {
  static let liveValue = CityClient { query in
    ["Berlin", "Bern", "Bergen", "Bonn"].filter { $0.hasPrefix(query) }
  }
}

extension DependencyValues {
  var cities: CityClient {
    get { self[CityClient.self] }
    set { self[CityClient.self] = newValue }
  }
}

@Reducer
struct CitySearch {
  @ObservableState
  struct State: Equatable {
    var cities: [String] = []
    var query = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case citiesResponse([String])
  }

  @Dependency(\.cities) var cities
  @Dependency(\.continuousClock) var clock

  private enum CancelID { case search }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.query):
        guard !state.query.isEmpty else {
          state.cities = []
          return .cancel(id: CancelID.search)
        }
        return .run { [query = state.query] send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.citiesResponse(try await cities.search(query: query)))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)
      case .binding:
        return .none
      case .citiesResponse(let cities):
        state.cities = cities
        return .none
      }
    }
  }
}

struct CitySearchView: View {
  @Bindable var store: StoreOf<CitySearch>

  var body: some View {
    VStack(alignment: .leading) {
      TextField("City", text: $store.query)
      ForEach(store.cities, id: \.self) { Text($0) }
    }
  }
}
