import ComposableArchitecture
import SwiftUI

@DependencyClient
struct FinderClient {
  var search: @Sendable (_ query: String) async throws -> [String]
}

extension FinderClient: DependencyKey {
  static let liveValue = FinderClient { query in
    ["apple", "apricot", "banana"].filter { $0.hasPrefix(query) }
  }
}

/// A search that waits until the query has not changed for a while.
@Reducer
struct Finder {
  @ObservableState
  struct State: Equatable {
    var query = ""
    var results: [String] = []
  }

  enum Action {
    case queryChanged(String)
    case queryDebounced
    case searchResponse(Result<[String], any Error>)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(FinderClient.self) var client
  private enum CancelID { case debounce, search }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .queryChanged(let query):
        state.query = query
        guard !query.isEmpty else {
          state.results = []
          return .merge(.cancel(id: CancelID.debounce), .cancel(id: CancelID.search))
        }
        return .run { send in
          try await clock.sleep(for: .milliseconds(300))
          await send(.queryDebounced)
        }
        .cancellable(id: CancelID.debounce, cancelInFlight: true)
      case .queryDebounced:
        return .run { [query = state.query] send in
          await send(.searchResponse(Result { try await client.search(query: query) }))
        }
        .cancellable(id: CancelID.search, cancelInFlight: true)
      case .searchResponse(.success(let results)):
        state.results = results
        return .none
      case .searchResponse(.failure):
        state.results = []
        return .none
      }
    }
  }
}

struct FinderView: View {
  @Bindable var store: StoreOf<Finder>

  var body: some View {
    NavigationStack {
      List(store.results, id: \.self) { Text($0) }
        .searchable(text: $store.query.sending(\.queryChanged))
        .navigationTitle("Fruit")
    }
  }
}
