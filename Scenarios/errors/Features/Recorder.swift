import ComposableArchitecture

/// A recorder. Saving a recording is the work of an encoder, which has a store of its own.
@Reducer
struct Recorder {
  struct State: Equatable {
    var isRecording = false
  }

  enum Action: Equatable {
    case startButtonTapped
    case stopButtonTapped
  }

  /// The same ID as that of the encoder.
  enum CancelID { case work }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startButtonTapped:
        state.isRecording = true
        return .run { _ in
          let encoder = await Encoder()
          defer { withExtendedLifetime(encoder) {} }
          await encoder.start()
          try await Task.never()
        }
        .cancellable(id: CancelID.work)
      case .stopButtonTapped:
        state.isRecording = false
        return .cancel(id: CancelID.work)
      }
    }
  }
}

@MainActor
final class Encoder {
  private let store = Store(initialState: EncoderFeature.State()) { EncoderFeature() }

  func start() { store.send(.started) }
}

@Reducer
struct EncoderFeature {
  struct State: Equatable {
    var isBusy = false
  }

  enum Action: Equatable {
    case started
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isBusy = true
      return .run { _ in try await Task.never() }.cancellable(id: Recorder.CancelID.work)
    }
  }
}
