/// What an action changed, one text for each field: `productAmount 0 -> 1`.
enum ActionChanges {
  private static let mostBrief = 3

  /// The changes in the order of the fields. Those of an imported action are the ones that its log shows.
  static func of(_ reduced: ReducedAction) -> [String] {
    if let imported = reduced.action as? ImportedAction { return imported.changes }
    return reduced.shared.showing {
      ChangeSummary(from: reduced.before, to: reduced.after).changes.map(\.description)
    }
  }

  /// The first changes in one line, followed by the number of the others.
  static func brief(_ changes: [String]) -> String {
    let rest = changes.count - mostBrief
    return (changes.prefix(mostBrief) + (rest > 0 ? ["\(rest) more"] : [])).joined(separator: ", ")
  }
}
