// Shows: a request that a newer one cancels; a client that is a dependency of the feature's own.
// Article: 5, the workshop: effects, dependencies.
// Try: .queryChanged("swift"), .queryChanged("shell"), advance
import ComposableArchitecture

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
        // Someone who types on has changed their mind: the request waits for a moment without a
        // key.
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
