import Synchronization
import Testing

@testable import ComposableArchitecture

/// How a test store runs effects until they are idle.
@MainActor
struct SettlingTests {
  @Test func `Effects that are ready have run when send returns`() async {
    let store = TestStore([.askTapped: .answer("a", "b")])
    await store.send(.askTapped)
    #expect(store.store.runningEffects.isEmpty)
    await store.skipReceivedActions()
  }

  @Test func `Ten minutes on a test clock take no real time`() async {
    let clock = TestClock()
    let store = TestStore([
      .askTapped: .run { send in
        try await clock.sleep(for: .seconds(600))
        await send(.rang(times: 1))
      }
    ])
    await store.send(.askTapped)
    await clock.advance(by: .seconds(599))
    #expect(store.store.runningEffects.count == 1)
    await clock.advance(by: .seconds(1))
    await store.receive(.rang(times: 1)) { $0.rings = 1 }
    await store.finish()
  }

  @Test func `Each tick of a timer is received`() async {
    let clock = TestClock()
    let store = TestStore([
      .askTapped: .run { send in
        for await _ in clock.timer(interval: .seconds(1)) { await send(.rang(times: 1)) }
      }
    ])
    let task = await store.send(.askTapped)
    await clock.advance(by: .seconds(3))
    for rings in 1...3 { await store.receive(.rang(times: 1)) { $0.rings = rings } }
    await task.cancel()
  }

  @Test func `Effects that never become idle are cancelled and reported once`() async {
    let heard = await failures {
      let store = TestStore([
        .askTapped: .run { _ in while !Task.isCancelled { await Task.yield() } }
      ])
      await store.send(.askTapped)
      await store.finish()
    }
    #expect(
      heard == [
        """
        4: The effects did not become idle and were cancelled after 100000 steps. Still running:
        - SettlingTests.swift:\(#line - 5), from Bell.Action.askTapped
        """
      ])
  }

  @Test func `An endless chain of actions is stopped`() async {
    let heard = await failures {
      let store = TestStore([
        .askTapped: .send(.stopTapped), .stopTapped: .send(.askTapped),
      ])
      store.exhaustivity = .off
      await store.send(.askTapped)
    }
    #expect(
      heard == [
        "5: The feature sends itself actions without end. They were dropped after 100000."
      ])
  }

  @Test func `A cancelled test does not wait`() async {
    let heard = await failures {
      let task = Task { @MainActor in
        let store = TestStore([.askTapped: .endless])
        await store.send(.askTapped)
        withUnsafeCurrentTask { $0?.cancel() }
        await store.finish(timeout: .seconds(100_000))
      }
      await task.value
    }
    #expect(heard.count == 1)
  }

  @Test func `Effects become idle without a custom main executor`() async {
    let heard = await EffectExecution.$leavesMainExecutor.withValue(true) {
      await failures {
        let store = TestStore([
          .askTapped: .answer("a", "b"),
          .stopTapped: .run { send in
            await Task.detached { await Task.yield() }.value
            await send(.ringTapped)
          },
        ])
        store.timeout = 100_000 * 1_000_000_000
        await store.send(.askTapped)
        #expect(store.store.effectExecutor?.takesAllJobs == false)
        await store.receive(.answer("a")) { $0.note = "a" }
        await store.receive(.answer("b")) { $0.note = "b" }
        await store.send(.stopTapped)
        await store.receive(.ringTapped) { $0.rings = 1 }
        await store.finish()
      }
    }
    #expect(heard == [])
  }

  @Test func `A timer ticks without a custom main executor`() async {
    let heard = await EffectExecution.$leavesMainExecutor.withValue(true) {
      await failures {
        let clock = TestClock()
        let store = TestStore([
          .askTapped: .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.rang(times: 1)) }
          }
        ])
        let task = await store.send(.askTapped)
        await clock.advance(by: .seconds(100))
        for rings in 1...100 { await store.receive(.rang(times: 1)) { $0.rings = rings } }
        await task.cancel()
      }
    }
    #expect(heard == [])
  }

  @Test func `A thousand runs produce the same actions`() async {
    await expectOneCourse(runs: 1000)
  }

  @Test func `A thousand runs on a busy machine produce the same actions`() async {
    let load = BusyThreads(2)
    defer { load.end() }
    await expectOneCourse(runs: 1000)
  }

  private func expectOneCourse(runs: Int) async {
    let first = await course()
    #expect(first.count == 14)
    for _ in 1..<runs {
      let course = await course()
      if course != first { return #expect(course == first) }
    }
  }

  /// The actions of a feature whose effects use every kind of concurrency.
  private func course() async -> [String] {
    let clock = TestClock()
    let store = TestStore([
      .askTapped: .merge(
        .answer("a", "b", "c"),
        .run { send in
          await withTaskGroup(of: Void.self) { group in
            for note in 0..<4 {
              group.addTask {
                await Task.yield()
                await send(.answer("\(note)"))
              }
            }
          }
        },
        .run { send in
          await send(.answer(await Task.detached { "detached" }.value))
          await Task { @MainActor in send(.answer("main")) }.value
        },
        .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.rang(times: 1)) }
        }
        .cancellable(id: Bell.CancelID.ask)),
      .stopTapped: .merge(.cancel(id: Bell.CancelID.ask), .answer("last", "end")),
    ])
    store.exhaustivity = .off
    await store.send(.askTapped)
    await clock.advance(by: .seconds(3))
    let course = store.storage.record.received.map { "\($0.action)" }
    await store.send(.stopTapped)
    return course + store.storage.record.received.map { "\($0.action)" }
  }
}

/// Threads that keep cores busy.
private final class BusyThreads: Sendable {
  private let isOver = Atomic(false)

  init(_ count: Int) {
    for _ in 0..<count {
      Thread.detachNewThread {
        // The lowest priority keeps the test itself from becoming slow.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
        while !self.isOver.load(ordering: .relaxed) {}
      }
    }
  }

  func end() { isOver.store(true, ordering: .relaxed) }
}
