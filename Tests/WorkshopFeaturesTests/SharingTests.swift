import ComposableArchitecture
import Testing
import WorkshopFeatures

/// Tabs and Practice: features whose parts share values.
@MainActor
struct SharingTests {
  @Test func `Both tabs change the same stats`() async {
    let store = TestStore(initialState: Tabs.State()) { Tabs() }
    await store.send(.counter(.incrementButtonTapped)) {
      $0.counter.$stats.withLock { $0 = Stats(count: 1, highest: 1, taps: 1) }
    }
    await store.send(.counter(.decrementButtonTapped)) {
      $0.profile.$stats.withLock { $0 = Stats(count: 0, highest: 1, taps: 2) }
    }
    await store.send(.tabSelected(.profile)) { $0.tab = .profile }
    await store.send(.profile(.resetButtonTapped)) {
      $0.counter.$stats.withLock { $0 = Stats() }
    }
  }

  @Test func `A session is added to its piece, in the list and in the file`() async throws {
    let prelude = Piece(id: UUID(1), title: "Prelude")
    @Shared(.pieces) var pieces = [prelude]
    let clock = TestClock()
    let store = TestStore(initialState: Practice.State()) {
      Practice()
    } withDependencies: {
      $0.continuousClock = clock
      $0.date = .constant(Date(timeIntervalSince1970: 7))
    }
    let piece = try #require(Shared($pieces[id: UUID(1)]))
    await store.send(.pieceTapped(id: UUID(1))) {
      $0.path[id: 0] = .detail(PieceDetail.State(piece: piece))
    }
    await store.send(\.path[id: 0].detail.titleChanged, "Fugue") {
      $0.$pieces.withLock { $0[id: UUID(1)]?.title = "Fugue" }
    }
    await store.send(\.path[id: 0].detail.practiceButtonTapped)
    await store.receive(\.path[id: 0].detail.delegate.practice) {
      $0.path[id: 1] = .session(PracticeSession.State(piece: piece))
    }
    await store.send(\.path[id: 1].session.startButtonTapped) {
      $0.path[id: 1, case: \.session]?.isRunning = true
    }
    await clock.advance(by: .seconds(2))
    await store.receive(\.path[id: 1].session.ticked) {
      $0.path[id: 1, case: \.session]?.seconds = 1
    }
    await store.receive(\.path[id: 1].session.ticked) {
      $0.path[id: 1, case: \.session]?.seconds = 2
    }
    await store.send(\.path[id: 1].session.finishButtonTapped) {
      $0.path[id: 1, case: \.session]?.isRunning = false
      $0.$pieces.withLock {
        $0[id: UUID(1)]?.sessions = [.init(date: Date(timeIntervalSince1970: 7), seconds: 2)]
      }
    }
    await store.receive(\.path.popFrom) { $0.path[id: 1] = nil }
    #expect(pieces[id: UUID(1)]?.seconds == 2)
  }

  @Test func `A piece is deleted after a confirmation`() async throws {
    @Shared(.pieces) var pieces = [Piece(id: UUID(1), title: "Prelude")]
    let store = TestStore(initialState: Practice.State()) { Practice() }
    store.exhaustivity = .off
    await store.send(.pieceTapped(id: UUID(1)))
    await store.send(\.path[id: 0].detail.deleteButtonTapped)
    await store.send(\.path[id: 0].detail.alert.presented.deletionConfirmed)
    await store.finish()
    await store.skipReceivedActions(strict: false)
    #expect(pieces.isEmpty)
    #expect(store.state.path.isEmpty)
  }

  @Test func `A new piece is stored`() async {
    let store = TestStore(initialState: Practice.State()) {
      Practice()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped) {
      $0.$pieces.withLock { $0 = [Piece(id: UUID(0), title: "Piece 1")] }
    }
    @Shared(.pieces) var pieces
    #expect(pieces.count == 1)
  }
}
