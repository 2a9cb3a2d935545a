import ComposableArchitecture
import SwiftUI

/// A clipboard that presents a note, but does not run it.
@Reducer
struct Clipboard {
  @Reducer
  struct Note {
    @ObservableState
    struct State: Equatable {
      var text = "milk"
    }

    enum Action: Equatable {
      case clearButtonTapped
    }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.text = ""
        return .none
      }
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var note: Note.State?
  }

  enum Action: Equatable {
    case note(PresentationAction<Note.Action>)
    case openButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .openButtonTapped { state.note = Note.State() }
      return .none
    }
  }
}

struct ClipboardView: View {
  @Bindable var store: StoreOf<Clipboard>

  var body: some View {
    Button("Open") { store.send(.openButtonTapped) }
      .sheet(item: $store.scope(state: \.note, action: \.note)) { store in
        Text(store.text)
      }
  }
}
