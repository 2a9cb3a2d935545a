import ComposableArchitecture
import Foundation
import SwiftUI

/// Shows Todos with macros: rows with IdentifiedActionOf, and an optional editor (workshop, part 5).
/// Try: .addButtonTapped, .todos[#0].titleChanged("Milk"), scope todos[#0]
@Reducer
public struct TodosNow {
  @ObservableState
  public struct State: Equatable {
    public var todos: IdentifiedArrayOf<TodoNow.State> = []
    /// A copy of the row being edited, written back to the list when it is saved.
    public var draft: TodoNow.State?

    public init(todos: IdentifiedArrayOf<TodoNow.State> = [], draft: TodoNow.State? = nil) {
      self.todos = todos
      self.draft = draft
    }
  }

  public enum Action: Equatable {
    case addButtonTapped
    case clearDoneButtonTapped
    case draft(TodoNow.Action)
    case draftDismissed
    case draftSaved
    case rowTapped(id: TodoNow.State.ID)
    case todos(IdentifiedActionOf<TodoNow>)
  }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.todos.append(TodoNow.State(id: uuid()))
        return .none
      case .clearDoneButtonTapped:
        state.todos.removeAll(where: \.isDone)
        // Saving the draft would bring a cleared row back.
        if let draft = state.draft, state.todos[id: draft.id] == nil { state.draft = nil }
        return .none
      case .draft, .todos:
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
    .forEach(\.todos, action: \.todos) { TodoNow() }
    .ifLet(\.draft, action: \.draft) { TodoNow() }
  }
}

/// A row of TodosNow. It knows nothing about the list that contains it.
/// Try: load TodosNow, .addButtonTapped, scope todos[#0]
@Reducer
public struct TodoNow {
  @ObservableState
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

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
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
}

public struct TodosNowView: View {
  let store: StoreOf<TodosNow>

  public init(store: StoreOf<TodosNow>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Button("Add") { store.send(.addButtonTapped) }
        Button("Clear done") { store.send(.clearDoneButtonTapped) }
      }
      List {
        ForEach(store.scope(state: \.todos, action: \.todos)) { row in
          HStack {
            TodoNowView(store: row)
            Button("Edit") { store.send(.rowTapped(id: row.state.id)) }
          }
        }
      }
      if let draft = store.scope(state: \.draft, action: \.draft) {
        Section("Editing") {
          TodoNowView(store: draft)
          HStack {
            Button("Save") { store.send(.draftSaved) }
            Button("Dismiss") { store.send(.draftDismissed) }
          }
        }
      }
    }
  }
}

public struct TodoNowView: View {
  @Bindable var store: StoreOf<TodoNow>

  public init(store: StoreOf<TodoNow>) { self.store = store }

  public var body: some View {
    HStack {
      Toggle(
        "Done",
        isOn: Binding {
          store.isDone
        } set: { _ in
          store.send(.toggled)
        })
      TextField("Title", text: $store.title.sending(\.titleChanged))
    }
  }
}
