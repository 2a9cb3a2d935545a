/// Finds reducers that copy a value of a child before the child changes it.
///
/// If a parent runs before its child, a value that it copies from the child lags one action. Such a
/// field changes to the child's old value while the child changes to a new one.
struct CopiedTooEarly {
  /// A child that runs after another reducer of its parent.
  private struct LateChild {
    let parent: String
    let link: ChildLink
  }

  private let lateChildren: [LateChild]
  private let finder: ChildFinder

  init(_ outline: [ReducerOutline]) {
    lateChildren = outline.flatMap(\.flattened).flatMap { feature in
      feature.lateChildren.map { LateChild(parent: feature.name, link: $0) }
    }
    finder = ChildFinder(outline: outline)
  }

  /// The warning about an action; `nil` if it copied nothing too early.
  func warning(about reduced: ReducedAction) -> RuntimeWarning? {
    guard !lateChildren.isEmpty else { return nil }
    return reduced.shared.showing { warning(reduced, ScopePath(), reduced.action, reduced.before) }
  }

  /// Looks at the actions of the children here, and of their children.
  private func warning(
    _ reduced: ReducedAction, _ path: ScopePath, _ action: Any, _ state: Any
  ) -> RuntimeWarning? {
    for child in finder.places(of: type(of: state), type(of: action)) {
      let step = ScopeStep(child: child, row: nil)
      guard let childAction = step.extract(action), let childState = step.state(in: state) else {
        continue
      }
      var inner = path
      inner.steps.append(step)
      if let late = lateChild(child), let found = warning(reduced, late, path, inner) {
        return found
      }
      return warning(reduced, inner, childAction, childState)
    }
    return nil
  }

  private func lateChild(_ child: ChildScope) -> LateChild? {
    lateChildren.first {
      $0.link.parentAction == child.parentAction && $0.link.action == child.actionCase?.name
    }
  }

  private func warning(
    _ reduced: ReducedAction, _ late: LateChild, _ parent: ScopePath, _ child: ScopePath
  ) -> RuntimeWarning? {
    guard let before = parent.state(in: reduced.before), let after = parent.state(in: reduced.after)
    else { return nil }
    let changes = ChangeSummary(from: before, to: after).changes.compactMap(Replacement.init)
    let place = child.steps[child.steps.count - 1].text
    let children = changes.filter { $0.path == place || $0.path.hasPrefix(place + ".") }
    for copy in changes where !children.contains(where: { $0.path == copy.path }) {
      guard let source = children.first(where: { $0.isCopied(by: copy) }) else { continue }
      return RuntimeWarning(
        .parentFirst,
        "\(late.parent) set `\(copy.path)` to \(copy.new), which `\(source.path)` was before this action",
        causes: [
          "a reducer of \(late.parent) runs before `Scope(state: \(late.link.place))` and reads the old value:"
            + " put the Scope first in the body, unless `\(copy.path)` keeps the old value on purpose"
        ],
        at: nil)
    }
    return nil
  }
}

/// A field that got another value.
private struct Replacement {
  let path: String
  let old: String
  let new: String

  init?(_ change: ChangeSummary.Change) {
    guard let arrow = change.what.firstRange(of: " -> ") else { return nil }
    path = change.path
    old = String(change.what[..<arrow.lowerBound])
    new = String(change.what[arrow.upperBound...])
  }

  /// Whether another field took this field's old value. Three different values are needed: two
  /// Boolean fields that are toggled in opposite directions are no copies.
  func isCopied(by copy: Replacement) -> Bool {
    copy.new == old && copy.old != new
  }
}
