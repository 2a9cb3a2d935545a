/// How time passes in a test.
extension ExportedTestBuilder {
  /// Lets time pass until an instant of the session.
  mutating func advance(to now: Duration) throws {
    // An effect that is late may wake without any time passing.
    guard now > clock || test.hasLateEffects else { return }
    if timeMatters { for step in try steps(to: now) { add(step) } }
    clock = max(clock, now)
  }

  /// The steps in which time passes until an instant.
  ///
  /// If several variables of the test have a time, they pass every instant together at which something has happened.
  func steps(to now: Duration) throws -> [ExportedTest.Statement] {
    var steps: [ExportedTest.Statement] = []
    let drivers = test.time.drivers(hasDate: store.dependencies.date.wasRead)
    if drivers.count > 0 {
      let wakes = drivers.count > 1 ? store.clock.use.wakes : [:]
      let instants = wakes.keys.filter { clock < $0 && $0 < now }
      var last = clock
      for instant in instants.sorted() + [max(now, clock)] {
        steps.append(.advance(instant - last, last: try order(of: wakes[instant] ?? [])))
        last = instant
      }
    }
    let rest = now - waitedUntil
    if !test.time.globals.isEmpty, rest > .zero {
      guard rest <= Self.longestSleep else {
        throw TestRefusal.realTime(test.time.globals, rest)
      }
      steps.append(.sleep(rest))
    }
    return steps
  }

  /// The variables on which effects wake at one time, in their order.
  private func order(of wakes: [TimeUse.Wake]) throws -> [TestTime.Driver] {
    guard let order = TestTime.Driver.order(of: wakes) else {
      let drivers = Set(wakes.compactMap { TestTime.Driver($0.source) })
      throw TestRefusal.order(
        TestTime.Driver.allCases.filter(drivers.contains), wakes.first?.time ?? .zero)
    }
    return order
  }

  /// The longest real time that a test spends on one step.
  private static let longestSleep = Duration.seconds(10)

  /// The time that a test waits for an action of an effect that it cannot control; `nil` if it can.
  ///
  /// Time also passes on the clocks of the test until the action.
  mutating func realTime(until reduced: ReducedAction) throws -> Duration? {
    guard !test.time.globals.isEmpty, let time = store.time(afterAction: reduced.number) else {
      return nil
    }
    guard isUncontrolled(reduced) else {
      if time > clock {
        let steps = try steps(to: time).filter { if case .sleep = $0 { false } else { true } }
        steps.forEach { add($0) }
        clock = time
      }
      return nil
    }
    let wait = max(time - waitedUntil, .zero)
    guard wait <= Self.longestSleep else { throw TestRefusal.realTime(test.time.globals, wait) }
    waitedUntil = max(waitedUntil, time)
    return .seconds(wait.components.seconds + 2)
  }

  /// Whether an action waits for a scheduler that is not a dependency.
  private func isUncontrolled(_ reduced: ReducedAction) -> Bool {
    let effects = store.clock.use.uncontrolledEffects
    switch reduced.source {
    case .effect(let effect): return effects.contains(effect.number)
    // A `.send` that follows a pause, as in `debounce`.
    case .reducer(let action):
      return store.spans.ended.contains { $0.action == action && effects.contains($0.number) }
    case .typed, .control, .imported: return false
    }
  }
}
