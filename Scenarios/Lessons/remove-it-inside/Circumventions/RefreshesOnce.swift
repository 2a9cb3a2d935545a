import ComposableArchitecture

@Reducer
struct FeedScreen {
  @ObservableState
  struct State: Equatable {
    var feed: Feed.State?
  }

  enum Action: Equatable {
    case closeButtonTapped
    case feed(Feed.Action)
    case openButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openButtonTapped:
        state.feed = Feed.State()
        return .none
      case .closeButtonTapped:
        state.feed = nil
        return .none
      case .feed:
        return .none
      }
    }
    .ifLet(\.feed, action: \.feed) {
      Feed()
    }
  }
}

@Reducer
struct Feed {
  @ObservableState
  struct State: Equatable {
    var refreshes = 0
  }

  enum Action: Equatable {
    case appeared
    case refreshed
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          try await clock.sleep(for: .seconds(10))
          await send(.refreshed)
        }
      case .refreshed:
        state.refreshes += 1
        return .none
      }
    }
  }
}
