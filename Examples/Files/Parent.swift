import ComposableArchitecture

struct Note: Reducer {
  struct State: Equatable {
    var text = ""
  }

  enum Action: Equatable {
    case textChanged(String)
    case doneButtonTapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .textChanged(let text) = action { state.text = text }
    return .none
  }
}

struct Parent: Reducer {
  struct State: Equatable {
    var notes: [String] = []
    var note: Note.State?
  }

  enum Action: Equatable {
    case newButtonTapped
    case note(Note.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .newButtonTapped:
        state.note = Note.State()
        return .none
      case .note(.doneButtonTapped):
        if let note = state.note { state.notes.append(note.text) }
        state.note = nil
        return .none
      case .note:
        return .none
      }
    }
    .ifLet(\.note, action: /Action.note) {
      Note()
    }
  }
}
