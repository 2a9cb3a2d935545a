import ComposableArchitecture

// Features with one mistake each: children that are presented, dismissed, and pushed.

/// A feature that is not presented dismisses itself.
struct DismissesNothing: Reducer {
  struct State: Equatable {
    var isSaved = false
  }

  enum Action: Equatable {
    case saveButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.isSaved = true
    return .run { _ in await dismiss() }
  }
}

/// The child dismisses itself before it reports its result.
@Reducer
struct ResultAfterDismiss {
  struct State: Equatable {
    @PresentationState var editor: Editor.State?
    var saved = 0
  }

  enum Action: Equatable {
    case editButtonTapped
    case editor(PresentationAction<Editor.Action>)
  }

  struct Editor: Reducer {
    struct State: Equatable {
      var draft = 0
    }

    enum Action: Equatable {
      case plusButtonTapped
      case saveButtonTapped
      case saved(Int)
    }

    @Dependency(\.dismiss) var dismiss

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .plusButtonTapped:
        state.draft = min(2, state.draft + 1)
        return .none
      case .saveButtonTapped:
        return .run { [draft = state.draft] send in
          await dismiss()
          await send(.saved(draft))
        }
      case .saved:
        return .none
      }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editButtonTapped: state.editor = Editor.State()
      case .editor(.presented(.saved(let draft))): state.saved = draft
      case .editor: break
      }
      return .none
    }
    .ifLet(\.$editor, action: /Action.editor) { Editor() }
  }
}

/// An effect sends to an element of the stack that was popped.
@Reducer
struct PoppedElement {
  struct State: Equatable {
    var path = StackState<Item.State>()
  }

  enum Action: Equatable {
    case openButtonTapped
    case refreshButtonTapped
    case path(StackAction<Item.State, Item.Action>)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openButtonTapped:
        if state.path.isEmpty { state.path.append(Item.State()) }
        return .none
      case .refreshButtonTapped:
        guard let id = state.path.ids.last else { return .none }
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.path(.element(id: id, action: .plusButtonTapped)))
        }
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: /Action.path) { Item() }
  }
}

/// Two timers use one ID, so that starting one stops the other.
struct OneIDForTwo: Reducer {
  struct State: Equatable {
    var first = Timer.State()
    var second = Timer.State()
  }

  enum Action: Equatable {
    case first(Timer.Action)
    case second(Timer.Action)
  }

  var isCorrect = false

  struct Timer: Reducer {
    struct State: Equatable {
      var ticks = 0
    }

    enum Action: Equatable {
      case startButtonTapped
      case ticked
    }

    let id: String
    @Dependency(\.continuousClock) var clock

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .startButtonTapped:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.ticked)
        }
        .cancellable(id: id, cancelInFlight: true)
      case .ticked:
        state.ticks = 1
        return .none
      }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: /Action.first) { Timer(id: "timer") }
    Scope(state: \.second, action: /Action.second) { Timer(id: isCorrect ? "other" : "timer") }
  }
}

/// A field of the form is not written by a `BindingReducer`.
struct UnwrittenBinding: Reducer {
  struct State: Equatable {
    @BindingState var isOn = false
  }

  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// The row that is edited may be deleted, and saving brings it back.
struct DeletedWhileEdited: Reducer {
  struct State: Equatable {
    var items: IdentifiedArrayOf<Item.State> = []
    var edited: Item.State?
  }

  enum Action: Equatable {
    case addButtonTapped
    case editButtonTapped(id: UUID)
    case deleteButtonTapped(id: UUID)
    case saveButtonTapped
  }

  @Dependency(\.uuid) var uuid

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .addButtonTapped:
      if state.items.count < 2 { state.items.append(Item.State(id: uuid())) }
    case .editButtonTapped(let id):
      state.edited = state.items[id: id]
    case .deleteButtonTapped(let id):
      state.items.remove(id: id)
    case .saveButtonTapped:
      if let edited = state.edited { state.items.updateOrAppend(edited) }
      state.edited = nil
    }
    return .none
  }
}
