import ComposableArchitecture
import Foundation

/// Makes a test of the way that led to where a feature stands.
@MainActor
struct TestScripting {
  private let loaded: Session.Loaded
  private let way: [TrailEntry]
  private var script = TestScript()
  private var literal = SwiftLiteral()
  /// What the test's clock shows.
  private var clock = Duration.zero
  private var scene: TrailEntry.Scene
  private var isTimed: Bool
  /// The parts in which the actions are.
  private var partsOfActions: [Int: Int] = [:]

  private var store: any LoadedFeature { loaded.store }

  /// - Throws: What cannot be written: an `Unwritable`, or a ``TestRefusal``.
  static func script(
    of loaded: Session.Loaded, _ trail: Trail, to end: TrailEntry.Scene
  ) throws -> TestScript {
    var scripting = Self(loaded: loaded, way: trail.way(to: end))
    try scripting.begin()
    for entry in scripting.way { try scripting.add(entry) }
    try scripting.finish(end)
    return scripting.script
  }

  private init(loaded: Session.Loaded, way: [TrailEntry]) {
    self.loaded = loaded
    self.way = way
    scene = way.first?.before ?? TrailEntry.Scene(prompt: "")
    scene.hasEffects = false
    isTimed = way.contains { $0.isTimed }
  }

  private mutating func begin() throws {
    guard store.log.first <= 1 else { throw TestRefusal.incomplete }
    guard store.state is any Equatable else {
      throw TestRefusal.notEquatable(TypeName.full(store.stateType))
    }
    script.feature = loaded.feature.name
    script.file = loaded.file.map { URL(filePath: $0.path).lastPathComponent }
    let initial = store.log.action(1)?.before ?? store.state
    script.state = try literal.code(initial, at: "state")
    let reducer = store.reducer
    guard !_typeName(type(of: reducer), qualified: true).hasPrefix("ComposableArchitecture.")
    else { throw TestRefusal.composed }
    script.reducer = try literal.code(reducer, at: "reducer")
  }

  private mutating func add(_ entry: TrailEntry) throws {
    if entry.deed != .time { bridge(to: entry.before) }
    script.parts.append(TestScript.Part(warning: entry.warning, line: entry.text))
    try carryOut(entry)
    try addActions(of: entry)
    scene = entry.after
    if script.parts.last?.steps.isEmpty == true { script.parts.removeLast() }
    if entry.warning != nil { widen(entry) }
  }

  /// Makes one part of all since the effects began that are at work in an entry: what happens in an
  /// effect is known to be wrong where it was begun.
  private mutating func widen(_ entry: TrailEntry) {
    let numbers =
      entry.before.place.action + 1..<max(entry.after.place.action, entry.before.place.action) + 1
    let causes = numbers.compactMap { store.log.action($0)?.source.cause }
    let last = script.parts.count - 1
    guard let first = causes.compactMap({ partsOfActions[$0] }).min(), first < last else { return }
    let parts = script.parts[first...]
    let warnings = Set(parts.compactMap(\.warning)).sorted().joined(separator: ", ")
    script.parts[first...] = [
      TestScript.Part(
        steps: parts.flatMap(\.steps), warning: warnings, line: parts.last?.line ?? "")
    ]
    for (number, part) in partsOfActions where part > first { partsOfActions[number] = first }
  }

  /// What passed in between: time, and effects that a journey cancelled.
  private mutating func bridge(to next: TrailEntry.Scene) {
    var steps: [TestScript.Step] = []
    if scene.hasEffects, next.journeys != scene.journeys { steps.append(.skipEffects) }
    if isTimed, next.now > clock {
      steps.append(.advance(next.now - clock))
      clock = next.now
    }
    if !steps.isEmpty { script.parts.append(TestScript.Part(steps: steps)) }
  }

  private mutating func carryOut(_ entry: TrailEntry) throws {
    guard case .line(let line) = entry.deed else {
      if entry.deed == .time { advance(to: entry.after.now) }
      return
    }
    let input = CommandInput(line)
    switch input.name {
    case "advance": advance(to: clock + entry.after.now - entry.before.now)
    case "cancel": try cancel(entry, line)
    case "deps" where !input.rest.isEmpty: try control(input)
    case "goto": throw TestRefusal.midst
    default: break
    }
  }

  private mutating func advance(to now: Duration) {
    guard now > clock else { return }
    add(.advance(now - clock))
    clock = now
  }

  /// In a test all effects can be cancelled, and no single one.
  private mutating func cancel(_ entry: TrailEntry, _ line: String) throws {
    guard !entry.after.hasEffects, entry.after.place.action == entry.before.place.action else {
      throw TestRefusal.line(line, "a test cannot cancel one effect of several")
    }
    add(.skipEffects)
  }

  private mutating func control(_ input: CommandInput) throws {
    guard let word = input.words.first else { return }
    let dependency = try ControlledDependency(word, in: input)
    switch (dependency, try dependency.value(in: input)) {
    case (.date, .date(let date)):
      let start = date - clock / .seconds(1)
      add(.setDate(try literal.code(start, as: Date.self, at: "date")))
      script.controls.formUnion([.date, .clock])
    case (.uuid, .number(let number)):
      add(.countUUIDs(from: number))
      script.controls.insert(.uuid)
    case (.random, .number(let seed)):
      add(.seedRandom(seed))
      script.controls.insert(.random)
    case (.date, .number), (.uuid, .date), (.random, .date): break
    }
  }

  private mutating func add(_ step: TestScript.Step) {
    script.parts[script.parts.count - 1].steps.append(step)
  }
}

extension TestScripting {
  private mutating func addActions(of entry: TrailEntry) throws {
    let first = entry.before.place.action + 1, last = entry.after.place.action
    guard first <= last else { return }
    for number in first...last {
      guard let reduced = store.log.action(number) else { throw TestRefusal.incomplete }
      add(try step(reduced))
      partsOfActions[number] = script.parts.count - 1
    }
  }

  private mutating func step(_ reduced: ReducedAction) throws -> TestScript.Step {
    let changes = try StateChanges.statements(
      from: reduced.before, to: reduced.after, by: &literal)
    switch reduced.source {
    case .typed, .control: return .send(try code(of: reduced), changes: changes)
    case .reducer, .effect:
      guard reduced.action is any Equatable else {
        return .receive(try ActionPattern.matching(reduced.action), changes: changes)
      }
      return .receive(try code(of: reduced), changes: changes)
    }
  }

  private mutating func code(of reduced: ReducedAction) throws -> Code {
    let path = "action \(reduced.number)", type = store.actionType
    var literal = literal
    let result = ChangeText.naming(fieldsOf: [reduced.before, reduced.after]) {
      Result { try literal.code(reduced.action, as: type, at: path) }
    }
    self.literal = literal
    return try result.get()
  }

  private mutating func finish(_ end: TrailEntry.Scene) throws {
    bridge(to: end)
    script.leavesEffects = end.hasEffects
    if way.contains(where: { $0.after.hasEffects }) { script.controls.insert(.effects) }
    if isTimed || script.steps.contains(where: \.isAdvance) { script.controls.insert(.clock) }
    let dependencies = store.dependencies
    if dependencies.date.wasRead { script.controls.formUnion([.date, .clock]) }
    if dependencies.uuid.nextNumber != 0 { script.controls.insert(.uuid) }
    if dependencies.random.state != 0 { script.controls.insert(.random) }
    try addLiveDependencies()
    script.modules = literal.modules.subtracting(Self.known).sorted()
  }

  private mutating func addLiveDependencies() throws {
    for known in store.knownDependencies where !known.isOverridden {
      guard let name = known.name else {
        throw TestRefusal.dependency(known.title)
      }
      let key = try literal.name(of: known.key, at: "dependency `\(name)`")
      script.liveDependencies.append("$0.\(name) = \(key).liveValue")
    }
  }

  /// The modules that need no import of their own.
  private static let known: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "ComposableArchitecture",
  ]
}

extension TestScript.Step {
  fileprivate var isAdvance: Bool { if case .advance = self { true } else { false } }
}

extension ActionSource {
  /// The action whose effect it is.
  fileprivate var cause: Int? {
    if case .effect(let effect) = self { effect.action } else { nil }
  }
}

extension TrailEntry {
  /// What was typed; empty for what came by itself.
  fileprivate var text: String { if case .line(let line) = deed { line } else { "" } }
}
