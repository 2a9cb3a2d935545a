import ComposableFeatures

/// What a test of 2.0 asserts in one step, made of the events of a session.
struct FeatureTestStep {
  enum Kind { case mount, send, modify, receive, expect }

  let kind: Kind
  let first: FeatureEvent
  /// The state after its last event.
  private(set) var after: Any

  private init(_ kind: Kind, _ event: FeatureEvent) {
    self.kind = kind
    first = event
    after = event.after
  }

  /// The steps in which a test store asserts events.
  ///
  /// What tasks change before they first suspend belongs to the step that has started them, and after an action that a task has sent, to that
  /// action. Later changes are asserted together.
  ///
  /// - Parameter isBeginning: Whether the first event is the beginning of the feature.
  static func steps(of events: [FeatureEvent], isBeginning: Bool = false) -> [Self] {
    var steps: [Self] = []
    for event in events {
      let kind = isBeginning && steps.isEmpty ? .mount : kind(of: event)
      if kind == .expect, let last = steps.last, last.takes(event) {
        steps[steps.count - 1].after = event.after
      } else {
        steps.append(Self(kind, event))
      }
    }
    return steps
  }

  private static func kind(of event: FeatureEvent) -> Kind {
    if event.action is SpawnedAction, event.isFromTask { return .expect }
    guard let change = event.action as? FeatureChange else {
      return event.isFromTask ? .receive : .send
    }
    return change.written == nil ? .expect : .modify
  }

  private func takes(_ event: FeatureEvent) -> Bool {
    kind == .expect || (event.action as? FeatureChange)?.isInStep == true
  }
}

// Statements.
extension FeatureTestStep {
  /// What the step changes in the snapshot.
  func changes(by literal: inout SwiftLiteral) throws -> [SwiftCode] {
    try StateChanges.statements(
      from: shownSnapshot(of: first.before), to: shownSnapshot(of: after), by: &literal)
  }

  /// The statement that performs and asserts the step; `nil` if nothing can be seen of it.
  func statement(
    ofAction type: Any.Type, by literal: inout SwiftLiteral
  ) throws -> ExportedTest.Statement? {
    let changes = try changes(by: &literal)
    switch kind {
    case .mount: return nil
    case .expect: return changes.isEmpty ? nil : .expect(changes)
    case .modify:
      let written = (first.action as? FeatureChange)?.written ?? after
      let writes = try StateChanges.statements(from: first.before, to: written, by: &literal)
      return .modify(writes, changes: changes)
    case .receive:
      return .receive(try ActionPattern.matching(first.action), changes: changes)
    case .send:
      if first.action is SpawnedAction {
        throw TestRefusal.spawned(ActionLabel.text(of: first.action))
      }
      literal.expressions = ElementIDs.expressions(in: first.before, named: "store")
      defer { literal.expressions = [:] }
      let code = try literal.code(first.action, as: type, at: "action \(first.number)")
      return .send(code, changes: changes, action: first.number)
    }
  }
}

extension ExportedTestBuilder {
  /// What happened when a feature of 2.0 began, and the dependencies that a test has to replace for all of it.
  mutating func begin(_ second: any SecondVersionStore) throws {
    guard !store.holdsWork else { throw TestRefusal.stopped }
    if second.readsLiveEnvironment {
      test.reducer = .sequence([test.reducer, .text(".dependency(\\.context, .live)")])
    }
    let steps = FeatureTestStep.steps(of: second.beginning, isBeginning: true)
    test.mount = try steps.first?.changes(by: &literal) ?? []
    let others = try steps.dropFirst().compactMap {
      try $0.statement(ofAction: store.actionType, by: &literal)
    }
    test.parts.append(ExportedTest.Part(steps: others))
  }

  /// Adds the steps for the events of an element in a feature of 2.0.
  mutating func addSteps(of element: JournalPath.Element) throws {
    let history = store.dependencies.shared.history
    let events = try element.actions.map { number in
      guard let reduced = store.snapshots.action(number) else { throw TestRefusal.incomplete }
      return FeatureEvent(reduced)
    }
    let start = element.environment?.before.shared, end = element.environment?.after.shared
    for step in FeatureTestStep.steps(of: events) {
      let first = store.snapshots.action(step.first.number)
      let before = start ?? first?.shared.before ?? store.sharedValues
      let statement = try history.withContents(from: before, to: end ?? before) {
        try step.statement(ofAction: store.actionType, by: &literal)
      }
      if let statement { add(statement) }
      guard step.kind == .send || step.kind == .modify else { continue }
      endedTasks.endingViews(after: step.first.number).forEach { add($0) }
    }
  }
}

extension FeatureEvent {
  fileprivate init(_ reduced: ReducedAction) {
    let isFromTask = if case .effect = reduced.source { true } else { false }
    self.init(
      action: reduced.action, number: reduced.number, isFromTask: isFromTask,
      before: reduced.before, after: reduced.after)
  }
}

/// The IDs of elements that no test can write: those of the states of an enum of features.
private enum ElementIDs {
  /// The expressions that read the IDs from a state: `store.path[0].id`.
  static func expressions(in state: Any, named name: String) -> [AnyHashable: String] {
    var expressions: [AnyHashable: String] = [:]
    guard let layout = StructLayout.of(type(of: state)) else { return expressions }
    for field in layout.fields where !field.name.hasPrefix("_$") {
      let label = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      guard let rows = layout.value(of: field, in: state) as? any SequenceWritable else { continue }
      for (index, element) in rows.elements.values.enumerated() {
        guard let id = (element as? any Identifiable)?.featureID else { continue }
        expressions[id] = "\(name).\(label)[\(index)].id"
      }
    }
    return expressions
  }
}

extension Identifiable {
  /// The ID, if it is that of the state of an enum of features.
  var featureID: AnyHashable? { (id as? FeatureID).map { AnyHashable($0) } }
}
