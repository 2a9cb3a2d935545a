import ComposableArchitecture

// Features with one mistake each: children that are not there, or that nobody runs.

/// The child of the features in this file.
struct Item: Reducer {
  struct State: Equatable, Identifiable {
    var id = UUID(0)
    var count = 0
  }

  enum Action: Equatable {
    case plusButtonTapped
    case laterButtonTapped
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .plusButtonTapped:
      state.count = min(2, state.count + 1)
      return .none
    case .laterButtonTapped:
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.plusButtonTapped)
      }
    }
  }
}

/// An effect of the parent sends to a row that was removed.
struct MissingRow: Reducer {
  struct State: Equatable {
    var items: IdentifiedArrayOf<Item.State> = []
  }

  enum Action: Equatable {
    case addButtonTapped
    case clearButtonTapped
    case resetButtonTapped
    case item(id: UUID, action: Item.Action)
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        if state.items.count < 2 { state.items.append(Item.State(id: uuid())) }
        return .none
      case .clearButtonTapped:
        state.items = []
        return .none
      case .resetButtonTapped:
        guard let id = state.items.first?.id else { return .none }
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.item(id: id, action: .plusButtonTapped))
        }
      case .item:
        return .none
      }
    }
    .forEach(\.items, action: /Action.item(id:action:)) { Item() }
  }
}

/// The parent switches to another case, and an effect still sends to the first one.
struct OtherCase: Reducer {
  enum State: Equatable {
    case item(Item.State)
    case done
  }

  enum Action: Equatable {
    case item(Item.Action)
    case doneButtonTapped
    case refreshButtonTapped
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneButtonTapped:
        state = .done
        return .none
      case .refreshButtonTapped:
        guard case .item = state else { return .none }
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.item(.plusButtonTapped))
        }
      case .item:
        return .none
      }
    }
    .ifCaseLet(/State.item, action: /Action.item) { Item() }
  }
}

/// A reducer after `ifLet` removes the child, so that the child's effect stays in flight.
struct RemovedOutside: Reducer {
  struct State: Equatable {
    var item: Item.State? = Item.State()
  }

  enum Action: Equatable {
    case item(Item.Action)
    case closeButtonTapped
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.item, action: /Action.item) { Item() }
    Reduce { state, action in
      if action == .closeButtonTapped { state.item = nil }
      return .none
    }
  }
}

/// The parent has no `Scope` for its child.
struct Unwired: Reducer {
  struct State: Equatable {
    var item = Item.State()
    var total = 0
  }

  enum Action: Equatable {
    case item(Item.Action)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .resetButtonTapped { state.total = 0 }
      return .none
    }
  }
}

/// The parent copies the count before the child changes it.
struct EarlyCopy: Reducer {
  struct State: Equatable {
    var item = Item.State()
    var shown = 0
  }

  enum Action: Equatable {
    case item(Item.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.shown = state.item.count
      return .none
    }
    Scope(state: \.item, action: /Action.item) { Item() }
  }
}

/// A row is added with an ID that another row has.
struct DuplicateRow: Reducer {
  struct State: Equatable {
    var items: IdentifiedArrayOf<Item.State> = []
  }

  enum Action: Equatable {
    case addButtonTapped
    case copyButtonTapped
  }

  @Dependency(\.uuid) var uuid

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .addButtonTapped:
      if state.items.isEmpty { state.items.append(Item.State(id: uuid())) }
    case .copyButtonTapped:
      if let first = state.items.first {
        state.items = IdentifiedArray(uniqueElements: Array(state.items) + [first])
      }
    }
    return .none
  }
}

/// The ID of a row is changed.
struct ChangedRow: Reducer {
  struct State: Equatable {
    var items: IdentifiedArrayOf<Item.State> = [Item.State(id: UUID(7))]
  }

  enum Action: Equatable {
    case renewButtonTapped(id: UUID)
  }

  @Dependency(\.uuid) var uuid

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .renewButtonTapped(let id): state.items[id: id]?.id = uuid()
    }
    return .none
  }
}
