import ComposableArchitecture

/// A profile with room for an editor that nobody has opened.
@Reducer
struct RoomForEditor {
  @ObservableState
  struct State: Equatable {
    var name = "Blob"
    var editor: ThemeEditor.State?
  }

  enum Action {
    case editor(ThemeEditor.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.editor, action: \.editor) { ThemeEditor() }
  }
}

/// The same profile, with a box for the editor while it is presented.
@Reducer
struct BoxForEditor {
  @ObservableState
  struct State: Equatable {
    var name = "Blob"
    @Presents var editor: ThemeEditor.State?
  }

  enum Action {
    case editor(PresentationAction<ThemeEditor.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$editor, action: \.editor) { ThemeEditor() }
  }
}

@Reducer
struct ThemeEditor {
  struct State: Equatable {
    var draft = Theme()
    var saved = Theme()
  }

  enum Action {
    case closed
  }

  var body: some ReducerOf<Self> { EmptyReducer() }
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
