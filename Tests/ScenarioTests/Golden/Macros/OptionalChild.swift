import ComposableArchitecture
import SwiftUI

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer
struct Notebook {
  @ObservableState
  struct State: Equatable {
    var editor: Editor.State?
    var notes: [String] = []
  }

  enum Action {
    case cancelButtonTapped
    case editor(Editor.Action)
    case newButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state.editor = nil
        return .none
      case .editor(.saveButtonTapped):
        if let editor = state.editor { state.notes.append(editor.text) }
        state.editor = nil
        return .none
      case .editor:
        return .none
      case .newButtonTapped:
        state.editor = Editor.State()
        return .none
      }
    }
    .ifLet(\.editor, action: \.editor) { Editor() }
  }
}

struct EditorView: View {
  @Bindable var store: StoreOf<Editor>

  var body: some View {
    TextField("Text", text: $store.text)
    Button("Save") { store.send(.saveButtonTapped) }
  }
}

struct NotebookView: View {
  let store: StoreOf<Notebook>

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(store.notes, id: \.self) { Text($0) }
      if let store = store.scope(state: \.editor, action: \.editor) {
        EditorView(store: store)
        Button("Cancel") { self.store.send(.cancelButtonTapped) }
      } else {
        Button("New") { store.send(.newButtonTapped) }
      }
    }
  }
}
