import ComposableArchitecture
import SwiftUI

struct Chore: Reducer {
  struct State: Equatable, Identifiable {
    let id: UUID
    @BindingState var isDone = false
    @BindingState var title = ""
  }

  enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }

  var body: some Reducer<State, Action> { BindingReducer() }
}

struct Chores: Reducer {
  struct State: Equatable {
    var chores: IdentifiedArrayOf<Chore.State> = []
    @BindingState var editMode: EditMode = .inactive
  }

  enum Action: BindableAction, Equatable {
    case addButtonTapped
    case binding(BindingAction<State>)
    case chore(id: Chore.State.ID, action: Chore.Action)
    case deleted(IndexSet)
    case moved(IndexSet, Int)
    case sorted
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.uuid) var uuid

  var body: some Reducer<State, Action> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.chores.append(Chore.State(id: self.uuid()))
        return .none
      case .chore(id: _, action: .binding(\.$isDone)):
        return .run { send in
          try await self.clock.sleep(for: .milliseconds(500))
          await send(.sorted, animation: .default)
        }
      case .binding, .chore:
        return .none
      case let .deleted(offsets):
        state.chores.remove(atOffsets: offsets)
        return .none
      case let .moved(source, destination):
        state.chores.move(fromOffsets: source, toOffset: destination)
        return .none
      case .sorted:
        state.chores.sort { !$0.isDone && $1.isDone }
        return .none
      }
    }
    .forEach(\.chores, action: /Action.chore(id:action:)) { Chore() }
  }
}

struct ChoresView: View {
  let store: StoreOf<Chores>

  struct ViewState: Equatable {
    @BindingViewState var editMode: EditMode
    let isEmpty: Bool

    init(store: BindingViewStore<Chores.State>) {
      self._editMode = store.$editMode
      self.isEmpty = store.chores.isEmpty
    }
  }

  var body: some View {
    WithViewStore(self.store, observe: ViewState.init) { viewStore in
      List {
        ForEachStore(
          self.store.scope(state: \.chores, action: { .chore(id: $0, action: $1) })
        ) { store in
          WithViewStore(store, observe: { $0 }) { viewStore in
            Toggle("Done", isOn: viewStore.$isDone)
            TextField("Untitled", text: viewStore.$title)
          }
        }
        .onDelete { viewStore.send(.deleted($0)) }
        .onMove { viewStore.send(.moved($0, $1)) }
        Button("Add") { viewStore.send(.addButtonTapped) }
      }
      .environment(\.editMode, viewStore.$editMode)
    }
  }
}

struct ChoresView_Previews: PreviewProvider {
  static var previews: some View {
    ChoresView(store: Store(initialState: Chores.State()) { Chores() })
      .previewDevice("iPhone 14")
  }
}
