import ComposableArchitecture

/// A feature whose actions have case key paths.
@Reducer
struct KeyPathFeature {
  @ObservableState
  struct State: Equatable {
    var note = ""
    var child = NoteFeature.State(id: 0)
    var rows: IdentifiedArrayOf<NoteFeature.State> = [NoteFeature.State(id: 1)]
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case child(NoteFeature.Action)
    case rows(IdentifiedActionOf<NoteFeature>)
    case reset
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Scope(state: \.child, action: \.child) { NoteFeature() }
    EmptyReducer().forEach(\.rows, action: \.rows) { NoteFeature() }
  }
}

/// A note that can be changed.
@Reducer
struct NoteFeature {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var note = ""
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case named(String, at: Int)
    case reset
    case finished(Int)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      guard case .reset = action else { return .none }
      state.note = ""
      return .send(.finished(7))
    }
  }
}
