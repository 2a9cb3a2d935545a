import LoadedFeatures
import SessionHistory
import ActionSyntax
import ComposableArchitecture
import Foundation
import Reflection
import ScenarioFormat

/// Creates a test from the path to the current state of a feature.
@MainActor
struct ExportedTestBuilder {
  private let loaded: RunningFeature
  private let elements: [JournalPath.Element]
  private var script = ExportedTest()
  private var literal: SwiftLiteral
  /// The time on the test's clock.
  private var clock = Duration.zero
  private var moment: JournalEntry.Moment
  private var isTimed: Bool
  /// The parts that contain the actions.
  private var partsOfActions: [Int: Int] = [:]

  private var store: any LoadedFeature { loaded.store }

  /// - Throws: `Unwritable` or ``TestRefusal`` if the test cannot be written.
  static func script(
    of loaded: RunningFeature, _ path: JournalPath, to end: JournalEntry.Moment,
    lost: [LostLine] = [], initializers: Initializers
  ) throws -> ExportedTest {
    var scripting = Self(
      loaded: loaded, elements: path.elements, literal: SwiftLiteral(initializers: initializers))
    try scripting.begin()
    var lost = LostParts(lost)
    let start = scripting.elements.first?.before.position ?? end.position
    scripting.script.parts += lost.take(at: start)
    for element in scripting.elements {
      try scripting.add(element)
      scripting.script.parts += lost.take(at: element.after.position)
    }
    try scripting.finish(end)
    return scripting.script
  }

  private init(
    loaded: RunningFeature, elements: [JournalPath.Element],
    literal: SwiftLiteral
  ) {
    self.loaded = loaded
    self.elements = elements
    self.literal = literal
    moment = elements.first?.before ?? JournalEntry.Moment(prompt: "")
    moment.hasEffects = false
    isTimed = elements.contains { $0.isTimed }
  }

  private mutating func begin() throws {
    guard store.snapshots.first <= 1 else { throw TestRefusal.incomplete }
    guard store.state is any Equatable else {
      throw TestRefusal.notEquatable(TypeName.full(store.stateType))
    }
    script.feature = loaded.feature.name
    script.name = TestName.of(
      feature: loaded.feature.name, firstAction: store.snapshots.action(1)?.action)
    script.file = loaded.file.map { URL(filePath: $0.path).lastPathComponent }
    let initial = store.snapshots.action(1)?.before ?? store.state
    let history = store.dependencies.shared.history
    let shared = store.snapshots.environment(after: 0)?.shared ?? store.sharedValues
    try history.withContents(shared) { try addInitialState(initial) }
    let reducer = store.reducer
    guard !_typeName(type(of: reducer), qualified: true).hasPrefix("ComposableArchitecture.")
    else { throw TestRefusal.composed }
    script.reducer = try literal.code(reducer, at: "reducer")
  }

  /// `Counter.State()` and the fields that differ from it, or all fields if that is shorter or if the
  /// default state is unknown.
  private mutating func addInitialState(_ state: Any) throws {
    if let value = loaded.feature.defaultState?() {
      var literal = literal
      let changes = try? StateChanges.statements(
        from: value, to: state, named: "initialState", by: &literal)
      if let changes, changes.isEmpty || changes.count < Stored.names(in: store.stateType).count {
        self.literal = literal
        script.state = .text("\(try self.literal.name(of: store.stateType, at: "state"))()")
        script.stateChanges = changes
        return
      }
    }
    script.state = try literal.code(state, at: "state")
  }

  private mutating func add(_ element: JournalPath.Element) throws {
    // A question changes nothing in the test, not even its clock.
    guard element.isChange || element.letsFeatureWork else { return }
    if element.cause != .time { bridge(to: element.before) }
    script.parts.append(ExportedTest.Part(warnings: element.warnings, line: element.line))
    try reproduce(element)
    try addActions(of: element)
    moment = element.after
    if script.parts.last?.steps.isEmpty == true { script.parts.removeLast() }
    if !element.warnings.isEmpty { widen(element) }
  }

  /// Merges all parts since the start of the effects that run in an entry: an issue in an effect is
  /// reported where the effect was started.
  private mutating func widen(_ element: JournalPath.Element) {
    let causes = element.actions.compactMap { store.snapshots.action($0)?.source.cause }
    let last = script.parts.count - 1
    guard let first = causes.compactMap({ partsOfActions[$0] }).min(), first < last else { return }
    let parts = script.parts[first...]
    script.parts[first...] = [
      ExportedTest.Part(
        steps: parts.flatMap(\.steps), warnings: Set(parts.flatMap(\.warnings)).sorted(),
        line: parts.last?.line ?? "")
    ]
    for (number, part) in partsOfActions where part > first { partsOfActions[number] = first }
  }

  /// Adds what happened between entries: time passed, or time travel cancelled effects.
  private mutating func bridge(to next: JournalEntry.Moment) {
    var steps: [ExportedTest.Statement] = []
    if moment.hasEffects, next.travels != moment.travels {
      steps.append(.skipEffects)
      moment.hasEffects = false
    }
    if isTimed, next.now > clock {
      if timeMatters { steps.append(.advance(next.now - clock)) }
      clock = next.now
    }
    if !steps.isEmpty { script.parts.append(ExportedTest.Part(steps: steps)) }
    moment = next
  }

  private mutating func reproduce(_ element: JournalPath.Element) throws {
    guard element.cause == .line else {
      if element.cause == .time { advance(to: element.after.now) }
      return
    }
    if element.meaning.command == .travels { throw TestRefusal.insideChange }
    switch element.meaning.command.testStep {
    case .actionsOnly: break
    case .advancesClock:
      let now = clock + element.after.now - element.before.now
      if let sleeper = element.wokenSleeper {
        add(.wake(sleeper: sleeper))
        clock = max(clock, now)
      } else if script.hasLateEffects, CommandInput(element.line).rest.isEmpty {
        add(.advanceToNext)
        clock = max(clock, now)
      } else {
        advance(to: now)
      }
    case .cancelsEffect: try cancel(element)
    case .setsDependency:
      if !element.meaning.isAlone { try control(CommandInput(element.line)) }
    }
  }

  /// Whether anything depends on the time: an effect that may be asleep, or the date.
  private var timeMatters: Bool { moment.hasEffects || store.dependencies.date.wasRead }

  private mutating func advance(to now: Duration) {
    // An effect that is late may wake without any time passing.
    guard now > clock || script.hasLateEffects else { return }
    if timeMatters { add(.advance(max(.zero, now - clock))) }
    clock = max(clock, now)
  }

  /// A test can cancel all effects, but not a single one.
  private mutating func cancel(_ element: JournalPath.Element) throws {
    guard !element.after.hasEffects, element.actions.isEmpty else {
      throw TestRefusal.line(element.line, "a test cannot cancel one effect of several")
    }
    add(.skipEffects)
  }

  private mutating func control(_ input: CommandInput) throws {
    guard let request = DependencyRequest(input) else { return }
    let endpoints = loaded.feature.endpoints
    switch try request.setting(among: endpoints, near: store.actionType) {
    case .controlled(.date, .date(let date)):
      let start = date - clock / .seconds(1)
      add(.setDate(try literal.code(start, as: Date.self, at: "date")))
      script.controls.formUnion([.date, .clock])
    case .controlled(.uuid, .number(let number)):
      add(.countUUIDs(from: number))
      script.controls.insert(.uuid)
    case .controlled(.random, .number(let seed)):
      add(.seedRandom(seed))
      script.controls.insert(.random)
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

  private mutating func add(_ step: ExportedTest.Statement) {
    script.parts[script.parts.count - 1].steps.append(step)
  }
}

extension ExportedTestBuilder {
  private mutating func addActions(of element: JournalPath.Element) throws {
    let history = store.dependencies.shared.history
    let start = element.environment?.before.shared, end = element.environment?.after.shared
    // A test store runs all actions before the first is asserted, and shared values are not kept for each
    // action, so the first step asserts all their changes.
    for number in element.actions {
      guard let reduced = store.snapshots.action(number) else { throw TestRefusal.incomplete }
      let after = end ?? reduced.shared.after
      let before = number == element.actions.lowerBound ? start ?? reduced.shared.before : after
      add(
        try history.withContents(from: before, to: after) {
          try ActionStatement(type: store.actionType).statement(for: reduced, by: &literal)
        })
      partsOfActions[number] = script.parts.count - 1
    }
    guard element.actions.isEmpty, let start, let end, start != end else { return }
    let last = store.snapshots.action(element.before.position.action)
    let state = last?.after ?? store.snapshots.action(1)?.before ?? store.state
    let changes = try history.withContents(from: start, to: end) {
      try StateChanges.statements(from: state, to: state, by: &literal)
    }
    if !changes.isEmpty { add(.assert(changes)) }
  }

  private mutating func finish(_ end: JournalEntry.Moment) throws {
    // Time that passed after the last line, while nobody waited, is not part of the test.
    var last = end
    last.now = min(end.now, clock)
    bridge(to: last)
    script.leavesEffects = end.hasEffects
    if elements.contains(where: { $0.after.hasEffects }) { script.controls.insert(.effects) }
    let hasEffects = script.controls.contains(.effects)
    if isTimed && hasEffects || script.steps.contains(where: \.isAdvance) {
      script.controls.insert(.clock)
    }
    let dependencies = store.dependencies
    if dependencies.date.wasRead { script.controls.formUnion([.date, .clock]) }
    if dependencies.uuid.nextNumber != 0 { script.controls.insert(.uuid) }
    if dependencies.random.state != 0 { script.controls.insert(.random) }
    try addLiveDependencies()
    script.modules = literal.modules.subtracting(modulesWithoutImport).sorted()
  }

  private mutating func addLiveDependencies() throws {
    // A test presents the feature as the session did. Of a client that `deps` has overridden in part, the rest is live.
    let overrides = store.overrides.map { $0.name.prefix { $0 != "." } }
    for known in store.knownDependencies
    where (!known.isOverridden || overrides.contains(known.title[...]))
      && known.type != DismissEffect.self
    {
      guard let name = known.name else {
        throw TestRefusal.dependency(known.title)
      }
      let key = try literal.name(of: known.key, at: "dependency `\(name)`")
      script.liveDependencies.append("$0.\(name) = \(key).liveValue")
    }
  }
}

/// The modules that do not need their own import.
private let modulesWithoutImport: Set<String> = [
  "Swift", "Foundation", "FoundationEssentials", "ComposableArchitecture",
]

/// The statements for actions.
@MainActor
private struct ActionStatement {
  /// The type of the actions.
  let type: Any.Type

  /// The statement that sends or receives the action and says what it changes.
  func statement(
    for reduced: ReducedAction, by literal: inout SwiftLiteral
  ) throws -> ExportedTest.Statement {
    let changes = try StateChanges.statements(
      from: reduced.before, to: reduced.after, by: &literal)
    switch reduced.source {
    case .typed, .control, .imported:
      return .send(try arguments(of: reduced, by: &literal), changes: changes)
    case .reducer, .effect:
      guard reduced.action is any Equatable else {
        return .receive(try ActionPattern.matching(reduced.action), changes: changes)
      }
      return .receive(try arguments(of: reduced, by: &literal), changes: changes)
    }
  }

  /// The arguments of `send` or `receive`: an action of a child by its key path, if the feature has case key
  /// paths, and any other action as a value.
  private func arguments(
    of reduced: ReducedAction, by literal: inout SwiftLiteral
  ) throws -> SwiftCode {
    let path = "action \(reduced.number)", type = type
    var copy = literal
    let result = ChangeText.naming(fieldsOf: [reduced.before, reduced.after]) {
      Result {
        guard let keyPath = ActionKeyPath(reduced.action) else {
          return try copy.code(reduced.action, as: type, at: path)
        }
        guard let payload = keyPath.payload else { return SwiftCode.text(keyPath.text) }
        return .prefixed(
          keyPath.text + ", ", try copy.code(payload.value, as: payload.type, at: path))
      }
    }
    literal = copy
    return try result.get()
  }
}

extension ActionSource {
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

/// What matches an action that is not Equatable by its cases, ignoring their values.
enum ActionPattern {
  /// `\.child.loaded`, or `{ if case .child(.loaded) = $0 { true } else { false } }` if the action has no
  /// case key paths.
  static func matching(_ action: Any) throws(Unwritable) -> SwiftCode {
    if let keyPath = keyPath(action) { return .text("\\" + keyPath) }
    guard let pattern = pattern(action) else {
      throw Unwritable(path: "action", reason: "\(TypeName.full(type(of: action))) is not an enum")
    }
    return .text("{ if case \(pattern) = $0 { true } else { false } }")
  }

  /// `.child.loaded`, as far as the enums have case key paths.
  private static func keyPath(_ value: Any) -> String? {
    guard value is any CasePathable, !(value is any OptionalWritable),
      let layout = EnumLayout.of(type(of: value)), let found = layout.caseOf(value)
    else { return nil }
    guard found.label == nil, let payload = layout.payload(of: value) else {
      return ".\(found.name)"
    }
    if let element = (payload as? any ElementAction)?.element {
      guard let place = ActionKeyPath.place(ofID: element.id) else { return ".\(found.name)" }
      return ".\(found.name)\(place)\(keyPath(element.action) ?? "")"
    }
    return ".\(found.name)\(keyPath(payload) ?? "")"
  }

  private static func pattern(_ value: Any) -> String? {
    guard let layout = EnumLayout.of(type(of: value)), !(value is any OptionalWritable),
      let found = layout.caseOf(value)
    else { return nil }
    guard let payload = layout.payload(of: value), let inner = inside(payload, found.label) else {
      return ".\(found.name)"
    }
    return ".\(found.name)(\(inner))"
  }

  /// The pattern in a case's parentheses; `nil` if it would match any value.
  private static func inside(_ payload: Any, _ label: String?) -> String? {
    guard label == nil, let layout = TupleLayout.of(type(of: payload)),
      let values = layout.values(of: payload)
    else { return pattern(payload).map { (label.map { "\($0): " } ?? "") + $0 } }
    let patterns = values.map(pattern)
    guard patterns.contains(where: { $0 != nil }) else { return nil }
    return zip(layout.elements, patterns).map { element, pattern in
      (element.label.map { "\($0): " } ?? "") + (pattern ?? "_")
    }.joined(separator: ", ")
  }
}
