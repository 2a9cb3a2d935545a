import ComposableArchitecture

@Reducer
struct Notes {
  @ObservableState
  struct State: Equatable {
    @Presents var editor: Editor.State?
  }

  enum Action: Equatable {
    case editButtonTapped
    case editor(PresentationAction<Editor.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editButtonTapped:
        state.editor = Editor.State()
        return .none
      case .editor:
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) {
      Editor()
    }
  }
}

@Reducer
struct Editor {
  @ObservableState
  struct State: Equatable {
    var text = ""
  }

  enum Action: Equatable {
    case doneButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .doneButtonTapped:
        return .run { [dismiss] _ in await dismiss() }
      }
    }
  }
}
