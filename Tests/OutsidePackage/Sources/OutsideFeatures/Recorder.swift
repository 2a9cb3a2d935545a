import ComposableArchitecture
import SwiftUI

/// Today's spelling.
@Reducer
public struct Recorder {
  @ObservableState
  public struct State: Equatable {
    public var title = ""
    public var tracks: IdentifiedArrayOf<Track.State> = []
    @Presents public var destination: Destination.State?

    public init() {}
  }

  public enum Action: BindableAction {
    case binding(BindingAction<State>)
    case addButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case tracks(IdentifiedActionOf<Track>)
  }

  @Reducer
  public enum Destination {
    case edit(Track)
    case alert(AlertState<Never>)
  }

  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.tracks.append(Track.State(id: uuid()))
        return .none
      case .tracks(.element(let id, .tapped)):
        state.destination = state.tracks[id: id].map { .edit($0) }
        return .none
      case .binding, .destination, .tracks:
        return .none
      }
    }
    .forEach(\.tracks, action: \.tracks) { Track() }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Recorder.Destination.State: Equatable {}

@Reducer
public struct Track {
  @ObservableState
  public struct State: Equatable, Identifiable {
    public let id: UUID
    public var isMuted: Bool

    public init(id: UUID, isMuted: Bool = false) {
      self.id = id
      self.isMuted = isMuted
    }
  }

  @CasePathable
  public enum Action {
    case tapped
    case muteButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .muteButtonTapped = action { state.isMuted.toggle() }
      return .none
    }
  }
}

public struct RecorderView: View {
  @Bindable var store: StoreOf<Recorder>

  public init(store: StoreOf<Recorder>) { self.store = store }

  public var body: some View {
    Form {
      TextField("Title", text: $store.title)
      ForEach(store.scope(state: \.tracks, action: \.tracks)) { track in
        Toggle("Muted", isOn: .constant(track.isMuted))
      }
      Button("Add") { store.send(.addButtonTapped) }
    }
  }
}

#Preview("Empty") {
  RecorderView(store: Store(initialState: Recorder.State()) { Recorder() })
}
