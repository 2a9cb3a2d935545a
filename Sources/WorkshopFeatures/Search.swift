import ComposableArchitecture
import SwiftUI

/// Shows a request that a newer one cancels, and a custom dependency (workshop, part 5).
/// Try: .queryChanged("swift"), .queryChanged("shell"), advance
public struct Search: Reducer {
  public struct State: Equatable {
    public var query = ""
    public var results: [String] = []
    public var isSearching = false

    public init(query: String = "", results: [String] = [], isSearching: Bool = false) {
      self.query = query
      self.results = results
      self.isSearching = isSearching
    }
  }

  public enum Action: Equatable {
    case queryChanged(String)
    case response(TaskResult<[String]>)
  }

  private enum CancelID { case request }

  @Dependency(\.searchClient) var client
  @Dependency(\.continuousClock) var clock

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .queryChanged(let query):
      state.query = query
      guard !query.isEmpty else {
        state.results = []
        state.isSearching = false
        return .cancel(id: CancelID.request)
      }
      state.isSearching = true
      return .run { [client, clock] send in
        // Waits for a pause in typing: the next keystroke cancels this effect before the request
        // is sent.
        try await clock.sleep(for: .milliseconds(300))
        await send(.response(TaskResult { try await client.search(query) }))
      }
      .cancellable(id: CancelID.request, cancelInFlight: true)
    case .response(.success(let results)):
      state.results = results
      state.isSearching = false
      return .none
    case .response(.failure):
      state.results = []
      state.isSearching = false
      return .none
    }
  }
}

/// A client that finds words containing a query.
public struct SearchClient: Sendable {
  public var search: @Sendable (_ query: String) async throws -> [String]

  public init(search: @escaping @Sendable (_ query: String) async throws -> [String]) {
    self.search = search
  }
}

extension SearchClient: DependencyKey {
  public static let liveValue = SearchClient { query in
    let words = [
      "action", "binding", "clock", "effect", "reducer", "scope", "shell", "store", "swift",
    ]
    return words.filter { $0.contains(query.lowercased()) }
  }

  public static let testValue = SearchClient { _ in
    struct Unimplemented: Error {}
    throw Unimplemented()
  }
}

extension DependencyValues {
  public var searchClient: SearchClient {
    get { self[SearchClient.self] }
    set { self[SearchClient.self] = newValue }
  }
}

public struct SearchView: View {
  let store: StoreOf<Search>

  public init(store: StoreOf<Search>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      VStack(alignment: .leading) {
        TextField("Query", text: viewStore.binding(get: \.query, send: { .queryChanged($0) }))
        if viewStore.isSearching {
          Text("searching…")
        }
        List {
          ForEach(viewStore.results, id: \.self) { result in
            Text(result)
          }
        }
      }
    }
  }
}
