/// The documents that `state --json` and `log --json` print; docs/Formats.md describes them.
@MainActor
enum SessionJSON {
  /// Changes whenever a field changes its name or its meaning, or is removed.
  static let version = 1

  /// A state, or a part of it.
  ///
  /// - Parameter path: The path of the part; `nil` for the whole state.
  static func state(_ value: Any, at path: String?, prompt: String) -> String {
    JSONNode.object([
      "version": .number("\(version)"), "scope": .string(prompt),
      "path": path.map { .string($0) } ?? .null, "state": JSONNode(value),
    ]).text()
  }

  /// The actions that were not undone, with the state after each.
  static func log(of loaded: RunningFeature) -> String {
    let snapshots = loaded.store.snapshots
    let numbers = snapshots.first..<max(snapshots.first, snapshots.position + 1)
    return JSONNode.object([
      "version": .number("\(version)"), "feature": .string(loaded.feature.name),
      "actions": .array(numbers.compactMap { snapshots.action($0).map(node) }),
    ]).text()
  }

  /// The action in full. What has no Swift text, such as a line of a log, is as `log` shows it.
  private static func typed(_ action: ReducedAction) -> String {
    guard EnumLayout.of(type(of: action.action)) != nil else { return ActionLine.of(action) }
    return SwiftText.of(action.action, in: action.before)
  }

  private static func node(of action: ReducedAction) -> JSONNode {
    return .object([
      "number": .number("\(action.number)"), "source": .string(action.source.name),
      "action": .string(typed(action)),
      "changes": .array(ActionChanges.of(action).map { .string($0) }),
      "state": action.shared.showing { JSONNode(action.after) },
    ])
  }
}
