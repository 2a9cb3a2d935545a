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
      // TODO: The parent must not know the button of its child.
      case .editor(.presented(.doneButtonTapped)):
        state.editor = nil
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

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .doneButtonTapped:
        return .none
      }
    }
  }
}
