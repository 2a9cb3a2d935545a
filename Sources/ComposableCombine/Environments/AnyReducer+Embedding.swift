extension AnyReducer {
  /// Runs this reducer on a property of a parent's state, for a case of the parent's actions.
  public func pullback<ParentState, ParentAction, ParentEnvironment>(
    state toState: WritableKeyPath<ParentState, State>,
    action toAction: CasePath<ParentAction, Action>,
    environment toEnvironment: @escaping (ParentEnvironment) -> Environment
  ) -> AnyReducer<ParentState, ParentAction, ParentEnvironment> {
    AnyReducer<ParentState, ParentAction, ParentEnvironment>(reducer: { environment in
      Scope(state: toState, action: toAction) { Reduce(reducer({ toEnvironment(environment()) })) }
    })
  }

  /// Runs this reducer on the payload of a case of a parent's state.
  public func pullback<ParentState, ParentAction, ParentEnvironment>(
    state toState: CasePath<ParentState, State>, action toAction: CasePath<ParentAction, Action>,
    environment toEnvironment: @escaping (ParentEnvironment) -> Environment,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> AnyReducer<ParentState, ParentAction, ParentEnvironment> {
    AnyReducer<ParentState, ParentAction, ParentEnvironment>(reducer: { environment in
      Scope(
        state: toState, action: toAction,
        child: { Reduce(reducer({ toEnvironment(environment()) })) }, fileID: fileID,
        filePath: filePath, line: line, column: column)
    })
  }

  /// Runs this reducer while the state is not `nil`. An action that arrives later is reported.
  public func optional(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> AnyReducer<State?, Action, Environment> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return AnyReducer<State?, Action, Environment>(reducer: { environment in
      OptionalReducer(wrapped: Reduce(reducer(environment)), location: location)
    })
  }

  /// Runs this reducer on the elements of a parent's identified array.
  public func forEach<ParentState, ParentAction, ParentEnvironment, ID: Hashable>(
    state toElements: WritableKeyPath<ParentState, IdentifiedArray<ID, State>>,
    action toAction: CasePath<ParentAction, (ID, Action)>,
    environment toEnvironment: @escaping (ParentEnvironment) -> Environment,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> AnyReducer<ParentState, ParentAction, ParentEnvironment> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return AnyReducer<ParentState, ParentAction, ParentEnvironment>(reducer: { environment in
      EmptyReducer().forEachOfOldTime(
        toElements, action: toAction,
        element: Reduce(reducer({ toEnvironment(environment()) })), at: location)
    })
  }

  /// Runs this reducer on the elements of a parent's array, whose actions contain the position.
  public func forEach<ParentState, ParentAction, ParentEnvironment>(
    state toElements: WritableKeyPath<ParentState, [State]>,
    action toAction: CasePath<ParentAction, (Int, Action)>,
    environment toEnvironment: @escaping (ParentEnvironment) -> Environment,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> AnyReducer<ParentState, ParentAction, ParentEnvironment> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return AnyReducer<ParentState, ParentAction, ParentEnvironment>(reducer: { environment in
      PlacedReducer(
        element: Reduce(reducer({ toEnvironment(environment()) })), elements: toElements,
        action: toAction, location: location
      ) { elements, index, run in
        elements.indices.contains(index) ? run(&elements[index]) : nil
      }
    })
  }

  /// Runs this reducer on the values of a parent's dictionary, whose actions contain the key.
  public func forEach<ParentState, ParentAction, ParentEnvironment, Key: Hashable>(
    state toValues: WritableKeyPath<ParentState, [Key: State]>,
    action toAction: CasePath<ParentAction, (Key, Action)>,
    environment toEnvironment: @escaping (ParentEnvironment) -> Environment,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> AnyReducer<ParentState, ParentAction, ParentEnvironment> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return AnyReducer<ParentState, ParentAction, ParentEnvironment>(reducer: { environment in
      PlacedReducer(
        element: Reduce(reducer({ toEnvironment(environment()) })), elements: toValues,
        action: toAction, location: location
      ) { values, key, run in
        values[key] == nil ? nil : run(&values[key]!)
      }
    })
  }
}

/// Runs a reducer on an optional state.
private struct OptionalReducer<Wrapped: Reducer>: OperatorReducer {
  typealias State = Wrapped.State?
  typealias Action = Wrapped.Action

  let wrapped: Wrapped
  let location: SourceLocation

  func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<State, Action> {
    let run = wrapped._compile(compiler)
    return { [location] state, action in
      guard state != nil else {
        reportNilChild(of: "optional", at: "\(Wrapped.State.self)", action, at: location)
        return .none
      }
      return run(&state!, action)
    }
  }
}

/// Runs a reducer on the elements of a collection, whose actions contain their place.
private struct PlacedReducer<State, Action, Elements, Place, Element: Reducer>: OperatorReducer {
  let element: Element
  let elements: WritableKeyPath<State, Elements>
  let action: AnyCasePath<Action, (Place, Element.Action)>
  let location: SourceLocation
  /// Runs a function on the element at a place; returns `nil` if it has none.
  let modify:
    (inout Elements, Place, (inout Element.State) -> Effect<Element.Action>) -> Effect<
      Element.Action
    >?

  func _compile(_ compiler: ReducerCompiler) -> CompiledReducer<State, Action> {
    let run = element._compile(compiler)
    return { state, action in
      guard let (place, elementAction) = self.action.extract(from: action) else { return .none }
      let effect = modify(&state[keyPath: elements], place) { run(&$0, elementAction) }
      guard let effect else {
        reportMissingElement(place, in: elements, action, at: location)
        return .none
      }
      return effect.map { self.action.embed((place, $0)) }
    }
  }
}
