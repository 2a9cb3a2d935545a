/// What has happened in a ``TestStore``, and how much of it the test has asserted. A value: nothing
/// is performed here.
struct TestRecord<State, Action> {
  /// The state as far as the test has asserted it.
  private(set) var state: State
  /// Actions that came from effects and were not asserted yet, oldest first.
  private(set) var received: [Received] = []
  /// What the action has changed that the test sent last.
  private var sent: StateChange<State>?
  /// Effects that have started and not ended, by number.
  private(set) var running: [Int: RunningEffect] = [:]
  /// Where the test called the store last.
  var lastCall: SourceLocation
  /// All actions, in the order in which they were reduced.
  private var actions: [Action] = []
  /// Actions that the test expected in vain. Should they come after all, that is no second failure.
  private var missed: [ActionExpectation<Action>] = []
  /// Effects that a failure has named already.
  private var named: Set<Int> = []

  /// An action that came from an effect.
  struct Received {
    let action: Action
    let change: StateChange<State>
  }

  /// What has become of an expected action.
  enum Receipt {
    /// It came; other actions before it.
    case matched(Received, passed: [Received])
    /// Another came in its place.
    case other(Received)
    /// Nothing came.
    case nothing
  }

  init(state: State, location: SourceLocation) {
    self.state = state
    lastCall = location
  }

  /// Writes down what a store tells.
  mutating func note(_ event: StoreEvent<State, Action>) {
    switch event {
    case .reduced(let action, _, let origin, let before, let after):
      let change = StateChange(before: before, after: after)
      actions.append(action)
      guard origin != .user else { return sent = change }
      received.append(Received(action: action, change: change))
    case .effectStarted(let effect): running[effect.number] = effect
    case .effectEnded(let effect, _):
      running[effect.number] = nil
      named.remove(effect.number)
    }
  }

  /// Takes what the sent action has changed, which is asserted with that.
  mutating func takeSent() -> StateChange<State>? {
    defer { sent = nil }
    if let sent { state = sent.after }
    return sent
  }

  /// Takes received actions out, the oldest ones first.
  mutating func take(_ count: Int) -> [Received] {
    let taken = Array(received.prefix(count))
    received.removeFirst(count)
    if let last = taken.last { state = last.change.after }
    return taken
  }

  /// Takes all received actions out.
  ///
  /// - Returns: Those that nobody expected before.
  mutating func takeAll() -> [Received] {
    take(received.count).filter { !wasMissed($0.action) }
  }

  /// Whether a receive need not wait any longer.
  func isDecided(_ expectation: ActionExpectation<Action>, _ exhaustivity: Exhaustivity) -> Bool {
    exhaustivity == .on
      ? received.contains { received in
        expectation.matches(received.action) || !missed.contains { $0.matches(received.action) }
      }
      : received.contains { expectation.matches($0.action) }
  }

  /// Takes out an expected action with those before it.
  mutating func receive(
    _ expectation: ActionExpectation<Action>, _ exhaustivity: Exhaustivity
  ) -> Receipt {
    if let match = received.firstIndex(where: { expectation.matches($0.action) }) {
      var passed = take(match + 1)
      let received = passed.removeLast()
      return .matched(received, passed: passed.filter { !wasMissed($0.action) })
    }
    defer { missed.append(expectation) }
    guard exhaustivity == .on else { return .nothing }
    while let first = take(min(1, received.count)).first {
      if !wasMissed(first.action) { return .other(first) }
    }
    return .nothing
  }

  private mutating func wasMissed(_ action: Action) -> Bool {
    guard let index = missed.firstIndex(where: { $0.matches(action) }) else { return false }
    missed.remove(at: index)
    return true
  }

  /// The effects that run and that no failure has named, oldest first.
  var unnamed: [RunningEffect] {
    running.values.filter { !named.contains($0.number) }.sorted { $0.number < $1.number }
  }

  /// Those effects need not be named again.
  mutating func name(_ effects: [RunningEffect]) { named.formUnion(effects.map(\.number)) }

  /// Effects as messages show them.
  func texts(_ effects: [RunningEffect]) -> [EffectText] {
    effects.map { EffectText(effect: $0, action: actions[$0.action - 1]) }
  }
}
