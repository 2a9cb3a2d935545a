import Foundation
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

  @Test("it knows who sleeps: the effect, and until when")
  func list() {
    let store = sleepers([.seconds(2), .seconds(1)])
    #expect(clock.sleepers.map { $0.effect?.number } == [2, 1])
    #expect(clock.sleepers.map(\.deadline.offset) == [.seconds(1), .seconds(2)])
    #expect(clock.nextDeadline?.offset == .seconds(1))
    withExtendedLifetime(store) {}
  }

  @Test("it wakes one at a time, and moves to its deadline")
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

  @Test("it never moves back but by restoring")
  func neverBack() {
    clock.advance(to: .init(offset: .seconds(2)))
    clock.advance(to: .init(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(2))
  }

  @Test("cancelled effects sleep no more")
  func cancelled() {
    let store = sleepers([.seconds(2), .seconds(1)])
    store.send("cancel")
    store.drainEffects()
    #expect(clock.sleepers.isEmpty)
    #expect(clock.nextDeadline == nil)
    #expect(store.received == ["start", "cancel"])
  }

  @Test("a store that goes away leaves no sleepers behind")
  func storeGone() {
    do { _ = sleepers([.seconds(1)]) }
    #expect(clock.sleepers.isEmpty)
  }

  @Test("the date goes with the clock")
  func date() {
    let date = DateGenerator.following(clock, from: Date(timeIntervalSince1970: 10))
    clock.advance(to: .init(offset: .milliseconds(1_500)))
    #expect(date.now.timeIntervalSince1970 == 11.5)
  }
}
