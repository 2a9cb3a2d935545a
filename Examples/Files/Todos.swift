import ComposableArchitecture

struct Todo: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    var isDone = false
  }

  enum Action: Equatable {
    case doneButtonTapped
    case titleChanged(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .doneButtonTapped: state.isDone.toggle()
    case .titleChanged(let title): state.title = title
    }
    return .none
  }
}

struct Todos: Reducer {
  struct State: Equatable {
    var todos: IdentifiedArrayOf<Todo.State> = []
    var nextID = 1
  }

  enum Action: Equatable {
    case addButtonTapped
    case clearButtonTapped
    case todo(id: Todo.State.ID, action: Todo.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.todos.append(Todo.State(id: state.nextID))
        state.nextID += 1
        return .none
      case .clearButtonTapped:
        state.todos.removeAll(where: \.isDone)
        return .none
      case .todo:
        return .none
      }
    }
    .forEach(\.todos, action: /Action.todo(id:action:)) {
      Todo()
    }
  }
}
