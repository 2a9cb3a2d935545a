// Shows: a list of features (forEach), one that is there or not (ifLet), ids from a dependency.
// Article: 5, the workshop: forEach, ifLet, IdentifiedArrayOf.
// Try: .addButtonTapped, .todo[#0].titleChanged("Milk"), .rowTapped(#0's id), scope todos[#0]
import ComposableArchitecture
import Foundation

public struct Todos: Reducer {
  public struct State: Equatable {
    public var todos: IdentifiedArrayOf<Todo.State> = []
    /// What is being edited apart from the list, until it is saved.
    public var draft: Todo.State?

    public init(todos: IdentifiedArrayOf<Todo.State> = [], draft: Todo.State? = nil) {
      self.todos = todos
      self.draft = draft
    }
  }

  public enum Action: Equatable {
    case addButtonTapped
    case clearDoneButtonTapped
    case draft(Todo.Action)
    case draftDismissed
    case draftSaved
    case rowTapped(id: Todo.State.ID)
    case todo(id: Todo.State.ID, action: Todo.Action)
  }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.todos.append(Todo.State(id: uuid()))
        return .none
      case .clearDoneButtonTapped:
        state.todos.removeAll(where: \.isDone)
        return .none
      case .draft, .todo:
        return .none
      case .draftDismissed:
        state.draft = nil
        return .none
      case .draftSaved:
        if let draft = state.draft { state.todos[id: draft.id] = draft }
        state.draft = nil
        return .none
      case .rowTapped(let id):
        state.draft = state.todos[id: id]
        return .none
      }
    }
    .forEach(\.todos, action: /Action.todo(id:action:)) { Todo() }
    .ifLet(\.draft, action: /Action.draft) { Todo() }
  }
}
