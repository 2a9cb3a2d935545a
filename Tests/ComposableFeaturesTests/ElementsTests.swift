import ComposableArchitecture2
import Testing

/// The elements of a collection that are mounted are those in the state, whoever has changed it and how.
@MainActor
@Suite struct ElementsTests {
  let log = Log()
  let clock = TestClock()

  @Test func anElementThatIsReplacedInPlaceBeginsAnew() async {
    let store = store()
    store.send(.replaceInPlace) { $0.rows[1] = .init(id: 7) }
    #expect(log.lines == ["mount 1", "mount 2", "dismount 2", "mount 7"])
    store.send(.rows(7, .plus)) { $0.rows[1].n = 1 }
    store.send(.rows(2, .plus))
    await store.dismount()
  }

  @Test func anElementThatChangesItsOwnIDBeginsAnew() async {
    let store = store()
    store.send(.rows(2, .rename(8))) { $0.rows[1] = .init(id: 8) }
    #expect(log.lines == ["mount 1", "mount 2", "dismount 2", "mount 8"])
    await store.dismount()
  }

  @Test func elementsThatChangePlacesGoOn() async {
    let store = store()
    store.send(.rows(1, .later))
    store.send(.reverse) { $0.rows = [.init(id: 2), .init(id: 1)] }
    await clock.advance(by: .seconds(1))
    store.expect { ($0.rows[1].n, $0.rows[1].seen) = (10, 10) }
    #expect(log.lines == ["mount 1", "mount 2"])
    await store.dismount()
  }

  @Test func theLastStateOfAnElementWithATaskIsReadable() async {
    let store = store()
    store.send(.rows(1, .later))
    store.send(.rows(1, .plus)) { $0.rows[0].n = 1 }
    store.send(.removeAll) { $0.rows = [] }
    await store.dismount()
    #expect(log.lines.suffix(3) == ["dismount 1", "dismount 2", "cancelled with n 1"])
  }

  @Test func hooksOfElementsSeeChangesOfTheirParent() {
    let store = store()
    store.send(.addToAll) {
      for index in $0.rows.indices { ($0.rows[index].n, $0.rows[index].seen) = (5, 5) }
    }
  }

  private func store() -> TestStore<Numbers> {
    TestStore(initialState: Numbers.State(rows: [.init(id: 1), .init(id: 2)])) {
      Numbers(log: log, clock: clock)
    }
  }
}

@Feature private struct Number {
  struct State: Identifiable {
    var id: Int
    var n = 0
    var seen = 0
  }
  enum Action { case plus, later, rename(Int) }
  let log: Log
  let clock: TestClock<Duration>

  var body: some Feature {
    Update { state, action in
      switch action {
      case .plus: state.n += 1
      case .rename(let id): state.id = id
      case .later:
        store.addTask {
          do {
            try await clock.sleep(for: .seconds(1))
            try store.modify { $0.n += 10 }
          } catch { log.lines.append("cancelled with n \(store.n)") }
        }
      }
    }
    .onMount { log.lines.append("mount \($0.id)") }
    .onDismount { (state: inout State) in log.lines.append("dismount \(state.id)") }
    .onChange(of: store.n > 4) { $0.seen = $0.n }
  }
}

@Feature private struct Numbers {
  struct State { var rows: [Number.State] }
  enum Action {
    case rows(Int, Number.Action)
    case replaceInPlace, reverse, removeAll, addToAll
  }
  let log: Log
  let clock: TestClock<Duration>

  var body: some Feature {
    Update { state, action in
      switch action {
      case .rows: break
      case .replaceInPlace: state.rows[1] = .init(id: 7)
      case .reverse: state.rows.reverse()
      case .removeAll: state.rows = []
      case .addToAll: for index in state.rows.indices { state.rows[index].n += 5 }
      }
    }
    .forEach(\.rows, action: \.rows) { Number(log: log, clock: clock) }
  }
}
