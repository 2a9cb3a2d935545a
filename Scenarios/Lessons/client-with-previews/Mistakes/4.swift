import ComposableArchitecture
import Testing

@DependencyClient
struct NewsClient {
  var headline: @Sendable () async throws -> String
}

extension NewsClient: DependencyKey {
  static let liveValue = NewsClient(headline: { "Rain in Seoul" })
  static let previewValue = testValue
  static let testValue = NewsClient()
}

extension DependencyValues {
  var news: NewsClient {
    get { self[NewsClient.self] }
    set { self[NewsClient.self] = newValue }
  }
}

@Reducer
struct News {
  @ObservableState
  struct State: Equatable {
    var headline = ""
  }

  enum Action: Equatable {
    case loaded(String)
    case refreshed
  }

  @Dependency(\.news) var news

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded(let headline):
        state.headline = headline
        return .none
      case .refreshed:
        return .run { send in
          if let headline = try? await news.headline() { await send(.loaded(headline)) }
        }
      }
    }
  }
}
