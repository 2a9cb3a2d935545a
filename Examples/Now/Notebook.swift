import ComposableArchitecture
import SwiftUI

/// An optional child in a sheet, which saves itself and closes.
@Reducer
struct Notebook {
  @ObservableState
  struct State: Equatable {
    var notes: [String] = []
    @Presents var editor: NoteEditor.State?
  }

  enum Action {
    case editor(PresentationAction<NoteEditor.Action>)
    case newButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editor(.presented(.delegate(.saved(let text)))):
        state.notes.append(text)
        return .none
      case .editor:
        return .none
      case .newButtonTapped:
        state.editor = NoteEditor.State()
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) {
      NoteEditor()
    }
  }
}

@Reducer
struct NoteEditor {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case delegate(Delegate)
    case saveButtonTapped

    @CasePathable
    enum Delegate {
      case saved(String)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding, .delegate:
        return .none
      case .saveButtonTapped:
        return .run { [text = state.text] send in
          await send(.delegate(.saved(text)))
          await dismiss()
        }
      }
    }
  }
}

struct NotebookView: View {
  @Bindable var store: StoreOf<Notebook>

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.notes, id: \.self) { Text($0) }
      }
      .navigationTitle("Notes")
      .toolbar {
        Button("New") { store.send(.newButtonTapped) }
      }
      .sheet(item: $store.scope(state: \.editor, action: \.editor)) { store in
        NavigationStack {
          NoteEditorView(store: store)
            .navigationTitle("New note")
        }
      }
    }
  }
}

struct NoteEditorView: View {
  @Bindable var store: StoreOf<NoteEditor>

  var body: some View {
    Form {
      TextField("Text", text: $store.text)
      Button("Save") { store.send(.saveButtonTapped) }.disabled(store.text.isEmpty)
    }
  }
}
