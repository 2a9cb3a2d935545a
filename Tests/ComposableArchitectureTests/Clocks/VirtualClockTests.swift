import Testing

@testable import ComposableArchitecture

@Suite("The clock of a session")
@MainActor
struct VirtualClockTests {
  let clock = VirtualClock()

  private func sleepers(_ durations: [Duration]) -> Store<[String], String> {
    let clock = clock
    let effects = durations.map { duration in
      Effect<String>.run { send in
        try await clock.sleep(for: duration)
        await send("\(duration)")
      }
    }
    let store = Store<[String], String>.probe([
      "start": .merge(effects).cancellable(id: "all"), "cancel": .cancel(id: "all"),
    ])
    store.send("start")
    store.drainEffects()
    return store
  }

  @Test("The clock lists the sleeping effects with their deadlines")
  func list() {
    let store = sleepers([.seconds(2), .seconds(1)])
    #expect(clock.sleepers.map { $0.effect?.number } == [2, 1])
    #expect(clock.sleepers.map(\.deadline.offset) == [.seconds(1), .seconds(2)])
    #expect(clock.nextDeadline?.offset == .seconds(1))
    withExtendedLifetime(store) {}
  }

  @Test("wakeNext wakes one effect and moves the clock to its deadline")
  func oneAtATime() {
    let store = sleepers([.seconds(2), .seconds(1)])
    #expect(clock.wakeNext(by: .init(offset: .seconds(5))))
    store.drainEffects()
    #expect(store.received == ["start", "1.0 seconds"])
    #expect(clock.now.offset == .seconds(1))
    #expect(!clock.wakeNext(by: .init(offset: .seconds(1))))
    #expect(clock.wakeNext(by: .init(offset: .seconds(2))))
    #expect(!clock.wakeNext(by: .init(offset: .seconds(5))))
  }

  @Test("A task that an effect has started, and that feeds its stream, continues with the effects")
  func unstructured() {
    let clock = clock
    let store = Store<[String], String>.probe([
      "start": .run { send in
        let numbers = AsyncStream<Int> { stream in
          Task {
            for number in 1...3 {
              try await clock.sleep(for: .seconds(1))
              stream.yield(number)
            }
            stream.finish()
          }
        }
        for await number in numbers { await send("\(number)") }
      }
    ])
    store.send("start")
    store.drainEffects()
    for second in 1...3 {
      while clock.wakeNext(by: .init(offset: .seconds(second))) { store.drainEffects() }
      #expect(store.received == ["start"] + (1...second).map { "\($0)" })
    }
  }

  @Test("A sleeper can wake before one that is due earlier, which then wakes late")
  func late() {
    let store = sleepers([.seconds(2), .seconds(1)])
    #expect(clock.wake(at: 1)?.deadline.offset == .seconds(2))
    store.drainEffects()
    #expect(store.received == ["start", "2.0 seconds"])
    #expect(clock.now.offset == .seconds(2))
    #expect(clock.wake(at: 0)?.deadline.offset == .seconds(1))
    store.drainEffects()
    #expect(store.received == ["start", "2.0 seconds", "1.0 seconds"])
    #expect(clock.now.offset == .seconds(2))
    #expect(clock.wake(at: 0) == nil)
  }

  @Test("Advancing to an earlier time does not move the clock")
  func neverBack() {
    clock.advance(to: .init(offset: .seconds(2)))
    clock.advance(to: .init(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(2))
  }

  @Test("A cancelled effect is not a sleeper")
  func cancelled() {
    let store = sleepers([.seconds(2), .seconds(1)])
    store.send("cancel")
    store.drainEffects()
    #expect(clock.sleepers.isEmpty)
    #expect(clock.nextDeadline == nil)
    #expect(store.received == ["start", "cancel"])
  }

  @Test("A deallocated store leaves no sleepers")
  func storeGone() {
    do { _ = sleepers([.seconds(1)]) }
    #expect(clock.sleepers.isEmpty)
  }

  @Test("A date that follows the clock advances with it")
  func date() {
    let date = DateGenerator.following(clock, from: Date(timeIntervalSince1970: 10))
    clock.advance(to: .init(offset: .milliseconds(1_500)))
    #expect(date.now.timeIntervalSince1970 == 11.5)
  }
}
