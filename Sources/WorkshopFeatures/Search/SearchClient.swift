import ComposableArchitecture

/// Finds words that hold a text.
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
