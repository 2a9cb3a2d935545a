import ComposableArchitecture2

@Feature struct Shelf {
  struct State {
    var books: [String] = []
    var editor: Editor.State?
  }

  enum Action {
    case addTapped
    case editor(Editor.Action)
  }

  var body: some Feature {
    Update { state, action in
      switch action {
      case .addTapped:
        state.editor = Editor.State()
      case .editor(.doneTapped):
        guard let editor = state.editor else { return }
        state.books.append(editor.title)
      case .editor(.cancelTapped): break
      }
    }
    .ifLet(\.editor, action: \.editor) { Editor() }
  }
}

@Feature struct Editor {
  struct State { var title = "" }

  enum Action { case cancelTapped, doneTapped }

  var body: some Feature {
    Update { _, _ in
      store.addTask { try store.dismiss() }
    }
  }
}
