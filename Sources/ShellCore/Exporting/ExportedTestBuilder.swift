import ComposableCombine

/// Creates a test from the path to the current state of a feature.
@MainActor
struct ExportedTestBuilder {
  let loaded: RunningFeature
  private let elements: [JournalPath.Element]
  var test = ExportedTest()
  var literal: SwiftLiteral
  /// The time on the test's clock.
  var clock = Duration.zero
  /// The time of the session until which the test has waited in real time.
  var waitedUntil = Duration.zero
  /// The actions whose effects the test ends after an action, because the session has ended them there.
  let endedTasks: EndedTasks
  private var modules = LoadedModules([], [:])
  /// The names of the types that states and actions consist of.
  private var reachable: Set<String> = []
  private var moment: JournalEntry.Moment
  private var isTimed: Bool
  /// The parts that contain the actions.
  private var partsOfActions: [Int: Int] = [:]

  var store: any SessionStore { loaded.store }

  /// - Throws: `Unwritable` or ``TestRefusal`` if the test cannot be written.
  static func test(
    of loaded: RunningFeature, _ path: JournalPath, to end: JournalEntry.Moment,
    lost: [LostLine] = [], initializers: Initializers
  ) throws -> ExportedTest {
    let constants = DeclaredConstants(in: loaded.sources.map(\.text))
    var builder = Self(
      loaded: loaded, elements: path.elements,
      literal: SwiftLiteral(initializers: initializers, constants: constants))
    builder.literal.acceptsNaN = false
    try builder.begin()
    var lost = LostParts(lost)
    let start = builder.elements.first?.before.position ?? end.position
    builder.test.parts += lost.take(at: start)
    for element in builder.elements {
      try builder.add(element)
      builder.test.parts += lost.take(at: element.after.position)
    }
    try builder.finish(end)
    return builder.test
  }

  private init(
    loaded: RunningFeature, elements: [JournalPath.Element],
    literal: SwiftLiteral
  ) {
    self.loaded = loaded
    self.elements = elements
    self.literal = literal
    endedTasks = EndedTasks(loaded.store)
    test.time = TestTime(loaded.store.clock.use)
    moment = elements.first?.before ?? JournalEntry.Moment(prompt: "")
    moment.hasEffects = false
    isTimed = elements.contains { $0.isTimed }
  }

  private mutating func begin() throws {
    guard store.snapshots.first <= 1 else { throw TestRefusal.incomplete }
    let second = store as? any SecondVersionStore
    guard second != nil || store.state is any Equatable else {
      throw TestRefusal.notEquatable(TypeName.full(store.stateType))
    }
    test.feature = loaded.feature.name
    test.name = TestName.of(
      feature: loaded.feature.name, firstAction: store.snapshots.action(1)?.action)
    test.file = loaded.file.map { URL(filePath: $0.path).lastPathComponent }
    let types = ReachableTypes(of: [store.stateType, store.actionType])
    modules = LoadedModules(loaded.sources, loaded.modules)
    reachable = types.names
    let initial = second?.initialState ?? store.snapshots.action(1)?.before ?? store.state
    let history = store.dependencies.shared.history
    let shared = store.snapshots.environment(after: 0)?.shared ?? store.sharedValues
    try history.withContents(shared) { try addInitialState(initial) }
    let reducer = store.reducer
    guard !_typeName(type(of: reducer), qualified: true).hasPrefix("ComposableArchitecture.")
    else {
      throw store.dependencies.context == .preview ? TestRefusal.preview : TestRefusal.composed
    }
    if reducer is any EnvironmentFeature { throw TestRefusal.environment }
    test.reducer = try literal.code(reducer, at: "reducer")
    if let second { try begin(second) }
  }

  /// `Counter.State()` and the fields that differ from it, or all fields if that is shorter or if the
  /// default state is unknown.
  private mutating func addInitialState(_ state: Any) throws {
    if let value = loaded.feature.defaultState?() {
      var literal = literal
      let changes = try? StateChanges.statements(
        from: value, to: state, named: "initialState", isInitial: true, by: &literal)
      if let changes, changes.isEmpty || changes.count < Stored.names(in: store.stateType).count {
        self.literal = literal
        test.state = .text("\(try self.literal.name(of: store.stateType, at: "state"))()")
        test.stateChanges = changes
        return
      }
    }
    test.state = try literal.code(state, at: "state")
  }

  private mutating func add(_ element: JournalPath.Element) throws {
    // A question changes nothing in the test, not even its clock.
    guard element.isChange || element.letsFeatureWork || element.hasThrowingEffect else { return }
    if element.diagnostics.contains(RuntimeWarning.Code.nothingToDismiss.rawValue) {
      throw TestRefusal.dismissed
    }
    if element.cause != .time { try bridge(to: element.before) }
    let issues = Set(element.issues).sorted()
    test.parts.append(
      ExportedTest.Part(warnings: element.warnings, issues: issues, line: element.line))
    // Between its actions, a test waits in real time for schedulers that it cannot control.
    let passesTime = element.cause == .time || element.meaning.command.testStep == .advancesClock
    let isReal = passesTime && !test.time.globals.isEmpty
    let start = clock
    if !isReal { try reproduce(element, from: start) }
    try addActions(of: element)
    if isReal { try reproduce(element, from: start) }
    moment = element.after
    if !element.warnings.isEmpty || !issues.isEmpty { widen(element) }
    if test.parts.last?.steps.isEmpty == true { test.parts.removeLast() }
  }

  /// Merges all parts since the start of the effects that run in an entry: an issue in an effect is
  /// reported where the effect was started.
  private mutating func widen(_ element: JournalPath.Element) {
    let causes = element.actions.compactMap { store.snapshots.action($0)?.source.cause }
    let throwing = endedTasks.rootsOfThrowing(in: element)
    let last = test.parts.count - 1
    let roots = causes.compactMap { endedTasks.root(ofAction: $0) } + throwing
    guard let first = roots.compactMap({ partsOfActions[$0] }).min(), first < last else { return }
    // Nothing in the test lets the effect go on if it waits for something real.
    let waits = test.parts[last].steps.isEmpty
    test.join(first...last)
    if waits { throwing.forEach { add(.finishTask(action: $0)) } }
    for (number, part) in partsOfActions where part > first { partsOfActions[number] = first }
  }

  /// Adds what happened between entries: time passed, or time travel cancelled effects.
  private mutating func bridge(to next: JournalEntry.Moment) throws {
    var steps: [ExportedTest.Statement] = []
    if moment.hasEffects, next.travels != moment.travels {
      if moment.isStopped { throw TestRefusal.stoppedTravel }
      steps += endedTasks.cancelling(
        inFlightAfter: moment.position.action, at: moment.now)
      moment.hasEffects = false
    }
    if isTimed, next.now > clock {
      if timeMatters { steps += try self.steps(to: next.now) }
      clock = next.now
    }
    noteSleep(in: steps)
    if !steps.isEmpty { test.parts.append(ExportedTest.Part(steps: steps)) }
    moment = next
  }

  /// - Parameter start: The time on the test's clock before the element. Its actions may have moved the clock since.
  private mutating func reproduce(
    _ element: JournalPath.Element, from start: Duration
  ) throws {
    guard element.cause == .line else {
      if element.cause == .time { try advance(to: element.after.now) }
      return
    }
    if element.meaning.command == .travels { throw TestRefusal.insideChange }
    switch element.meaning.command.testStep {
    case .actionsOnly: break
    case .advancesClock:
      let now = start + element.after.now - element.before.now
      if let sleeper = element.wokenSleeper {
        guard test.time.drivers(hasDate: false) == [.clock], test.time.globals.isEmpty else {
          throw TestRefusal.line(element.line, "a test can wake effects late only on a clock")
        }
        add(.wake(sleeper: sleeper))
        clock = max(clock, now)
      } else if test.hasLateEffects, element.line == "advance" {
        add(.advanceToNext)
        clock = max(clock, now)
      } else {
        try advance(to: now)
      }
    case .cancelsEffect: try cancel(element)
    case .setsDependency:
      if !element.meaning.isAlone { try control(CommandInput(element.line)) }
    }
  }

  /// Whether anything depends on the time: an effect that may be asleep, or the date.
  var timeMatters: Bool {
    moment.hasEffects || store.dependencies.date.wasRead || store.hasThrottled
  }

  /// A test can cancel all effects of an action that it sends, but not a single one of them.
  private mutating func cancel(_ element: JournalPath.Element) throws {
    let before = element.before.position.action
    guard let steps = endedTasks.cancelledByHand(after: before) else {
      throw TestRefusal.line(
        element.line, "a test cannot cancel one of several effects of an action")
    }
    steps.forEach { add($0) }
  }

  private mutating func control(_ input: CommandInput) throws {
    guard let request = DependencyRequest(input) else { return }
    guard test.mount == nil else {
      throw TestRefusal.line(
        input.line, "a test of 2.0 replaces dependencies before the feature begins only")
    }
    let endpoints = loaded.feature.endpoints
    switch try request.setting(among: endpoints, near: store.actionType) {
    case .controlled(.date, .date(let date)):
      let start = date - clock / .seconds(1)
      add(.setDate(try literal.code(start, as: Date.self, at: "date")))
      test.controls.formUnion([.date, .clock])
    case .controlled(.uuid, .number(let number)):
      add(.countUUIDs(from: number))
      test.controls.insert(.uuid)
    case .controlled(.random, .number(let seed)):
      add(.seedRandom(seed))
      test.controls.insert(.random)
    case .controlled(.storage, .disk(true)):
      throw TestRefusal.line(input.line, "a test does not have what is stored on the disk")
    case .controlled: break
    case .overrides(let overrides):
      for override in overrides {
        add(.override(try OverrideCode.statement(override, by: &literal)))
      }
    case .live:
      throw TestRefusal.line(
        input.line, "a test cannot end the override of a dependency; `undo` can")
    }
  }

  mutating func add(_ step: ExportedTest.Statement) {
    noteSleep(in: [step])
    test.parts[test.parts.count - 1].steps.append(step)
  }

  private mutating func noteSleep(in steps: [ExportedTest.Statement]) {
    for case .sleep(let time) in steps { waitedUntil += time }
  }
}

extension ExportedTestBuilder {
  private mutating func addActions(of element: JournalPath.Element) throws {
    guard test.mount == nil else { return try addSteps(of: element) }
    let history = store.dependencies.shared.history
    let start = element.environment?.before.shared, end = element.environment?.after.shared
    // A test store runs all actions before the first is asserted, and shared values are not kept for each
    // action, so the first step asserts all their changes.
    for number in element.actions {
      guard let reduced = store.snapshots.action(number) else { throw TestRefusal.incomplete }
      try PushedElement.check(reduced, of: element.line, in: store)
      let after = end ?? reduced.shared.after
      let before = number == element.actions.lowerBound ? start ?? reduced.shared.before : after
      let timeout = try realTime(until: reduced)
      if reduced.source.isEffect, isWaiting(for: number, in: element) { add(.deliver) }
      add(
        try history.withContents(from: before, to: after) {
          try ActionStatement(type: store.actionType, timeout: timeout)
            .statement(for: reduced, by: &literal)
        })
      partsOfActions[number] = test.parts.count - 1
      endedTasks.endingViews(after: number).forEach { add($0) }
    }
    // An action that `throttle` holds back has had its turn, although it is not received yet.
    if !element.actions.isEmpty, element.after.hasEffects, store.hasThrottled,
      !test.time.waitingDrivers.isEmpty
    {
      add(.deliver)
    }
    guard element.actions.isEmpty, let start, let end, start != end else { return }
    let last = store.snapshots.action(element.before.position.action)
    let state = last?.after ?? store.snapshots.action(1)?.before ?? store.state
    let changes = try history.withContents(from: start, to: end) {
      try StateChanges.statements(from: state, to: state, by: &literal)
    }
    if !changes.isEmpty { add(.assert(changes)) }
  }

  /// Whether an action may wait for work that a test scheduler only does when it is advanced.
  private func isWaiting(for number: Int, in element: JournalPath.Element) -> Bool {
    let drivers = test.time.waitingDrivers
    if drivers.count > 1 { return true }
    let previous = number == element.actions.lowerBound ? nil : store.snapshots.action(number - 1)
    return !drivers.isEmpty && previous?.source.isEffect != true
  }

  private mutating func finish(_ end: JournalEntry.Moment) throws {
    // Time that passed after the last line, while nobody waited, is not part of the test.
    var last = end
    last.now = min(end.now, clock)
    try bridge(to: last)
    if store.runningEffects.contains(where: { $0.action != 0 }) { test.ending = .leavesEffects }
    if store.holdsWork { test.ending = .isStopped }
    if elements.contains(where: { $0.after.hasEffects }) { test.controls.insert(.effects) }
    let dependencies = store.dependencies
    if test.time.drivers(hasDate: false).contains(.clock) || test.hasLateEffects {
      test.controls.insert(.clock)
    }
    if test.mount != nil, !test.time.globals.isEmpty {
      throw TestRefusal.realTime(test.time.globals, clock)
    }
    test.keepTasks()
    test.dropFinalSleep()
    if dependencies.date.wasRead { test.controls.formUnion([.date, .clock]) }
    if dependencies.uuid.nextNumber != 0 { test.controls.insert(.uuid) }
    if dependencies.random.state != 0 { test.controls.insert(.random) }
    test.fixed = dependencies.fixed.used
    try addLiveDependencies()
    test.types = literal.types
    test.modules = modules.declaring(literal.types.union(reachable))
  }

  private mutating func addLiveDependencies() throws {
    // A test presents the feature as the session did. Of a client that `deps` has overridden in part, the rest is live.
    let overrides = store.overrides.map { $0.name.prefix { $0 != "." } }
    for known in store.knownDependencies
    where (!known.isOverridden || overrides.contains(known.title[...]))
      && known.type != DismissEffect.self
    {
      let dependency = LiveDependency(known, in: store.dependencies.context)
      test.liveDependencies += try dependency.code(by: &literal)
    }
  }
}

extension ActionSource {
  /// Whether an effect in flight has sent the action.
  fileprivate var isEffect: Bool { if case .effect = self { true } else { false } }
  /// The action that started the effect.
  fileprivate var cause: Int? {
    if case .effect(let effect) = self { effect.action } else { nil }
  }
}

extension JournalPath.Element {
  /// The codes of the warnings among its diagnostics that a test reports as well, each once.
  fileprivate var warnings: [String] {
    Set(diagnostics.filter { RuntimeWarning.Code(rawValue: $0)?.isReportedByTestStore == true })
      .sorted()
  }
}

extension RuntimeWarning.Code {
  /// Whether a test store reports the warning. The shell alone notices what views do, and what several actions do together.
  fileprivate var isReportedByTestStore: Bool {
    switch self {
    case .circle, .parentFirst, .removedChild, .ignoredNavigation: false
    default: true
    }
  }
}
