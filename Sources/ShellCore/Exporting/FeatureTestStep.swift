import ActionSyntax
import ComposableArchitecture2
import Reflection

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
    guard let change = event.action as? FeatureChange else {
      return event.isFromTask ? .receive : .send
    }
    return change.written == nil ? .expect : .modify
  }

  private func takes(_ event: FeatureEvent) -> Bool {
    kind == .expect || (event.action as? FeatureChange)?.isInStep == true
  }
}

extension ExportedTestBuilder {
  /// What happened when the feature began, and the dependencies that a test has to replace for all of it.
  mutating func begin(_ store: any SecondVersionStore) throws {
    guard !self.store.holdsWork else { throw TestRefusal.stopped }
    test.version = .second
    if store.readsLiveEnvironment {
      test.reducer = .sequence([test.reducer, .text(".dependency(\\.context, .live)")])
    }
    let steps = FeatureTestStep.steps(of: store.beginning, isBeginning: true)
    guard let mount = steps.first else { return }
    test.mountChanges = try changes(of: mount)
    test.parts.append(ExportedTest.Part())
    for step in steps.dropFirst() { try add(step) }
  }

  /// Adds the steps for the events of an element.
  mutating func addSteps(of element: JournalPath.Element) throws {
    let history = store.dependencies.shared.history
    var events: [FeatureEvent] = []
    for number in element.actions {
      guard let reduced = store.snapshots.action(number) else { throw TestRefusal.incomplete }
      events.append(FeatureEvent(reduced))
    }
    let start = element.environment?.before.shared, end = element.environment?.after.shared
    for step in FeatureTestStep.steps(of: events) {
      let last = store.snapshots.action(step.first.number)
      let before = start ?? last?.shared.before ?? store.sharedValues
      try history.withContents(from: before, to: end ?? before) { try add(step) }
      guard step.kind == .send || step.kind == .modify else { continue }
      endedTasks.endingViews(after: step.first.number).forEach { add($0) }
    }
  }

  private mutating func add(_ step: FeatureTestStep) throws {
    let changes = try changes(of: step)
    switch step.kind {
    case .mount: break
    case .expect: if !changes.isEmpty { add(.expect(changes)) }
    case .modify:
      let written = (step.first.action as? FeatureChange)?.written ?? step.after
      let writes = try StateChanges.statements(from: step.first.before, to: written, by: &literal)
      add(.modify(writes, changes: changes))
    case .receive:
      add(.receive(try ActionPattern.matching(step.first.action), changes: changes))
    case .send:
      literal.expressions = ElementIDs.expressions(in: step.first.before, named: "store")
      let code = try literal.code(
        step.first.action, as: store.actionType, at: "action \(step.first.number)")
      literal.expressions = [:]
      add(.send(code, changes: changes, action: step.first.number))
    }
  }

  private mutating func changes(of step: FeatureTestStep) throws -> [SwiftCode] {
    try StateChanges.statements(
      from: shownSnapshot(of: step.first.before), to: shownSnapshot(of: step.after), by: &literal)
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
  fileprivate var featureID: AnyHashable? { (id as? FeatureID).map { AnyHashable($0) } }
}
