import Testing

@testable import ComposableArchitecture

/// The order of actions does not depend on the load of the machine.
@MainActor
struct DeterminismTests {
  @Test func `A thousand runs with added and removed children produce the same log`() async {
    let load = Load()
    defer { load.end() }
    let first = play()
    #expect(first.contains("2: began 2"))
    for _ in 0..<1000 {
      let log = play()
      guard log == first else {
        #expect(log == first)
        return
      }
    }
  }

  private func play() -> [String] {
    let store = Store.drained(Office.State(rows: [1, 2, 3]), Office())
    for id in 1...3 { store.send(.row(id: id, action: .start)) }
    store.drainEffects()
    store.send(.remove([2]))
    store.send(.add(2))
    store.send(.row(id: 1, action: .stop))
    store.drainEffects()
    store.send(.row(id: 2, action: .start))
    store.drainEffects()
    let rows = store.state.rows.map { "\($0.id) \($0.log)" }
    return store.state.seen + rows + store.runningEffects.map { "\($0.number)" }
  }
}

/// Keeps two cores busy until it ends.
private final class Load: Sendable {
  private let tasks: [Task<Void, Never>]

  init() {
    tasks = (0..<2).map { _ in
      Task.detached(priority: .background) {
        while !Task.isCancelled { await Task.yield() }
      }
    }
  }

  func end() { for task in tasks { task.cancel() } }
}
