/// Records which parts of the features ran in an event, in their order, and what each has changed.
package final class FeatureTracer {
  private var steps: [ReducerStep] = []
  /// The locations of the tasks that the running part has added.
  private var tasks: [SourceLocation] = []
  /// Whether the parts are measured. States are not kept then.
  private let measures: Bool
  /// The shared values, whose states before and after a step refer to the same ones.
  private let shared: SharedHistory?

  init(measures: Bool = false, shared: SharedHistory? = nil) {
    (self.measures, self.shared) = (measures, shared)
  }

  /// The steps since the last call.
  package func takeSteps() -> [ReducerStep] {
    defer { (steps, tasks) = ([], []) }
    return steps
  }

  /// Runs an `Update`.
  func update<State>(
    _ state: inout State, of feature: String, _ body: (inout State) -> Void
  ) {
    guard !measures else { return measure("Update", feature) { body(&state) } }
    let before = state
    let sharedBefore = shared?.snapshot()
    tasks = []
    body(&state)
    add("Update", feature, from: before, to: state, sharedBefore)
  }

  /// Runs a hook.
  ///
  /// - Parameters:
  ///   - kind: The name of its modifier.
  ///   - place: Its feature, and the reason why it runs.
  ///   - state: Returns the state of the feature.
  func run(_ kind: String, _ place: [String], state: () -> Any?, _ body: () -> Void) {
    guard !measures else { return measure(kind, place.joined(separator: " "), body) }
    let before = state()
    let sharedBefore = shared?.snapshot()
    tasks = []
    body()
    let after = state()
    add(
      kind, place.joined(separator: " "), from: before ?? after ?? (),
      to: after ?? before ?? (), sharedBefore)
  }

  private func measure(_ name: String, _ place: String, _ body: () -> Void) {
    let start = ContinuousClock.now
    body()
    let duration = ContinuousClock.now - start
    steps.append(
      ReducerStep(
        name: name, place: place, outcome: .ran, before: (), after: (), effects: [], parts: [],
        duration: duration))
  }

  /// Notes that the running part has added a task.
  func noteTask(at location: SourceLocation) { tasks.append(location) }

  /// The reason why a hook runs for a value.
  func change<Value>(from old: Value, to new: Value) -> String? {
    guard !measures else { return nil }
    let (old, new) = (ChangeText.short(old), ChangeText.short(new))
    return old == new ? "at the beginning" : "\(old) -> \(new)"
  }

  private func add(
    _ name: String, _ place: String, from before: Any, to after: Any,
    _ sharedBefore: SharedHistory.Snapshot?
  ) {
    steps.append(
      ReducerStep(
        name: name, place: place, outcome: .ran, before: before, after: after,
        shared: SharedMoments(of: shared, since: sharedBefore),
        effects: tasks.map { .task($0) }, parts: []))
    tasks = []
  }
}
