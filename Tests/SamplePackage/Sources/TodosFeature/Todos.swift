import ComposableArchitecture
import Foundation

@Reducer
public struct Todo: Sendable {
  @ObservableState
  public struct State: Equatable, Identifiable, Sendable {
    public let id: UUID
    public var title: String
    public var isComplete: Bool

    public init(id: UUID, title: String = "", isComplete: Bool = false) {
      self.id = id
      self.title = title
      self.isComplete = isComplete
    }
  }

  public enum Action: BindableAction, Sendable {
    case binding(BindingAction<State>)
  }

  public init() {}

  public var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
public struct Todos: Sendable {
  public enum Filter: String, CaseIterable, Sendable { case all, active, completed }

  @ObservableState
  public struct State: Equatable, Sendable {
    public var filter = Filter.all
    public var todos: IdentifiedArrayOf<Todo.State> = []
    @Presents public var alert: AlertState<Action.Alert>?

    public init(todos: IdentifiedArrayOf<Todo.State> = []) { self.todos = todos }

    public var shown: IdentifiedArrayOf<Todo.State> {
      switch filter {
      case .all: todos
      case .active: todos.filter { !$0.isComplete }
      case .completed: todos.filter(\.isComplete)
      }
    }
  }

  public enum Action: BindableAction, Sendable {
    case addButtonTapped
    case alert(PresentationAction<Alert>)
    case binding(BindingAction<State>)
    case clearButtonTapped
    case delete(IndexSet)
    case todos(IdentifiedActionOf<Todo>)

    @CasePathable
    public enum Alert: Equatable, Sendable { case confirmClear }
  }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.todos.insert(Todo.State(id: uuid()), at: 0)
        return .none
      case .alert(.presented(.confirmClear)):
        state.todos.removeAll(where: \.isComplete)
        return .none
      case .clearButtonTapped:
        state.alert = AlertState {
          TextState("Remove completed todos?")
        } actions: {
          ButtonState(role: .destructive, action: .confirmClear) { TextState("Remove") }
          ButtonState(role: .cancel) { TextState("Cancel") }
        }
        return .none
      case .delete(let offsets):
        let shown = state.shown
        for offset in offsets { state.todos.remove(id: shown[offset].id) }
        return .none
      case .alert, .binding, .todos: return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.todos, action: \.todos) { Todo() }
  }
}
