/// The steps from the root feature to the scope of the prompt.
package struct ScopePath: Sendable {
  package var steps: [ScopeStep]

  package init(steps: [ScopeStep] = []) { self.steps = steps }

  package var isRoot: Bool { steps.isEmpty }

  /// The part of the prompt after the feature's name: `.amountControl`, `.todos[2].sheet`.
  package var text: String { steps.map { "." + $0.text }.joined() }

  /// The path as summaries of changes write it: `amountControl`, `todos[2].sheet`.
  package var changePath: String {
    steps.map { step in
      step.child.name + (step.row.map { "[\(ChangeText.short($0.id))]" } ?? "")
    }.joined(separator: ".")
  }

  /// The state of this scope in the root's state, or `nil` if it is not present.
  package func state(in root: Any) -> Any? {
    steps.reduce(root as Any?) { parent, step in parent.flatMap(step.state) }
  }

  /// The root's action that carries an action of this scope.
  package func embed(_ action: Any) -> Any? {
    let (outer, inner) = spawning
    let embedded = inner.reversed().reduce(action as Any?) { child, step in
      child.flatMap(step.embed)
    }
    guard !outer.isEmpty else { return embedded }
    return embedded.map { SpawnedAction(places: outer.map(\.place), action: $0) }
  }

  /// The action of this scope that a root's action carries.
  package func extract(_ action: Any) -> Any? {
    let (outer, inner) = spawning
    var action = action
    if let spawned = action as? SpawnedAction {
      guard outer.map(\.place) == spawned.places else { return nil }
      action = spawned.action
    } else if !outer.isEmpty {
      return nil
    }
    return inner.reduce(action as Any?) { parent, step in parent.flatMap(step.extract) }
  }

  /// Whether the actions here are not part of those of the root.
  package var isSpawned: Bool { !spawning.outer.isEmpty }

  /// The steps up to the last spawned feature, and those after it.
  private var spawning: (outer: ArraySlice<ScopeStep>, inner: ArraySlice<ScopeStep>) {
    let end = steps.lastIndex { $0.child.isSpawned }.map { $0 + 1 } ?? 0
    return (steps[..<end], steps[end...])
  }

  /// The longest part of the path whose states are present.
  package func living(in root: Any) -> ScopePath {
    var living = ScopePath()
    var state: Any? = root
    for step in steps {
      state = state.flatMap(step.state)
      if state == nil { break }
      living.steps.append(step)
    }
    return living
  }

  /// The types of the state and the action here; `nil` at the root.
  package var types: (state: Any.Type, action: Any.Type)? {
    steps.last.map { ($0.child.childState, $0.child.childAction) }
  }
}

/// One step from a parent into a child. It reads the child's state and converts actions between
/// parent and child.
package struct ScopeStep: Sendable {
  package let child: ChildScope
  /// The selected row, if the child is an element of a collection.
  package let row: Row?

  package init(child: ChildScope, row: Row?) {
    self.child = child
    self.row = row
  }

  package struct Row: @unchecked Sendable {
    // Unchecked because `id` is `Any`. It is a value made from text, and nothing changes it.
    package let id: Any
    /// The row as the prompt shows it: `[2]`.
    package let text: String

    package init(id: Any, text: String) {
      self.id = id
      self.text = text
    }
  }

  /// The step as the prompt shows it: `amountControl`, `todos[2]`.
  package var text: String { child.name + (row?.text ?? "") }

  /// The child's state in its parent's state, or `nil` if the child is not present.
  package func state(in parent: Any) -> Any? {
    let found = stored(in: parent)
    return (found as? any SpawnedState)?.spawnedState ?? found
  }

  fileprivate var place: SpawnedAction.Place {
    SpawnedAction.Place(name: child.name, id: row?.id as? AnyHashable)
  }

  func stored(in parent: Any) -> Any? {
    switch child.kind {
    case .property: return Stored.value(named: child.name, in: parent)
    case .computed(let computed): return computed.state(in: parent)
    case .optional, .presentation:
      return Stored.value(named: child.name, in: parent).flatMap(Stored.unwrapped)
    case .enumCase: return Stored.payload(of: child.name, in: parent)
    case .rows:
      guard let row, let rows = Stored.value(named: child.name, in: parent) as? any RowCollection
      else { return nil }
      return rows.row(id: row.id)
    }
  }

  /// The reason why the child is not present.
  package func absence(in parent: Any) -> String {
    switch child.kind {
    case .property, .computed, .optional, .presentation: return "it is nil"
    case .enumCase:
      let current = Stored.caseName(of: parent) ?? "another case"
      return "the state is .\(current) now"
    case .rows:
      return (Stored.value(named: child.name, in: parent) as? any RowCollection)?.idsHint
        ?? "there are no rows"
    }
  }

  /// The parent's action that dismisses the child; `nil` if the child is neither presented nor on a stack.
  package var dismissal: Any? {
    guard let layout = EnumLayout.of(child.parentAction), let actionCase = child.actionCase else {
      return nil
    }
    if let presentation = actionCase.payload as? any PresentationActionType.Type {
      return layout.make(actionCase, payload: presentation.dismissal)
    }
    guard let stack = actionCase.payload as? any StackActionType.Type,
      let id = row?.id as? StackElementID
    else { return nil }
    return layout.make(actionCase, payload: stack.removal(from: id))
  }

  /// The parent's action that carries a child's action.
  package func embed(_ action: Any) -> Any? {
    guard let layout = EnumLayout.of(child.parentAction), let actionCase = child.actionCase else {
      return nil
    }
    if let row, let type = actionCase.payload as? any ElementAction.Type {
      return type.make(id: row.id, action: action)
        .flatMap { layout.make(actionCase, payload: $0) }
    }
    if let presentation = actionCase.payload as? any PresentationActionType.Type,
      let presented = presentation.presenting(action)
    {
      return layout.make(actionCase, payload: presented)
    }
    guard let row, let tuple = actionCase.payload.flatMap(TupleLayout.of) else {
      return layout.make(actionCase, payload: action)
    }
    return tuple.make([row.id, action]).flatMap { layout.make(actionCase, payload: $0) }
  }

  /// The child's action that a parent's action carries, or `nil` if it is not for this child.
  package func extract(_ action: Any) -> Any? {
    guard let layout = EnumLayout.of(child.parentAction), let actionCase = child.actionCase,
      layout.caseOf(action)?.tag == actionCase.tag,
      let payload = layout.payload(of: action)
    else { return nil }
    if let presentation = payload as? any PresentationActionType {
      return presentation.presentedAction
    }
    guard let row else { return payload is any StackActionType ? nil : payload }
    if let element = (payload as? any ElementAction)?.element {
      return (element.id as? AnyHashable) == (row.id as? AnyHashable) ? element.action : nil
    }
    guard let values = TupleLayout.of(type(of: payload))?.values(of: payload), values.count == 2,
      (values[0] as? AnyHashable) == (row.id as? AnyHashable)
    else { return nil }
    return values[1]
  }
}
