import ComposableArchitecture
import SwiftUI

/// Shows Search with macros: a request that a newer one cancels (workshop, part 5).
/// Try: .queryChanged("swift"), .queryChanged("shell"), advance
@Reducer
public struct SearchNow {
  @ObservableState
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

  public enum Action {
    case queryChanged(String)
    case response(Result<[String], any Error>)
  }

  private enum CancelID { case request }

  @Dependency(\.searchClient) var client
  @Dependency(\.continuousClock) var clock

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
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
          await send(.response(Result { try await client.search(query) }))
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
}

public struct SearchNowView: View {
  @Bindable var store: StoreOf<SearchNow>

  public init(store: StoreOf<SearchNow>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      TextField("Query", text: $store.query.sending(\.queryChanged))
      if store.isSearching {
        Text("searching…")
      }
      List {
        ForEach(store.results, id: \.self) { result in
          Text(result)
        }
      }
    }
  }
}
