/// The actions that can be typed in the scope of the prompt.
struct ScopedActions {
  let actionType: Any.Type
  let stateType: Any.Type
  let state: Any?
  let finder: ChildFinder

  /// Reads the action at an offset of a line, with or without its leading dot.
  func action(in line: String, from offset: Int) throws(InputError) -> Any {
    let text = line[line.index(line.startIndex, offsetBy: offset)...]
    return try ActionReader(hooks: hooks).action(text, as: actionType)
  }

  var catalog: ActionCatalog { ActionCatalog(actionType, hooks: hooks) }

  private var hooks: ActionHooks {
    ActionHooks(
      state: { type, steps in witness(of: type, at: steps) },
      id: { position, steps in id(at: position, steps) },
      now: { field, cases in
        let steps = cases.map { ActionStep(name: $0) }
        return field.name.split(separator: ".").reduce(self.state(at: steps[...])) { whole, name in
          whole.flatMap { Stored.value(named: String(name), in: $0) }
        }.map { ChangeText.short($0) }
      })
  }

  /// A state to try key paths on: the child's if it exists, otherwise any value of the type.
  private func witness(of type: Any.Type, at steps: [ActionStep]) -> Any? {
    guard let found = self.state(at: steps[...]), Swift.type(of: found) == type else {
      return state.flatMap { ValueSearch.first(of: type, in: $0) }
    }
    return found
  }

  /// The state of the child that the cases of an action select. A case for a binding does not
  /// select a child.
  private func state(at steps: ArraySlice<ActionStep>) -> Any? {
    var current = (state: state, types: (stateType, actionType))
    for step in steps {
      guard let place = place(step.name, in: current.types) else { break }
      let row = step.id.map { ScopeStep.Row(id: $0, text: "") }
      current = (
        current.state.flatMap { ScopeStep(child: place, row: row).state(in: $0) },
        (place.childState, place.childAction)
      )
    }
    return current.state
  }

  /// The ID at a position of the rows whose actions are in the last case.
  private func id(at position: Int, _ steps: [ActionStep]) -> PositionedID {
    guard let last = steps.last, let parent = state(at: steps.dropLast()),
      let place = finder.places(of: type(of: parent), actionTypes(steps.dropLast()))
        .first(where: { $0.actionCase?.name == last.name && $0.hasRows }),
      let rows = Stored.value(named: place.name, in: parent) as? any RowCollection
    else { return .noCollection }
    return rows.rowID(at: position).map { .id($0) } ?? .beyond(count: rows.rowIDs.count)
  }

  private func actionTypes(_ steps: ArraySlice<ActionStep>) -> Any.Type {
    var types = (stateType, actionType)
    for step in steps {
      guard let place = place(step.name, in: types) else { break }
      types = (place.childState, place.childAction)
    }
    return types.1
  }

  private func place(
    _ actionCase: String, in types: (state: Any.Type, action: Any.Type)
  ) -> ChildScope? {
    finder.places(of: types.state, types.action).first { $0.actionCase?.name == actionCase }
  }
}

extension RunningFeature {
  /// The actions that can be typed in the scope of the prompt.
  @MainActor
  var scopedActions: ScopedActions {
    let (state, action) = scopedTypes
    return ScopedActions(
      actionType: action, stateType: state, state: scopedState, finder: children)
  }
}
