import ComposableArchitecture

/// A doorbell with a speaker, which has a store of its own.
@Reducer
struct Doorbell {
  @ObservableState
  struct State: Equatable {
    var rings = 0
  }

  enum Action: Equatable {
    case ringButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.rings += 1
      MainActor.assumeIsolated {
        let speaker = Speaker()
        withExtendedLifetime(speaker) { _ = speaker.store.send(.ring) }
      }
      return .none
    }
  }
}

@MainActor
final class Speaker {
  private(set) var store: StoreOf<SpeakerFeature>!

  init() {
    store = Store(initialState: SpeakerFeature.State()) { SpeakerFeature(speaker: self) }
  }

  /// A mistake: the reducer below calls it.
  func answer() { store.send(.answered) }
}

@Reducer
struct SpeakerFeature {
  struct State: Equatable {}

  enum Action: Equatable {
    case answered
    case ring
  }

  unowned let speaker: Speaker

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      if action == .ring { MainActor.assumeIsolated { speaker.answer() } }
      return .none
    }
  }
}
