/// The effects that a session has ended and that no action of the feature ends: those that a view waited for, that `cancel` has
/// cancelled, or that time travel has left behind.
///
/// A test ends them with the tasks of the actions that it has sent.
@MainActor
struct EndedTasks {
  private let store: any SessionStore
  /// The actions from outside whose effects ended with a view, by the action after which they ended.
  private let byView: [Int: Set<Int>]

  init(_ store: any SessionStore) {
    self.store = store
    var byView: [Int: Set<Int>] = [:]
    for span in store.spans.ended where span.cause == .endOfView || span.cause == .newTaskID {
      guard let end = span.end, let root = Self.root(of: span, in: store) else { continue }
      byView[end, default: []].insert(root)
    }
    self.byView = byView
  }

  /// What ends the effects that a view waited for until an action.
  func endingViews(after action: Int) -> [ExportedTest.Statement] {
    cancelling(byView[action] ?? [])
  }

  /// What ends all effects that were in flight after an action, at a time before the next one.
  func cancelling(
    inFlightAfter action: Int, at time: Duration
  ) -> [ExportedTest.Statement] {
    cancelling(Set(inFlight(after: action, at: time).compactMap { Self.root(of: $0, in: store) }))
  }

  /// What ends the effects that `cancel` has ended after an action; `nil` if other effects of the same action went on.
  func cancelledByHand(after action: Int) -> [ExportedTest.Statement]? {
    let ended = store.spans.ended.filter { $0.end == action && $0.cause == .outside }
    let roots = Set(ended.compactMap { Self.root(of: $0, in: store) })
    let others = inFlight(after: action).compactMap { Self.root(of: $0, in: store) }
    return roots.isDisjoint(with: others) ? cancelling(roots) : nil
  }

  /// The actions from outside whose effects have ended in an element with an error that nothing handles.
  func rootsOfThrowing(in element: JournalPath.Element) -> [Int] {
    guard element.hasThrowingEffect else { return [] }
    let ended = store.spans.ended.filter { span in
      guard let end = span.end, span.cause == nil else { return false }
      return element.before.position.action <= end && end <= element.after.position.action
        && element.output.contains("(\(span.location))")
    }
    return Set(ended.compactMap { root(ofAction: $0.action) }).sorted()
  }

  /// The action from outside that has led to an action; `nil` if that is unknown.
  func root(ofAction number: Int) -> Int? { Self.root(ofAction: number, in: store) }

  private func inFlight(after action: Int, at time: Duration? = nil) -> [EffectSpan] {
    store.effects(inFlightAfter: action, last: store.environment.effects, at: time)
  }

  private func cancelling(_ roots: Set<Int>) -> [ExportedTest.Statement] {
    roots.sorted().map { .cancelTask(action: $0) }
  }

  /// The action that was sent from outside and has led to an effect; `nil` for the task of a view.
  private static func root(of span: EffectSpan, in store: any SessionStore) -> Int? {
    root(ofAction: span.action, in: store)
  }

  private static func root(ofAction action: Int, in store: any SessionStore) -> Int? {
    var number = action
    while number > 0, let action = store.snapshots.action(number) {
      guard let cause = action.source.cause else { return number }
      number = cause
    }
    return nil
  }
}

extension JournalPath.Element {
  /// Whether an effect has ended with an error that nothing handles.
  var hasThrowingEffect: Bool { diagnostics.contains(RuntimeWarning.Code.effectThrew.rawValue) }
}

extension ActionSource {
  /// The action that has led to this one; `nil` if it came from outside.
  fileprivate var cause: Int? {
    switch self {
    case .effect(let effect): effect.action
    case .reducer(let action): action
    case .typed, .control, .imported: nil
    }
  }
}

extension ExportedTest {
  /// The actions whose tasks the test keeps, in the order in which they are sent, with the names of the variables.
  var taskNames: [Int: String] {
    let ended = Set(steps.compactMap(\.endedAction)).sorted()
    let names = ended.indices.map { $0 == 0 ? "task" : "task\($0 + 1)" }
    return Dictionary(uniqueKeysWithValues: zip(ended, names))
  }

  /// Removes what ends the effects of actions that the test does not send, and joins the parts from the declaration of a task to its
  /// end, if the closure for a known issue would hide it.
  mutating func keepTasks() {
    let sent = Set(steps.compactMap(\.sentAction))
    for index in parts.indices {
      parts[index].steps.removeAll { $0.endedAction.map { !sent.contains($0) } ?? false }
    }
    for action in Set(steps.compactMap(\.endedAction)).sorted() {
      let first = parts.firstIndex { $0.steps.contains { $0.sentAction == action } }
      let last = parts.lastIndex { $0.steps.contains { $0.endedAction == action } }
      if let first, let last, first < last, !parts[first].marks.isEmpty { join(first...last) }
    }
  }

  /// Removes real time at the end, in which nothing happens.
  mutating func dropFinalSleep() {
    while let last = parts.last {
      guard case .sleep? = last.steps.last else { return }
      parts[parts.count - 1].steps.removeLast()
      if parts[parts.count - 1].steps.isEmpty { parts.removeLast() }
    }
  }

  /// Makes one part of several.
  mutating func join(_ range: ClosedRange<Int>) {
    let joined = parts[range]
    parts[range] = [
      Part(
        steps: joined.flatMap(\.steps), warnings: Set(joined.flatMap(\.warnings)).sorted(),
        issues: Set(joined.flatMap(\.issues)).sorted(),
        line: joined.last?.line ?? "")
    ]
  }
}

extension ExportedTest.Statement {
  fileprivate var sentAction: Int? {
    if case .send(_, _, let action) = self { action } else { nil }
  }

  fileprivate var endedAction: Int? {
    switch self {
    case .cancelTask(let action), .finishTask(let action): action
    default: nil
    }
  }
}
