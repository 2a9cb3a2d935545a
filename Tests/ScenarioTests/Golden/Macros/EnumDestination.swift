import ComposableArchitecture
import SwiftUI

@Reducer
struct Rename {
  @ObservableState
  struct State: Equatable {
    var name: String
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case confirmButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
  }
}

@Reducer
struct Info {
  @ObservableState
  struct State: Equatable {
    var isExpanded = false
  }

  enum Action {
    case expandButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isExpanded.toggle()
      return .none
    }
  }
}

@Reducer
struct Document {
  @Reducer
  enum Destination {
    case info(Info)
    case rename(Rename)
    @ReducerCaseIgnored case message(String)
  }

  @ObservableState
  struct State: Equatable {
    var destination: Destination.State?
    var name = "Untitled"
  }

  enum Action {
    case closeButtonTapped
    case destination(Destination.Action)
    case infoButtonTapped
    case renameButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        state.destination = nil
        return .none
      case .destination(.rename(.confirmButtonTapped)):
        guard let rename = state.destination?.rename else { return .none }
        state.name = rename.name
        state.destination = .message("Renamed")
        return .none
      case .destination:
        return .none
      case .infoButtonTapped:
        state.destination = .info(Info.State())
        return .none
      case .renameButtonTapped:
        state.destination = .rename(Rename.State(name: state.name))
        return .none
      }
    }
    .ifLet(\.destination, action: \.destination) { Destination.body }
  }
}

extension Document.Destination.State: Equatable {}

struct RenameView: View {
  @Bindable var store: StoreOf<Rename>

  var body: some View {
    TextField("Name", text: $store.name)
    Button("Confirm") { store.send(.confirmButtonTapped) }
  }
}

struct DocumentView: View {
  let store: StoreOf<Document>

  var body: some View {
    VStack(alignment: .leading) {
      Text(store.name)
      if let destination = store.scope(state: \.destination, action: \.destination) {
        switch destination.case {
        case .info(let store):
          Text(store.isExpanded ? "More information" : "Information")
        case .rename(let store):
          RenameView(store: store)
        case .message(let text):
          Text(text)
        }
        Button("Close") { store.send(.closeButtonTapped) }
      } else {
        Button("Rename") { store.send(.renameButtonTapped) }
        Button("Info") { store.send(.infoButtonTapped) }
      }
    }
  }
}
