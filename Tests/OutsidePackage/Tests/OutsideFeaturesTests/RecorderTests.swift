import ComposableArchitecture
import OutsideFeatures
import Testing

@MainActor
struct RecorderTests {
  private let store = TestStore(initialState: Recorder.State()) {
    Recorder()
  } withDependencies: {
    $0.uuid = .incrementing
  }

  @Test func `Rows and a destination are reached by case key paths`() async {
    await store.send(\.addButtonTapped) { $0.tracks = [Track.State(id: UUID(0))] }
    await store.send(\.tracks[id: UUID(0)].muteButtonTapped) {
      $0.tracks[id: UUID(0)]?.isMuted = true
    }
    await store.send(\.tracks[id: UUID(0)].tapped) {
      $0.destination = .edit(Track.State(id: UUID(0), isMuted: true))
    }
    await store.send(\.destination.edit.muteButtonTapped) {
      $0.destination?.modify(\.edit) { $0.isMuted = false }
    }
    await store.send(\.destination.dismiss) { $0.destination = nil }
  }

  @Test func `A binding writes an observed field`() async {
    await store.send(.binding(.set(\.title, "Demo"))) { $0.title = "Demo" }
  }
}
