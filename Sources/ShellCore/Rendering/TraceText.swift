import ActionSyntax
import ComposableArchitecture
import TerminalUI

/// What the reducers did with an action, drawn as a tree: each with what it changed and returned.
enum TraceText {
  /// Where the second column begins; a longer name pushes it to the right.
  private static let column = 41
  /// Changes beyond these are counted: the block shows them all.
  private static let mostChanges = 4

  static func lines(_ steps: [ReducerStep]) -> [String] {
    steps.flatMap { step in
      zip(titles(step), flattened(step).map(deed)).map { title, deed in
        deed.isEmpty ? title : padded(title) + deed
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

  /// What a reducer did itself; what its parts did stands beside them.
  private static func deed(_ step: ReducerStep) -> String {
    switch step.outcome {
    case .passed: return "not its action"
    case .childWasMissing: return "its child does not exist"
    case .ran:
      let returned = step.effects.map(text)
      guard step.parts.isEmpty else { return returned.joined(separator: ", ") }
      let deeds = changes(step) + returned
      return deeds.isEmpty ? "no change" : deeds.joined(separator: ", ")
    }
  }

  private static func changes(_ step: ReducerStep) -> [String] {
    let changes = ChangeSummary(from: step.before, to: step.after).changes.map(\.description)
    guard changes.count > mostChanges else { return changes }
    return changes.prefix(mostChanges) + ["\(changes.count - mostChanges) more"]
  }

  private static func text(of effect: ReturnedEffect) -> String {
    switch effect {
    case .send(let action): return "returned .send(\(ChangeText.short(action)))"
    case .run(let location, let ids):
      return "returned .run (\(location)\(ids.map { ", id \(CancelIDText.of($0))" }.joined()))"
    case .cancel(let id): return "returned .cancel(id: \(CancelIDText.of(id)))"
    case .cancelChild(let place): return "ends the effects of \(place ?? "the child")"
    }
  }
}
