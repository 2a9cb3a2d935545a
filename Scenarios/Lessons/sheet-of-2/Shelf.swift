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
      case .addTapped: break
      case .editor(.doneTapped):
        guard let editor = state.editor else { return }
        state.books.append(editor.title)
      case .editor(.cancelTapped): break
      }
    }
  }
}

@Feature struct Editor {
  struct State { var title = "" }

  enum Action { case cancelTapped, doneTapped }

  var body: some Feature {
    Update { _, _ in }
  }
}
