enum DismissCommand {
  static let command = Command(
    name: "dismiss", summary: "Dismiss the presented child",
    details: """
      Sends `.dismiss` for the child that the prompt is in or, if it is in none, for
      the uppermost child that is presented, as closing its screen does. In a feature
      of 2.0, it sets the state of the child to nil.
        dismiss
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    arguments: .nothing,
    needs: \.loaded, \.sender
  ) { line, loaded, sender in
    guard let output = ChildRemoval(loaded: loaded).output(sender, of: .presented) else {
      throw line.errorOfLine(
        .notThere, "no child is presented in \(loaded.prompt)",
        hint: "`tree` shows what is presented")
    }
    return output
  }
}

enum BackCommand {
  static let command = Command(
    name: "back", summary: "Go back to the previous screen of a stack",
    details: """
      Sends `.popFrom` for the screen that the prompt is in or, if it is in none, for
      the topmost screen of the stack, as the Back button does. In a feature of 2.0,
      it removes the screen, and those above it, from the state.
        back
      """,
    meaning: .changesFeature(inTest: .actionsOnly, reads: []),
    arguments: .nothing,
    needs: \.loaded, \.sender
  ) { line, loaded, sender in
    guard let output = ChildRemoval(loaded: loaded).output(sender, of: .onStack) else {
      throw line.errorOfLine(
        .notThere, "no stack in \(loaded.prompt) has a screen to leave",
        hint: "`undo` takes back the last action; `tree` shows the stacks")
    }
    return output
  }
}

/// Removes a child as a view does: with an action in 1.x, and by writing the state in 2.0.
@MainActor
private struct ChildRemoval {
  enum Kind {
    /// A child that a sheet or the like shows. In 2.0, each optional child may be one.
    case presented
    /// An element of a stack.
    case onStack
  }

  let loaded: RunningFeature
  private var store: any SessionStore { loaded.store }

  /// Removes the innermost child of a kind: one that the prompt is in, or else one that is presented below the prompt.
  ///
  /// - Returns: `nil` if there is none.
  func output(_ sender: ActionSender, of kind: Kind) -> Output? {
    let isMeant = { (step: ScopeStep) in self.is(step.child, kind) }
    let path = loaded.scope.steps.contains(where: isMeant) ? loaded.scope : presentedPath
    guard let index = path.steps.lastIndex(where: isMeant) else { return nil }
    let (parent, step) = (ScopePath(steps: Array(path.steps[..<index])), path.steps[index])
    guard let second = store as? any SecondVersionStore else {
      return step.dismissal.flatMap(parent.embed).map { sender.sendToRoot($0, in: loaded) }
    }
    let state = parent.state(in: store.state).flatMap(step.removing)
      .flatMap { parent.replacing(in: store.state, with: $0) }
    return state.map { state in sender.changes.make { second.write(state) } }
  }

  private func `is`(_ child: ChildScope, _ kind: Kind) -> Bool {
    switch (kind, child.kind) {
    case (.presented, .optional): return store is any SecondVersionStore
    case (.presented, _): return child.isPresentation
    case (.onStack, .rows(let idType)):
      if idType == StackElementID.self { return true }
      return store.outline.flatMap(\.flattened).compactMap(\.link).contains {
        $0.isStack && $0.action == child.actionCase?.name && $0.parentAction == child.parentAction
      }
    case (.onStack, _): return false
    }
  }

  /// The scope of the prompt, continued into what is presented, down to the uppermost child.
  private var presentedPath: ScopePath {
    var path = loaded.scope
    while let step = presentedStep(in: path) { path.steps.append(step) }
    return path
  }

  /// The step into the child that is drawn over the others: a presented child, the topmost screen of a stack, or the current case.
  private func presentedStep(in path: ScopePath) -> ScopeStep? {
    guard let state = path.state(in: store.state) else { return nil }
    let (stateType, actionType) = path.types ?? (store.stateType, store.actionType)
    let steps = loaded.children.places(of: stateType, actionType).compactMap {
      child -> ScopeStep? in
      guard child.isOnScreen || self.is(child, .presented) || self.is(child, .onStack) else {
        return nil
      }
      let top = (Stored.value(named: child.name, in: state) as? any RowCollection)?.rowIDs.last
      let row = top.map { ScopeStep.Row(id: $0, text: "[\(IDText.of($0))]") }
      let step = ScopeStep(child: child, row: row)
      return step.state(in: state) == nil ? nil : step
    }
    // A sheet covers the stack that it is presented from.
    return steps.first { self.is($0.child, .presented) } ?? steps.first
  }
}
