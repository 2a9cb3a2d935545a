import ComposableArchitecture
import SwiftUI

@Reducer
struct Task {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var title = ""
    var isDone = false
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case deleteButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer
struct TaskList {
  @ObservableState
  struct State: Equatable {
    var nextID = 1
    var tasks: IdentifiedArrayOf<Task.State> = []

    var remaining: Int { tasks.filter { !$0.isDone }.count }
  }

  enum Action {
    case addButtonTapped
    case moved(IndexSet, Int)
    case tasks(IdentifiedActionOf<Task>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.tasks.append(Task.State(id: state.nextID))
        state.nextID += 1
        return .none
      case .moved(let source, let destination):
        state.tasks.move(fromOffsets: source, toOffset: destination)
        return .none
      case .tasks(.element(let id, action: .deleteButtonTapped)):
        state.tasks.remove(id: id)
        return .none
      case .tasks:
        return .none
      }
    }
    .forEach(\.tasks, action: \.tasks) { Task() }
  }
}

struct TaskRow: View {
  @Bindable var store: StoreOf<Task>

  var body: some View {
    HStack {
      Toggle("Done", isOn: $store.isDone)
      TextField("Title", text: $store.title)
      Button("Delete") { store.send(.deleteButtonTapped) }
    }
  }
}

struct TaskListView: View {
  let store: StoreOf<TaskList>

  var body: some View {
    List {
      Text("\(store.remaining) remaining")
      ForEach(store.scope(state: \.tasks, action: \.tasks)) { store in
        TaskRow(store: store)
      }
      Button("Add") { store.send(.addButtonTapped) }
    }
  }
}
