/// What has happened in a ``TestStore`` and how much of it the test has asserted.
struct TestRecord<State, Action> {
  // Fields that are as large for every type of state come first: they are found without looking up the
  // layout of the record.
  var effects = TestEffects()
  /// The location of the test's last call of the store.
  var lastCall: SourceLocation
  /// The actions of effects that the test has not received yet, oldest first.
  private(set) var received: [Received] = []
  /// All actions, in the order in which they were reduced.
  private var actions: [Action] = []
  /// Expected actions that were not received. If they are received later, that is not another failure.
  private var missed: [ActionExpectation<Action>] = []
  /// The state as far as the test has asserted it.
  private(set) var state: State
  /// The change by the last action that the test sent.
  private var sent: StateChange<State>?

  struct Received {
    let action: Action
    let change: StateChange<State>
    /// Whether it, or the effect that sent it, has changed a shared value.
    let changesShared: Bool
    /// Whether a failure has already named the action.
    var isReported = false
  }

  /// The result of receiving an expected action.
  enum Receipt {
    /// The action was received after other actions.
    case matched(Received, passed: [Received])
    /// Another action was received.
    case other(Received)
    /// No action was received.
    case nothing
  }

  init(state: State, location: SourceLocation) {
    self.state = state
    lastCall = location
  }

  /// Records an action that was reduced.
  @inline(__always)
  mutating func note(
    _ action: Action, _ origin: ActionOrigin, _ change: StateChange<State>, changesShared: Bool
  ) {
    actions.append(action)
    guard origin != .user else { return sent = change }
    received.append(Received(action: action, change: change, changesShared: changesShared))
  }

  @inline(__always)
  mutating func takeSent() -> StateChange<State>? {
    guard let change = sent else { return nil }
    sent = nil
    state = change.after
    return change
  }

  /// Removes and returns received actions, oldest first.
  mutating func take(_ count: Int) -> [Received] {
    let taken = Array(received.prefix(count))
    received.removeFirst(count)
    if let last = taken.last { state = last.change.after }
    return taken
  }

  /// Removes all received actions.
  ///
  /// - Returns: The actions that no failure has named.
  mutating func takeAll() -> [Received] {
    take(received.count).filter { !$0.isReported && !wasMissed($0.action) }
  }

  /// Marks all received actions as named by a failure. They can still be received.
  ///
  /// - Returns: The actions that no failure had named.
  mutating func reportAll() -> [Received] {
    let unreported = received.filter { !$0.isReported }
    for index in received.indices { received[index].isReported = true }
    return unreported.filter { !wasMissed($0.action) }
  }

  /// Whether the result of a receive is known.
  func isDecided(_ expectation: ActionExpectation<Action>, _ exhaustivity: Exhaustivity) -> Bool {
    exhaustivity == .on
      ? received.contains { received in
        expectation.matches(received.action)
          || !received.isReported && !missed.contains { $0.matches(received.action) }
      }
      : received.contains { expectation.matches($0.action) }
  }

  /// Removes and returns the oldest received action, which is the expected one.
  mutating func receiveFirst() -> Received {
    let first = received.removeFirst()
    state = first.change.after
    return first
  }

  /// Removes an expected action and the actions before it.
  mutating func receive(
    _ expectation: ActionExpectation<Action>, _ exhaustivity: Exhaustivity
  ) -> Receipt {
    if let match = received.firstIndex(where: { expectation.matches($0.action) }) {
      var passed = take(match + 1)
      let received = passed.removeLast()
      return .matched(received, passed: passed.filter { !$0.isReported && !wasMissed($0.action) })
    }
    defer { missed.append(expectation) }
    guard exhaustivity == .on else { return .nothing }
    while let first = take(min(1, received.count)).first {
      if !first.isReported, !wasMissed(first.action) { return .other(first) }
    }
    return .nothing
  }

  private mutating func wasMissed(_ action: Action) -> Bool {
    guard let index = missed.firstIndex(where: { $0.matches(action) }) else { return false }
    missed.remove(at: index)
    return true
  }

  /// The effects as messages show them.
  func texts(_ effects: [RunningEffect]) -> [EffectText] {
    effects.map { EffectText(effect: $0, action: actions[$0.action - 1]) }
  }
}

/// The mutable state of a ``TestStore``: the record of its store and the dependencies of its feature.
final class TestStorage<State, Action>: @unchecked Sendable {
  // Unchecked: used on the main actor, and by the deinitializer of the test store when nothing else can
  // use it.
  var record: TestRecord<State, Action>
  var dependencies: DependencyValues {
    didSet { knownStackElements = nil }
  }
  /// The generator of the dependencies, once it was looked up.
  private var knownStackElements: StackElementIDGenerator?
  var exhaustivity = Exhaustivity.on
  /// The state before the action whose assertion closure is running.
  var stateBeforeAction: State?
  /// Whether `.send` effects followed each other without end.
  private(set) var wasInterrupted = false
  let dismissal: RootDismissal
  /// Notes the changes of shared values that the test has not asserted.
  let sharedChanges = SharedTracker.forTestStore()
  /// The number of these changes when the last action was reduced.
  private var sharedChangeCount = 0

  init(
    _ record: TestRecord<State, Action>, dependencies: DependencyValues, dismissal: RootDismissal
  ) {
    self.record = record
    self.dependencies = dependencies
    self.dismissal = dismissal
  }

  /// The IDs of stack elements that the feature uses next.
  var stackElements: StackElementIDGenerator.Mark {
    let generator = knownStackElements ?? dependencies.stackElementID
    knownStackElements = generator
    return generator.mark
  }

  /// Runs an assertion closure with the dependencies of the feature. IDs of stack elements that it uses do
  /// not count.
  ///
  /// - Parameter stackElements: The IDs that it uses; `nil` for those that the feature uses next.
  func asserting<R>(
    drawing stackElements: StackElementIDGenerator.Mark? = nil, _ assertion: () throws -> R
  ) rethrows -> R {
    try (stackElements ?? self.stackElements).repeating {
      try AssertionExhaustivity.$isOn.withValue(exhaustivity == .on) {
        try DependencyValues.$_current.withValue(dependencies, operation: assertion)
      }
    }
  }

  /// Removes and returns the shared values before the changes that the test has not asserted.
  func takeSharedChanges() -> SharedContents {
    defer { sharedChanges.clear() }
    return sharedChanges.before
  }

  /// Whether to stop `.send` effects that follow each other.
  func interrupt(after reduced: Int) -> Bool {
    guard reduced >= TestLimits.steps else { return false }
    wasInterrupted = true
    return true
  }

  /// Whether `.send` effects were stopped since the last call.
  func takeInterruption() -> Bool {
    defer { wasInterrupted = false }
    return wasInterrupted
  }
}

extension TestStorage: StoreListener {
  func didReduce(
    _ action: Action, number: Int, origin: ActionOrigin, from before: State, to after: State
  ) {
    let count = sharedChanges.changeCount
    record.note(
      action, origin, StateChange(before: before, after: after),
      changesShared: count != sharedChangeCount)
    sharedChangeCount = count
  }

  func effectDidStart(_ effect: RunningEffect) { record.effects.add(effect) }

  func effectDidEnd(_ effect: RunningEffect, _ end: RunningEffect.End) {
    record.effects.remove(effect)
  }
}

/// The dismissal of the feature under test by itself.
@MainActor
final class RootDismissal {
  private(set) var hasHappened = false
  var cancelEffects: () -> Void = {}

  nonisolated init() {}

  func dismiss() {
    hasHappened = true
    cancelEffects()
  }
}
