import ComposableArchitecture

struct Articles: DependencyKey {
  var page: @Sendable (Int) async throws -> [String]

  static let liveValue = Articles { page in
    page > 3 ? [] : (1...2).map { "Article \(page).\($0)" }
  }
}

@Reducer
struct Feed {
  @ObservableState
  struct State: Equatable {
    var articles: [String] = []
    var nextPage: Int? = 1
    var isLoading = false
  }

  enum Action {
    case lastRowAppeared
    case pageLoaded([String])
    case loadingFailed
  }

  @Dependency(Articles.self) var articles

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .lastRowAppeared:
        guard let page = state.nextPage, !state.isLoading else { return .none }
        state.isLoading = true
        return .run { send in
          await send(.pageLoaded(try await articles.page(page)))
        } catch: { _, send in
          await send(.loadingFailed)
        }
      case .pageLoaded(let rows):
        state.isLoading = false
        state.articles += rows
        state.nextPage = rows.isEmpty ? nil : (state.nextPage ?? 0) + 1
        return .none
      case .loadingFailed:
        state.isLoading = false
        return .none
      }
    }
  }
}
