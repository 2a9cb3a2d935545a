import Testing

@testable import ComposableArchitecture

@Suite("Environment snapshots of dependencies")
struct DependencyHistoryTests {
  let clock = VirtualClock()
  let values: DependencyValues
  let history: DependencyHistory

  init() {
    let clock = clock
    values = DependencyValues(context: .live) {
      $0.uuid = .incrementing
      $0.continuousClock = clock
      $0.suspendingClock = clock
      $0.date = .following(clock, from: Date(timeIntervalSince1970: 0))
      $0.withRandomNumberGenerator = .init(SeededRandomNumberGenerator(seed: 0))
    }
    history = DependencyHistory(of: values)
  }

  private func future() -> [String] {
    clock.advance(to: clock.now.advanced(by: .milliseconds(1_500)))
    return [
      values.uuid().uuidString, "\(values.date.now.timeIntervalSince1970)",
      "\(values.withRandomNumberGenerator { $0.next() })",
    ]
  }

  @Test("Restoring a snapshot repeats UUIDs, dates and random numbers")
  func back() {
    let snapshot = history.snapshot()
    let first = future()
    #expect(future() != first)
    history.restore(snapshot)
    #expect(future() == first)
  }

  @Test("Restoring a later snapshot continues after it")
  func forth() {
    let before = history.snapshot()
    _ = future()
    let after = history.snapshot()
    let later = future()
    history.restore(before)
    history.restore(after)
    #expect(future() == later)
  }

  @Test("Snapshots are equal if no dependency was used between them")
  func equal() {
    let snapshot = history.snapshot()
    #expect(history.snapshot(after: snapshot) == snapshot)
    _ = values.uuid()
    #expect(history.snapshot(after: snapshot) != snapshot)
  }

  @Test("known lists the overridden and the used dependencies by name")
  func known() {
    _ = values.mode
    let known = values.known
    #expect(
      known.map(\.title) == [
        "continuousClock", "date", "mode", "suspendingClock", "uuid", "withRandomNumberGenerator",
      ])
    #expect(known[2].value as? String == "live")
    #expect(known[2].key == ModeKey.self)
    #expect(known.map(\.isOverridden) == [true, true, false, true, true, true])
    #expect(known[0].type == (any Clock<Duration>).self)
  }

  @Test("Changing a copy does not change the original")
  func copies() {
    var changed = values
    changed.mode = "changed"
    #expect(values.mode == "live")
    #expect(changed.mode == "changed")
  }
}
