// The operators with case key paths. Each makes an `AnyCasePath` once and calls the operator that
// takes one. The constraints keep the compiler from choosing them where a case path was meant: see
// CompilerErrors.swift.

extension Scope {
  /// Runs a child reducer on a property of the state.
  ///
  /// ```swift
  /// Scope(state: \.counter, action: \.counter) { Counter() }
  /// ```
  ///
  /// - Parameters:
  ///   - toChildState: The property that holds the child's state.
  ///   - toChildAction: The case that holds the child's actions.
  ///   - child: The child's reducer.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action, ParentAction: CasePathable {
    self.init(state: toChildState, action: AnyCasePath(toChildAction), child: child)
  }

  /// Runs a child reducer on a property of the state.
  public init<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action, ParentAction: CasePathable {
    self.init(state: toChildState, action: AnyCasePath(toChildAction), child: child)
  }

  /// Runs a child reducer on the payload of a case of the state.
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  )
  where
    ChildState == Child.State, ChildAction == Child.Action, ParentState: CasePathable,
    ParentAction: CasePathable
  {
    self.init(
      state: AnyCasePath(toChildState), action: AnyCasePath(toChildAction), child: child,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

// `\.self` is a case key path of every type, with a macro or without.

extension Scope {
  /// Runs a child reducer on a property of the state, for all actions: `Scope(state: \.child, action: \.self)`.
  @_disfavoredOverload
  public init<ChildState>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action itself: CaseKeyPath<ParentAction, ParentAction>,
    @ReducerBuilder<ChildState, ParentAction> child: () -> Child
  ) where ChildState == Child.State, ParentAction == Child.Action {
    self.init(state: toChildState, action: AnyCasePath(itself), child: child)
  }

  /// Runs a child reducer on a property of the state, for all actions.
  @_disfavoredOverload
  public init<ChildState>(
    _ toChildState: WritableKeyPath<ParentState, ChildState>,
    action itself: CaseKeyPath<ParentAction, ParentAction>,
    @ReducerBuilder<ChildState, ParentAction> child: () -> Child
  ) where ChildState == Child.State, ParentAction == Child.Action {
    self.init(state: toChildState, action: AnyCasePath(itself), child: child)
  }
}

extension Reducer {
  /// Runs a child reducer on an optional part of the state before this reducer, for all actions.
  ///
  /// ```swift
  /// EmptyReducer().ifLet(\.self, action: \.self) { Counter() }
  /// ```
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<WrappedState, Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action itself: CaseKeyPath<Action, Action>,
    @ReducerBuilder<WrappedState, Action> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped>
  where WrappedState == Wrapped.State, Action == Wrapped.Action {
    self.ifLet(
      toWrappedState, action: AnyCasePath(itself), then: wrapped,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension Reducer {
  /// Runs a child reducer on an optional part of the state before this reducer, if the part is not
  /// `nil`.
  ///
  /// ```swift
  /// .ifLet(\.editor, action: \.editor) { Editor() }
  /// ```
  @warn_unqualified_access
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: WritableKeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfLetReducer<Self, Wrapped>
  where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action, Action: CasePathable {
    self.ifLet(
      toWrappedState, action: AnyCasePath(toWrappedAction), then: wrapped,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs a child reducer on the payload of a case of the state before this reducer, while the state
  /// is in that case.
  ///
  /// ```swift
  /// .ifCaseLet(\.loggedIn, action: \.loggedIn) { Account() }
  /// ```
  @warn_unqualified_access
  public func ifCaseLet<CaseState, CaseAction, Child: Reducer>(
    _ toCaseState: CaseKeyPath<State, CaseState>,
    action toCaseAction: CaseKeyPath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Child>
  where
    CaseState == Child.State, CaseAction == Child.Action, State: CasePathable, Action: CasePathable
  {
    self.ifCaseLet(
      AnyCasePath(toCaseState), action: AnyCasePath(toCaseAction), then: child,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs a reducer on the element of a collection that an action is for, before this reducer.
  ///
  /// ```swift
  /// .forEach(\.rows, action: \.rows) { Row() }
  /// ```
  @warn_unqualified_access
  public func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> _ForEachReducer<Self, ID, Element>
  where ElementState == Element.State, ElementAction == Element.Action, Action: CasePathable {
    let path = AnyCasePath<Action, (ID, ElementAction)>(
      AnyCasePath(toElementAction), then: IdentifiedAction.elementPath)
    return self.forEach(
      toElementsState, action: path, element: element,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension BindingReducer {
  /// Applies the bindings among the actions in one case.
  ///
  /// ```swift
  /// BindingReducer(action: \.view)
  /// ```
  public init(action toViewAction: CaseKeyPath<Action, ViewAction>) where Action: CasePathable {
    let path = AnyCasePath(toViewAction)
    self.init(action: { path.extract(from: $0) })
  }
}
