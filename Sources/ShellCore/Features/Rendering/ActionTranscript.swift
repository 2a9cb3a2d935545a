/// How much of an action's diff is shown.
enum ChangeFormat: String, CaseIterable, Sendable {
  /// The block that `_printChanges` prints.
  case full
  /// The block without unchanged fields.
  case changed
  /// The action's cases, in one line.
  case labels
}

/// The text for one reduced action, as seen from a scope.
struct ActionTranscript {
  let scope: ScopePath
  let format: ChangeFormat

  /// The lines for an action.
  ///
  /// - Parameters:
  ///   - prints: What the feature wrote with `print` while it ran.
  ///   - blocks: What its own `_printChanges` printed, which is not repeated.
  func text(for reduced: ReducedAction, prints: [String], blocks: [String]) -> String {
    reduced.shared.showing { shownText(for: reduced, prints: prints, blocks: blocks) }
  }

  private func shownText(
    for reduced: ReducedAction, prints: [String], blocks: [String]
  ) -> String {
    let (block, outside) = parts(of: reduced)
    let header =
      reduced.action is FeatureChange
      ? [] : [EffectHeader.text(for: reduced.source)].compactMap { $0 }
    var lines =
      header + (reduced.showsSteps ? TraceText.lines(reduced.steps) : []) + prints + blocks
    if blocks.isEmpty || !blocks.contains(full(of: reduced)) { lines.append(LongText.cut(block)) }
    lines += [blindEquality(reduced), outside].compactMap { $0 }
    return lines.joined(separator: "\n")
  }

  /// The block in the full format, which `_printChanges` prints regardless of the session's format.
  private func full(of reduced: ReducedAction) -> String {
    ActionTranscript(scope: scope, format: .full).parts(of: reduced).block
  }

  /// The action's block, and the changes outside the scope.
  private func parts(of reduced: ReducedAction) -> (block: String, outside: String?) {
    if let change = reduced.action as? FeatureChange {
      return parts(of: change, reduced)
    }
    guard !scope.isRoot, let action = scope.extract(reduced.action),
      let before = scope.state(in: reduced.before), let after = scope.state(in: reduced.after)
    else { return (block(reduced.action, reduced.before, reduced.after), nil) }
    return (block(action, before, after), outside(reduced))
  }

  private func parts(
    of change: FeatureChange, _ reduced: ReducedAction
  ) -> (block: String, outside: String?) {
    func block(_ before: Any, _ after: Any) -> String {
      change.block(format, by: reduced.source, from: before, to: after)
    }
    guard !scope.isRoot, let before = scope.state(in: reduced.before),
      let after = scope.state(in: reduced.after)
    else { return (block(reduced.before, reduced.after), nil) }
    return (block(before, after), outside(reduced))
  }

  private func block(_ action: Any, _ before: Any, _ after: Any) -> String {
    if let imported = action as? ImportedAction { return imported.block(format) }
    switch format {
    case .labels: return ChangeText.label(action: action)
    case .full, .changed:
      let text = ChangeText.block(
        action: action, from: before, to: after, changedOnly: format == .changed)
      return text + "\n"
    }
  }

  /// The changes between two states that `==` considers equal.
  private func blindEquality(_ reduced: ReducedAction) -> String? {
    guard format != .labels, ChangeText.areEqual(reduced.before, reduced.after) else {
      return nil
    }
    let summary = ChangeSummary(
      from: reduced.before, to: reduced.after, trustsEquality: false)
    guard !summary.changes.isEmpty else { return nil }
    let name = TypeName.full(type(of: reduced.after))
    return "note: `==` of \(name) returns true, but the values differ: \(summary.briefText)"
  }

  private func outside(_ reduced: ReducedAction) -> String? {
    let path = scope.changePath
    let changes = ChangeSummary(from: reduced.before, to: reduced.after).changes.filter {
      !($0.path == path || $0.path.hasPrefix(path + ".") || $0.path.hasPrefix(path + "["))
    }
    guard !changes.isEmpty else { return nil }
    return "outside this scope: " + changes.map(\.description).joined(separator: ", ")
  }
}

extension ImportedAction {
  fileprivate func block(_ format: ChangeFormat) -> String {
    let history = log.history, block = history.log.blocks[number - 1]
    guard format != .labels, block.form != .label else {
      return "received action: \(history.log.action(of: block).prefix { $0 != "\n" })"
    }
    let difference = history.log.difference(of: block), text = history.block(number)
    guard format == .changed, !difference.isEmpty else { return text }
    return String(text.dropLast(difference.count + 1)) + ChangedLines.of(difference) + "\n"
  }
}
