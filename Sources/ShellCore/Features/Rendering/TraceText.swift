/// A trace of the reducers that ran for an action, as a tree with what each one changed and
/// returned.
enum TraceText {
  /// The start of the second column. A longer name pushes it to the right.
  private static let column = 41
  /// The maximum number of changes. Further changes are counted; the block shows all of them.
  private static let mostChanges = 4

  static func lines(_ steps: [ReducerStep]) -> [String] {
    steps.flatMap { step in
      zip(titles(step), flattened(step).map(summary)).map { title, summary in
        summary.isEmpty ? title : padded(title) + summary
      }
    }
  }

  private static func titles(_ step: ReducerStep) -> [String] {
    TreeText.lines(
      step.place.map { "\(step.name) \($0)" } ?? step.name, parts: step.parts.map(titles))
  }

  private static func flattened(_ step: ReducerStep) -> [ReducerStep] {
    [step] + step.parts.flatMap(flattened)
  }

  private static func padded(_ title: String) -> String {
    title + String(repeating: " ", count: max(2, column - ColumnWidth.of(title)))
  }

  /// What a reducer did itself, without its children.
  private static func summary(_ step: ReducerStep) -> String {
    if let duration = step.duration { return MeasuredTime.of(duration) }
    switch step.outcome {
    case .passed: return "not its action"
    case .childWasMissing: return "its child does not exist"
    case .ran:
      let returned = step.effects.map(text)
      guard step.parts.isEmpty else { return returned.joined(separator: ", ") }
      let parts = changes(step) + returned
      return parts.isEmpty ? "no change" : parts.joined(separator: ", ")
    }
  }

  private static func changes(_ step: ReducerStep) -> [String] {
    let changes = step.changes.map(\.description)
    guard changes.count > mostChanges else { return changes }
    return changes.prefix(mostChanges) + ["\(changes.count - mostChanges) more"]
  }

  private static func text(of effect: ReturnedEffect) -> String {
    switch effect {
    case .send(let action): return "returned .send(\(ChangeText.short(action)))"
    case .run(let location, let ids):
      return "returned .run (\(location)\(ids.map { ", id \(CancelIDText.of($0))" }.joined()))"
    case .task(let location): return "added a task (\(location))"
    case .cancel(let id): return "returned .cancel(id: \(CancelIDText.of(id)))"
    case .cancelChild(let place): return "ends the effects of \(place ?? "the child")"
    }
  }
}
