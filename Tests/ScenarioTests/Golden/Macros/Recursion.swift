import ComposableArchitecture
import SwiftUI

@Reducer
struct Folder {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var name = ""
    var folders: IdentifiedArrayOf<State> = []
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    indirect case folders(IdentifiedActionOf<Folder>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.folders.append(State(id: state.folders.count + 1))
        return .none
      case .binding, .folders:
        return .none
      }
    }
    .forEach(\.folders, action: \.folders) { Folder() }
  }
}

struct FolderView: View {
  @Bindable var store: StoreOf<Folder>

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        TextField("Name", text: $store.name)
        Button("Add") { store.send(.addButtonTapped) }
      }
      ForEach(store.scope(state: \.folders, action: \.folders)) { store in
        FolderView(store: store)
          .padding(.leading)
      }
    }
  }
}
