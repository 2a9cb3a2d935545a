import ComposableArchitecture

@Reducer
struct Reader {
  @ObservableState
  struct State: Equatable {
    var page: Page.State
    var size: TextSize.State

    init() {
      page = Page.State(points: 12)
      size = TextSize.State(points: 12)
    }
  }

  enum Action: Equatable {
    case page(Page.Action)
    case size(TextSize.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.page, action: \.page) { Page() }
    Scope(state: \.size, action: \.size) { TextSize() }
    Reduce { state, action in
      guard case .size = action else { return .none }
      return .send(.page(.sizeChanged(state.size.points)))
    }
  }
}

@Reducer
struct Page {
  @ObservableState
  struct State: Equatable {
    var points: Int

    init(points: Int) { self.points = points }
  }

  enum Action: Equatable {
    case sizeChanged(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .sizeChanged(let points):
        state.points = points
        return .none
      }
    }
  }
}

@Reducer
struct TextSize {
  @ObservableState
  struct State: Equatable {
    var points: Int

    init(points: Int) { self.points = points }
  }

  enum Action: Equatable {
    case largerButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .largerButtonTapped:
        state.points += 1
        return .none
      }
    }
  }
}
