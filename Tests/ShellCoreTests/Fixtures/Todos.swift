import ComposableArchitecture

/// Rows with IDs, whose reducer is called directly; notes are rows whose IDs are strings.
struct Todos: Reducer {
  struct State: Equatable {
    var todos: [Todo.State] = [Todo.State(id: 1, title: "Milk"), Todo.State(id: 2, title: "Eggs")]
    var notes: [Note.State] = [Note.State(id: "a]b"), Note.State(id: "say \"hi\"")]
    var counts: [String: Int] = ["x]y": 1, "done": 0]
    var tags = ["home", "shop"]
  }

  enum Action: Equatable {
    case note(id: String, action: Note.Action)
    case todo(id: Int, action: Todo.Action)
    case clear
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .note(let id, .star):
      state.notes = state.notes.map { $0.id == id ? Note.State(id: id, isStarred: true) : $0 }
    case .todo(let id, .delete): state.todos.removeAll { $0.id == id }
    case .todo(let id, let action):
      guard let row = state.todos.firstIndex(where: { $0.id == id }) else { return .none }
      _ = Todo().reduce(into: &state.todos[row], action: action)
    case .clear: state.todos = []
    }
    return .none
  }
}

struct Todo: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    @BindingState var isDone = false
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case delete
    case toggled
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if action == .toggled { state.isDone.toggle() }
      return .none
    }
  }
}

enum Note {
  struct State: Equatable, Identifiable {
    let id: String
    var isStarred = false
  }

  enum Action: Equatable { case star }
}
