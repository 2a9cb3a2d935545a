/// Finds the child features that `scope` can enter, from the types of a state and its actions.
///
/// A child has the name of the state's property, or of its case if the state is an enum. Its
/// actions are in the action case of the same name, otherwise in the case that an operator of the
/// reducer connects with the property, otherwise in the case whose payload is declared in the same
/// type as the child's state: `todos: IdentifiedArrayOf<Todo.State>` belongs to
/// `todo(id:action:)`, which carries a `Todo.Action`. A child whose state is computed has the name of
/// its action's case.
package struct ChildFinder: Sendable {
  package let links: [ChildLink]

  package init(outline: [ReducerOutline]) {
    links = outline.flatMap(\.flattened).compactMap(\.link)
  }

  /// The result for one name of the state.
  package enum Finding {
    case child(ChildScope)
    /// More than one case of the action fits.
    case ambiguous(cases: [String])
  }

  /// The children by name, in the order of the state's declaration.
  package func children(of state: Any.Type, _ action: Any.Type) -> [(
    name: String, finding: Finding
  )] {
    let parts = parts(of: state)
    guard let actions = EnumLayout.of(action) else {
      return parts.compactMap { part in
        spawned(part, in: state, action).map { (part.name, $0) }
      }
    }
    let stored = parts.compactMap { part in
      (spawned(part, in: state, action) ?? finding(for: part, among: actions, in: state)).map {
        (part.name, $0)
      }
    }
    let names = Set(stored.map(\.0))
    return stored + computed(of: state, actions).filter { !names.contains($0.name) }
  }

  /// The children that an operator finds in a computed property.
  private func computed(
    of state: Any.Type, _ actions: EnumLayout
  ) -> [(name: String, finding: Finding)] {
    links.compactMap { link in
      guard let computed = link.computed, computed.parentState == state,
        link.parentAction == actions.type,
        let actionCase = actions.cases.first(where: { $0.name == link.action })
      else { return nil }
      return (
        actionCase.name,
        .child(
          ChildScope(
            name: actionCase.name, kind: .computed(computed), actionCase: actionCase,
            parentState: state, parentAction: actions.type, childState: link.childState,
            childAction: link.childAction, isWired: true))
      )
    }
  }

  /// The children that are not ambiguous.
  package func places(of state: Any.Type, _ action: Any.Type) -> [ChildScope] {
    children(of: state, action).compactMap {
      if case .child(let child) = $0.finding { return child }
      return nil
    }
  }

  /// A property of the state, or the payload of its case.
  private struct Part {
    package let name: String
    package let kind: ChildScope.Kind
    package let type: Any.Type
  }

  private func parts(of state: Any.Type) -> [Part] {
    if let layout = EnumLayout.of(state) {
      return layout.cases.compactMap { enumCase in
        enumCase.payload.map { Part(name: enumCase.name, kind: .enumCase, type: $0) }
      }
    }
    return StructLayout.of(state)?.fields.map(part) ?? []
  }

  private func part(_ field: StructLayout.Field) -> Part {
    if let wrapper = field.type as? any WrappedFieldType.Type {
      return Part(name: String(field.name.dropFirst()), kind: .property, type: wrapper.valueType)
    }
    if let presentation = field.type as? any PresentationStateType.Type {
      return Part(
        name: field.declaredName, kind: .presentation, type: presentation.childState)
    }
    let type = (field.type as? any OptionalType.Type)?.wrapped
    if let rows = field.type as? any RowCollection.Type {
      return Part(name: field.name, kind: .rows(idType: rows.idType), type: rows.rowType)
    }
    return Part(
      name: field.name, kind: type == nil ? .property : .optional, type: type ?? field.type)
  }

  /// A child of 2.0 whose actions no case carries.
  private func spawned(_ part: Part, in state: Any.Type, _ action: Any.Type) -> Finding? {
    guard let types = (part.type as? any SpawnedState.Type)?.spawnedTypes else { return nil }
    return .child(
      ChildScope(
        name: part.name, kind: part.kind, actionCase: nil, parentState: state,
        parentAction: action, childState: types.state, childAction: types.action,
        isWired: links.contains {
          $0.parentAction == action && $0.childState == part.type
            && ["\\.\(part.name)", "/.\(part.name)"].contains($0.place)
        }))
  }

  private func finding(for part: Part, among actions: EnumLayout, in state: Any.Type) -> Finding? {
    let fitting = actions.cases.filter { fits($0, part) }
    let named = fitting.filter { $0.name == part.name }
    let wired = fitting.filter { isWired($0, part, actions) }
    let owned = fitting.filter { enumCase in
      Self.owner(of: part.type).map { Self.owner(of: childAction(enumCase, part)!) == $0 } ?? false
    }
    guard let candidates = [named, wired, owned].first(where: { !$0.isEmpty }) else { return nil }
    guard candidates.count == 1 else { return .ambiguous(cases: candidates.map(\.name).sorted()) }
    return .child(
      ChildScope(
        name: part.name, kind: part.kind, actionCase: candidates[0], parentState: state,
        parentAction: actions.type, childState: part.type,
        childAction: childAction(candidates[0], part)!,
        isWired: isWired(candidates[0], part, actions)))
  }

  /// Whether a case can carry a child's actions: its payload is an enum, or an ID and an enum if
  /// the child is an element of a collection.
  private func fits(_ enumCase: EnumCase, _ part: Part) -> Bool {
    guard let action = childAction(enumCase, part) else { return false }
    return EnumLayout.of(action) != nil && action != part.type
      && !(action is any OptionalType.Type) && !(action is any RawRepresentable.Type)
  }

  private func childAction(_ enumCase: EnumCase, _ part: Part) -> Any.Type? {
    if case .presentation = part.kind {
      return (enumCase.payload as? any PresentationActionType.Type)?.childAction
    }
    guard case .rows(let idType) = part.kind else { return enumCase.payload }
    if let element = enumCase.payload as? any ElementAction.Type {
      return element.idType == idType ? element.childAction : nil
    }
    guard let elements = enumCase.payload.flatMap(TupleLayout.of)?.elements, elements.count == 2,
      elements[0].type == idType
    else { return nil }
    return elements[1].type
  }

  private func isWired(_ enumCase: EnumCase, _ part: Part, _ actions: EnumLayout) -> Bool {
    links.contains {
      // A case path does not always know the name of its case. Then the state's path decides.
      let places = ["\\.\(part.name)", "\\.$\(part.name)"]
      let isNamed = $0.action.map { $0 == enumCase.name } ?? places.contains($0.place)
      return isNamed && $0.parentAction == actions.type && $0.childState == part.type
    }
  }

  /// The name of the type that contains a type, as `Todo` contains `Todo.State`, or `nil` if it is
  /// declared at the top level of a module.
  fileprivate static func owner(of type: Any.Type) -> String? {
    var depth = 0
    let name = _typeName(type, qualified: true)
    let dots = name.indices.filter { index in
      if name[index] == "<" { depth += 1 }
      if name[index] == ">" { depth -= 1 }
      return depth == 0 && name[index] == "."
    }
    guard dots.count > 1, let last = dots.last else { return nil }
    return String(name[..<last])
  }
}

/// A child feature in its parent: its part of the state, and the case that carries its actions.
package struct ChildScope: Sendable {
  /// The property's name, or the case's name if the state is an enum.
  package let name: String
  package let kind: Kind
  /// The case of the parent's action; `nil` for a spawned feature, whose actions its parent does not see.
  package let actionCase: EnumCase?
  package let parentState: Any.Type
  package let parentAction: Any.Type
  package let childState: Any.Type
  package let childAction: Any.Type
  /// Whether one of the parent's reducers runs the child here.
  package let isWired: Bool

  /// The kind of storage that contains the child's state.
  package enum Kind: Sendable {
    case property
    case computed(ComputedChild)
    case optional
    case presentation
    case enumCase
    /// A collection whose elements are found by their IDs.
    case rows(idType: Any.Type)
  }

  package var isSpawned: Bool { actionCase == nil }

  /// Whether this is an alert or a dialog, which has no reducer.
  package var isEphemeral: Bool { childState is any _EphemeralState.Type }

  /// Whether the types say that this is a feature: `filter: Filter` and a case `filter(Choice)` only have the same name,
  /// also if the feature of the field declares both types.
  package var isCertain: Bool {
    if isWired || hasRows || isSpawned { return true }
    guard let owner = ChildFinder.owner(of: childState) else { return false }
    return owner == ChildFinder.owner(of: childAction)
      && owner != ChildFinder.owner(of: parentState)
  }

  package var hasRows: Bool {
    if case .rows = kind { return true }
    return false
  }

  /// Whether the child is a part of a screen: a case of the state, or presented over it or on a stack.
  package var isOnScreen: Bool {
    switch kind {
    case .enumCase, .presentation: true
    case .rows(let idType): idType == StackElementID.self
    case .property, .computed, .optional: false
    }
  }

  package var isPresentation: Bool {
    if case .presentation = kind { return true }
    return false
  }
}

extension StructLayout.Field {
  /// The name without the underscore of a wrapper's storage.
  fileprivate var declaredName: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
}
