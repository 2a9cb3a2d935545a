import ActionSyntax
import ComposableArchitecture

enum DismissCommand {
  static let command = Command(
    name: "dismiss", summary: "Dismiss the presented child",
    details: """
      Sends `.dismiss` for the child that the prompt is in or, if it is in none, for
      the uppermost child that is presented, as closing its screen does.
        dismiss
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    arguments: .nothing,
    needs: \.loaded, \.sender
  ) { line, loaded, sender in
    guard let action = loaded.dismissal(where: { $0.child.isPresentation }) else {
      throw line.errorOfLine(
        .notThere, "no child is presented in \(loaded.prompt)",
        hint: "`tree` shows what is presented")
    }
    return sender.sendToRoot(action, in: loaded)
  }
}

enum BackCommand {
  static let command = Command(
    name: "back", summary: "Go back to the previous screen of a stack",
    details: """
      Sends `.popFrom` for the screen that the prompt is in or, if it is in none, for
      the topmost screen of the stack, as the Back button does.
        back
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    arguments: .nothing,
    needs: \.loaded, \.sender
  ) { line, loaded, sender in
    guard let action = loaded.dismissal(where: { $0.row?.id is StackElementID }) else {
      throw line.errorOfLine(
        .notThere, "no stack in \(loaded.prompt) has a screen to leave",
        hint: "`undo` takes back the last action; `tree` shows the stacks")
    }
    return sender.sendToRoot(action, in: loaded)
  }
}

@MainActor
extension RunningFeature {
  /// The root's action that removes the innermost child that meets a condition: one that the prompt is in, or else one that is
  /// presented below the prompt. `nil` if there is none.
  fileprivate func dismissal(where condition: (ScopeStep) -> Bool) -> Any? {
    let path = scope.steps.contains(where: condition) ? scope : presentedPath(from: scope)
    guard let index = path.steps.lastIndex(where: condition) else { return nil }
    let parent = ScopePath(steps: Array(path.steps[..<index]))
    return path.steps[index].dismissal.flatMap { parent.embed($0) }
  }

  /// A path continued into what is presented, down to the uppermost child.
  private func presentedPath(from start: ScopePath) -> ScopePath {
    var path = start
    while let step = presentedStep(in: path) { path.steps.append(step) }
    return path
  }

  /// The step into the child that is drawn over the others: a presented child, the topmost screen of a stack, or the current case.
  private func presentedStep(in path: ScopePath) -> ScopeStep? {
    guard let state = path.state(in: store.state) else { return nil }
    let (stateType, actionType) = path.types ?? (store.stateType, store.actionType)
    let steps = children.places(of: stateType, actionType).compactMap { child -> ScopeStep? in
      guard child.isOnScreen else { return nil }
      let top = (Stored.value(named: child.name, in: state) as? any RowCollection)?.rowIDs.last
      let row = top.map { ScopeStep.Row(id: $0, text: "[\(IDText.of($0))]") }
      let step = ScopeStep(child: child, row: row)
      return step.state(in: state) == nil ? nil : step
    }
    // A sheet covers the stack that it is presented from.
    return steps.first { $0.child.isPresentation } ?? steps.first
  }
}
