import ComposableArchitecture
import SwiftUI

/// A feature that contains itself: in a list, and in a sheet.
@Reducer
struct Folder {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var folders: IdentifiedArrayOf<State> = []
    var name = ""
    @Presents var preview: State?
  }

  indirect enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case folders(IdentifiedActionOf<Folder>)
    case preview(PresentationAction<Action>)
    case previewButtonTapped(id: UUID)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.folders.append(State(id: uuid(), name: "\(state.name)\(state.folders.count + 1)."))
        return .none
      case .binding, .folders, .preview:
        return .none
      case .previewButtonTapped(let id):
        state.preview = state.folders[id: id]
        return .none
      }
    }
    .forEach(\.folders, action: \.folders) { Self() }
    .ifLet(\.$preview, action: \.preview) { Self() }
  }
}

struct FolderView: View {
  @Bindable var store: StoreOf<Folder>

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        TextField("Name", text: $store.name)
        Button("Add to \(store.name)") { store.send(.addButtonTapped) }
      }
      ForEach(store.scope(state: \.folders, action: \.folders)) { store in
        FolderView(store: store)
      }
    }
    .sheet(item: $store.scope(state: \.preview, action: \.preview)) { store in
      Text(store.name)
    }
  }
}

#Preview {
  FolderView(
    store: Store(initialState: Folder.State(id: UUID(99), name: "1.")) { Folder() })
}
