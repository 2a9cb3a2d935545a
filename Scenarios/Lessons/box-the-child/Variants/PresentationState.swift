import ComposableArchitecture

@Reducer
struct Profile {
  struct State: Equatable {
    var name = "Blob"
    @PresentationState var editor: ThemeEditor.State?
  }

  enum Action {
    case themeButtonTapped
    case editor(PresentationAction<ThemeEditor.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .themeButtonTapped:
        state.editor = ThemeEditor.State()
        return .none
      case .editor:
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) {
      ThemeEditor()
    }
  }
}

@Reducer
struct ThemeEditor {
  @ObservableState
  struct State: Equatable {
    var draft = Theme()
    var saved = Theme()
    var changes = 0
  }

  enum Action {
    case brightnessChanged(Double)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .brightnessChanged(let brightness):
        state.draft.light.text.red = brightness
        state.changes += 1
        return .none
      }
    }
  }
}

struct Theme: Equatable {
  var light = Palette(), dark = Palette(), contrast = Palette(), print = Palette()
}

struct Palette: Equatable {
  var text = Shade(), title = Shade(), link = Shade(), warning = Shade(), error = Shade()
  var background = Shade(), card = Shade(), bar = Shade(), button = Shade(), badge = Shade()
  var border = Shade(), shadow = Shade(), field = Shade(), selection = Shade(), row = Shade()
  var header = Shade(), footer = Shade()
}

struct Shade: Equatable {
  var red = 0.0, green = 0.0, blue = 0.0, opacity = 1.0
}
