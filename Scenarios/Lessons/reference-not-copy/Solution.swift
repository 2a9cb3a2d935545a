import ComposableArchitecture

@Reducer
struct Reader {
  @ObservableState
  struct State: Equatable {
    var page: Page.State
    var size: TextSize.State

    init() {
      let points = Shared(value: 12)
      page = Page.State(points: points)
      size = TextSize.State(points: points)
    }
  }

  enum Action: Equatable {
    case page(Page.Action)
    case size(TextSize.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.page, action: \.page) { Page() }
    Scope(state: \.size, action: \.size) { TextSize() }
  }
}

@Reducer
struct Page {
  @ObservableState
  struct State: Equatable {
    @Shared var points: Int
  }

  enum Action: Equatable {
    case sizeChanged(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .sizeChanged:
        return .none
      }
    }
  }
}

@Reducer
struct TextSize {
  @ObservableState
  struct State: Equatable {
    @Shared var points: Int
  }

  enum Action: Equatable {
    case largerButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .largerButtonTapped:
        state.$points.withLock { $0 += 1 }
        return .none
      }
    }
  }
}
