import ComposableArchitecture
import SwiftUI

/// Shows a list of features (forEach) and an optional one (ifLet) (workshop, part 5).
/// Try: .addButtonTapped, .todo[#0].titleChanged("Milk"), scope todos[#0]
public struct Todos: Reducer {
  public struct State: Equatable {
    public var todos: IdentifiedArrayOf<Todo.State> = []
    /// A copy of the row being edited, written back to the list when it is saved.
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
        // Saving the draft would bring a cleared row back.
        if let draft = state.draft, state.todos[id: draft.id] == nil { state.draft = nil }
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

/// A row of Todos. It knows nothing about the list that contains it.
/// Try: load Todos, .addButtonTapped, scope todos[#0]
public struct Todo: Reducer {
  public struct State: Equatable, Identifiable {
    public let id: UUID
    public var title = ""
    public var isDone = false

    public init(id: UUID, title: String = "", isDone: Bool = false) {
      self.id = id
      self.title = title
      self.isDone = isDone
    }
  }

  public enum Action: Equatable {
    case toggled
    case titleChanged(String)
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .toggled:
      state.isDone.toggle()
      return .none
    case .titleChanged(let title):
      state.title = title
      return .none
    }
  }
}

public struct TodosView: View {
  let store: StoreOf<Todos>

  public init(store: StoreOf<Todos>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      WithViewStore(self.store.stateless) { viewStore in
        HStack {
          Button("Add") { viewStore.send(.addButtonTapped) }
          Button("Clear done") { viewStore.send(.clearDoneButtonTapped) }
        }
      }
      List {
        ForEachStore(self.store.scope(state: \.todos, action: Todos.Action.todo(id:action:))) {
          row in
          HStack {
            TodoView(store: row)
            WithViewStore(row, observe: \.id) { viewStore in
              Button("Edit") { self.store.send(.rowTapped(id: viewStore.state)) }
            }
          }
        }
      }
      IfLetStore(self.store.scope(state: \.draft, action: Todos.Action.draft)) { draft in
        Section("Editing") {
          TodoView(store: draft)
          WithViewStore(self.store.stateless) { viewStore in
            HStack {
              Button("Save") { viewStore.send(.draftSaved) }
              Button("Dismiss") { viewStore.send(.draftDismissed) }
            }
          }
        }
      }
    }
  }
}

public struct TodoView: View {
  let store: StoreOf<Todo>

  public init(store: StoreOf<Todo>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      HStack {
        Toggle("Done", isOn: viewStore.binding(get: \.isDone, send: .toggled))
        TextField("Title", text: viewStore.binding(get: \.title, send: { .titleChanged($0) }))
      }
    }
  }
}
