import ComposableArchitecture

// Features with and without a mistake with children.

/// The child of the features in this file.
struct Note: Reducer {
  struct State: Equatable, Identifiable {
    var id = UUID(0)
    var isRead = false
  }

  enum Action: Equatable {
    case readButtonTapped
    case reminded
    case remindButtonTapped
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .readButtonTapped, .reminded:
      state.isRead = true
      return .none
    case .remindButtonTapped:
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.reminded)
      }
    }
  }
}

/// An effect of the parent sends to a presented child that may be closed by then.
struct ReminderAfterClose: Reducer {
  struct State: Equatable {
    @PresentationState var note: Note.State?
  }

  enum Action: Equatable {
    case openButtonTapped
    case remindLaterButtonTapped
    case note(PresentationAction<Note.Action>)
  }

  var isCorrect = false
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openButtonTapped:
        state.note = Note.State()
        return .none
      case .remindLaterButtonTapped:
        guard state.note != nil else { return .none }
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.note(.presented(.reminded)))
        }
        .cancellable(id: "reminder")
      case .note(.dismiss):
        return isCorrect ? .cancel(id: "reminder") : .none
      case .note:
        return .none
      }
    }
    .ifLet(\.$note, action: /Action.note) { Note() }
  }
}

/// An element of a stack is popped some time later, although it may be gone.
struct PopTwice: Reducer {
  struct State: Equatable {
    var path = StackState<Note.State>()
  }

  enum Action: Equatable {
    case openButtonTapped
    case closeSoonButtonTapped
    case timePassed(StackElementID)
    case path(StackAction<Note.State, Note.Action>)
  }

  var isCorrect = false
  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openButtonTapped:
        if state.path.isEmpty { state.path.append(Note.State()) }
        return .none
      case .closeSoonButtonTapped:
        guard let id = state.path.ids.last else { return .none }
        return .run { send in
          try await clock.sleep(for: .seconds(2))
          await send(.timePassed(id))
        }
      case .timePassed(let id):
        guard !isCorrect || state.path.ids.contains(id) else { return .none }
        return .send(.path(.popFrom(id: id)))
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: /Action.path) { Note() }
  }
}

/// Nothing runs the rows.
struct RowsWithoutReducer: Reducer {
  struct State: Equatable {
    var notes: IdentifiedArrayOf<Note.State> = []
  }

  enum Action: Equatable {
    case addButtonTapped
    case note(id: UUID, action: Note.Action)
  }

  var isCorrect = false
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    let add = Reduce<State, Action> { state, action in
      if action == .addButtonTapped, state.notes.isEmpty {
        state.notes.append(Note.State(id: uuid()))
      }
      return .none
    }
    if isCorrect {
      add.forEach(\.notes, action: /Action.note(id:action:)) { Note() }
    } else {
      add
    }
  }
}

/// The form is a child, and only its parent has a `BindingReducer`.
struct FormInSettings: Reducer {
  struct State: Equatable {
    @BindingState var isOpen = true
    var form = Form.State()
  }

  enum Action: Equatable, BindableAction {
    case binding(BindingAction<State>)
    case form(Form.Action)
  }

  struct Form: Reducer {
    struct State: Equatable {
      @BindingState var name = ""
    }

    enum Action: Equatable, BindableAction {
      case binding(BindingAction<State>)
    }

    let isCorrect: Bool

    var body: some ReducerOf<Self> {
      if isCorrect { BindingReducer() }
    }
  }

  var isCorrect = false

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.form, action: /Action.form) { Form(isCorrect: isCorrect) }
  }
}

/// A reminder of a note arrives after the screen was switched, because `Scope` does not cancel it.
struct SwitchedCase: Reducer {
  enum State: Equatable {
    case editing(Note.State)
    case closed
  }

  enum Action: Equatable {
    case editing(Note.Action)
    case closeButtonTapped
  }

  var isCorrect = false

  var body: some ReducerOf<Self> {
    if isCorrect {
      closing.ifCaseLet(/State.editing, action: /Action.editing) { Note() }
    } else {
      closing
      Scope(state: /State.editing, action: /Action.editing) { Note() }
    }
  }

  private var closing: some ReducerOf<Self> {
    Reduce<State, Action> { state, action in
      if action == .closeButtonTapped { state = .closed }
      return .none
    }
  }
}

/// The second sheet does not close the first one.
struct TwoSheets: Reducer {
  struct State: Equatable {
    var help: Note.State?
    var share: Note.State?
  }

  enum Action: Equatable {
    case helpButtonTapped
    case shareButtonTapped
    case closeButtonTapped
  }

  var isCorrect = false

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .helpButtonTapped:
      state.help = Note.State()
      if isCorrect { state.share = nil }
    case .shareButtonTapped:
      state.share = Note.State()
      state.help = nil
    case .closeButtonTapped:
      (state.help, state.share) = (nil, nil)
    }
    return .none
  }
}
