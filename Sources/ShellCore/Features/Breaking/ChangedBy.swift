/// Names the reducers that have changed a field.
enum ChangedBy {
  private struct Change {
    /// `AmountControl`, `Reduce in Settings`.
    let reducer: String
    let changes: [ChangeSummary.Change]
    /// The path of the reducer's state: `amountControl`.
    let place: String

    /// The change without those of other fields; `nil` if none is left.
    func only(_ field: String) -> Change? {
      let own = changes.filter { change in
        let path = [place, change.path].filter { !$0.isEmpty }.joined(separator: ".")
        return path == field || path.hasPrefix(field + ".") || path.hasPrefix(field + "[")
          || field.hasPrefix(path + ".") || field.hasPrefix(path + "[")
      }
      return own.isEmpty ? nil : Change(reducer: reducer, changes: own, place: place)
    }
  }

  /// `: AmountControl changed amount 3 -> 4`, with several reducers on a line of their own.
  ///
  /// - Parameter field: The field; `nil` for any.
  static func text(of field: String?, in steps: [ReducerStep]) -> String {
    let all = steps.flatMap { changes(in: $0, place: "", feature: nil) }
    let named = field.map { field in all.compactMap { $0.only(field) } } ?? []
    let causes = named.isEmpty ? all : named
    guard !causes.isEmpty else { return "" }
    return ": " + causes.flatMap(sentences).joined(separator: "; ")
  }

  /// `Reduce in Todos changed count 1 -> 2`, `Reduce in Todos added todos[2]`.
  private static func sentences(about cause: Change) -> [String] {
    let reducer = cause.reducer
    let (added, others) = parted(cause.changes, by: "added")
    let (removed, changed) = parted(others, by: "removed")
    let values = changed.map(\.description).joined(separator: ", ")
    return (changed.isEmpty ? [] : ["\(reducer) changed \(values)"])
      + (added.isEmpty ? [] : ["\(reducer) added \(paths(added))"])
      + (removed.isEmpty ? [] : ["\(reducer) removed \(paths(removed))"])
  }

  private static func parted(
    _ changes: [ChangeSummary.Change], by what: String
  ) -> (those: [ChangeSummary.Change], others: [ChangeSummary.Change]) {
    (changes.filter { $0.what == what }, changes.filter { $0.what != what })
  }

  private static func paths(_ changes: [ChangeSummary.Change]) -> String {
    changes.map(\.path).joined(separator: ", ")
  }

  private static func changes(in step: ReducerStep, place: String, feature: String?) -> [Change] {
    guard step.outcome == .ran else { return [] }
    let place = [place, step.place.map(path) ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
    guard step.parts.isEmpty else {
      let inner = step.place == nil ? step.name : feature
      return step.parts.flatMap { self.changes(in: $0, place: place, feature: inner) }
    }
    let found = step.changes
    guard !found.isEmpty else { return [] }
    let isOperator = feature != nil && ["Reduce", "BindingReducer"].contains(step.name)
    return [
      Change(
        reducer: isOperator ? "\(step.name) in \(feature ?? "")" : step.name, changes: found,
        place: place)
    ]
  }

  /// `editor` for `\.$editor`.
  private static func path(of place: String) -> String {
    String(place.drop { "\\/.".contains($0) }).replacing("$", with: "")
  }
}
