import ComposableArchitecture
import SwiftUI

@Reducer
struct Folder {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var folders: IdentifiedArrayOf<State> = []
    var name = ""

    init(id: UUID? = nil, name: String = "") {
      @Dependency(\.uuid) var uuid
      self.id = id ?? uuid()
      self.name = name
    }
  }

  enum Action {
    case addButtonTapped
    case deleted(IndexSet)
    indirect case folders(IdentifiedActionOf<Folder>)
    case nameChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped: state.folders.append(State())
      case .deleted(let offsets): state.folders.remove(atOffsets: offsets)
      case .folders: break
      case .nameChanged(let name): state.name = name
      }
      return .none
    }
    .forEach(\.folders, action: \.folders) { Self() }
  }
}

struct FolderView: View {
  @Bindable var store: StoreOf<Folder>

  var body: some View {
    Form {
      ForEach(store.scope(state: \.folders, action: \.folders)) { folder in
        @Bindable var folder = folder
        TextField("Untitled", text: $folder.name.sending(\.nameChanged))
      }
      .onDelete { store.send(.deleted($0)) }
    }
    .navigationTitle(store.name.isEmpty ? "Untitled" : store.name)
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button("Add") { store.send(.addButtonTapped) }
      }
    }
  }
}
