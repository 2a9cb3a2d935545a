import ComposableArchitecture
import SwiftUI

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
          TodoView(store: $0)
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
