// Declarations that no program uses. They decide which error the compiler reports for a mistake.
//
// If no overload fits a call, the compiler chooses the one that needs the fewest corrections and
// reports these. The declarations below make the intended overload the closest one, so that the error
// names what was misspelled. Tests/ComposableShellTests/Loading/CompilerErrorTests.swift lists the errors.

// MARK: Key paths

// A `WritableKeyPath` parameter does not accept a key path to an unknown property, because that is not
// writable. The compiler reports this before the name. A `KeyPath` parameter has no other error than
// the name.

extension Scope {
  /// Reports a property that cannot be changed.
  @available(*, unavailable, message: "the child's state must be a property that can be changed")
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state toChildState: KeyPath<ParentState, ChildState>,
    action toChildAction: _CasePathParameter<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    fatalError("This initializer is unavailable.")
  }

  @available(*, unavailable, message: "the child's state must be a property that can be changed")
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state toChildState: KeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action, ParentAction: CasePathable {
    fatalError("This initializer is unavailable.")
  }
}

// `Scope` also takes a case of the state. The compiler would rather report that the state has no case key
// paths than that it has no such property, because an unknown name leaves a type open. So an overload accepts
// every name.

extension Scope {
  /// Reports a property that does not exist.
  @available(
    *, unavailable,
    message: "State has no variable of this name and of the type of the child's state"
  )
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state toChildState: KeyPath<_AnyName<ParentState>, ChildState>,
    action toChildAction: _CasePathParameter<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child, line: UInt = #line
  ) where ChildState == Child.State, ChildAction == Child.Action {
    fatalError("This initializer is unavailable.")
  }

  @available(
    *, unavailable,
    message: "State has no variable of this name and of the type of the child's state"
  )
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state toChildState: KeyPath<_AnyName<ParentState>, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child, line: UInt = #line
  ) where ChildState == Child.State, ChildAction == Child.Action, ParentAction: CasePathable {
    fatalError("This initializer is unavailable.")
  }

  @available(
    *, unavailable,
    message: "State has no variable of this name and of the type of the child's state"
  )
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    _ toChildState: KeyPath<_AnyName<ParentState>, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child, line: UInt = #line
  ) where ChildState == Child.State, ChildAction == Child.Action, ParentAction: CasePathable {
    fatalError("This initializer is unavailable.")
  }
}

/// A type with members of all names and types. It has no values.
@dynamicMemberLookup
public enum _AnyName<State> {
  public subscript<Member>(dynamicMember name: String) -> Member {
    fatalError("This type has no values.")
  }
}

extension Reducer {
  /// Reports a property that does not exist or cannot be changed.
  @available(*, unavailable, message: "the child's state must be a property that can be changed")
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: KeyPath<State, WrappedState?>,
    action toWrappedAction: _CasePathParameter<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped
  ) -> _IfLetReducer<Self, Wrapped>
  where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action {
    fatalError("This method is unavailable.")
  }

  /// Reports a property that does not exist or cannot be changed.
  @available(*, unavailable, message: "the elements must be a property that can be changed")
  @_disfavoredOverload
  @warn_unqualified_access
  public func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(
    _ toElementsState: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: _CasePathParameter<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element
  ) -> _ForEachReducer<Self, ID, Element>
  where ElementState == Element.State, ElementAction == Element.Action {
    fatalError("This method is unavailable.")
  }

  /// Reports a property that does not exist or cannot be changed.
  @available(*, unavailable, message: "the child's state must be a property that can be changed")
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<WrappedState, WrappedAction, Wrapped: Reducer>(
    _ toWrappedState: KeyPath<State, WrappedState?>,
    action toWrappedAction: CaseKeyPath<Action, WrappedAction>,
    @ReducerBuilder<WrappedState, WrappedAction> then wrapped: () -> Wrapped
  ) -> _IfLetReducer<Self, Wrapped>
  where WrappedState == Wrapped.State, WrappedAction == Wrapped.Action, Action: CasePathable {
    fatalError("This method is unavailable.")
  }

  /// Reports a property that does not exist or cannot be changed.
  @available(*, unavailable, message: "the elements must be a property that can be changed")
  @_disfavoredOverload
  @warn_unqualified_access
  public func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer>(
    _ toElementsState: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element
  ) -> _ForEachReducer<Self, ID, Element>
  where ElementState == Element.State, ElementAction == Element.Action, Action: CasePathable {
    fatalError("This method is unavailable.")
  }
}

// MARK: Reducers of other children

// The reducer of another child differs in its state and its actions. With the overloads above alone, the compiler compares
// these mistakes with those of the overloads for presentations and stacks.

extension Scope {
  /// Reports a reducer with other types.
  @available(
    *, unavailable,
    message: "the reducer's State and Action must be the types of the property and of the case"
  )
  @_disfavoredOverload
  public init<ChildState, ChildAction, OtherState, OtherAction>(
    state toChildState: KeyPath<ParentState, ChildState>,
    action toChildAction: _CasePathParameter<ParentAction, ChildAction>,
    @ReducerBuilder<OtherState, OtherAction> child: () -> Child
  ) where OtherState == Child.State, OtherAction == Child.Action {
    fatalError("This initializer is unavailable.")
  }
}

extension Reducer {
  @available(
    *, unavailable,
    message: "the reducer's State and Action must be the types of the property and of the case"
  )
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifLet<WrappedState, WrappedAction, OtherState, OtherAction, Wrapped: Reducer>(
    _ toWrappedState: KeyPath<State, WrappedState?>,
    action toWrappedAction: _CasePathParameter<Action, WrappedAction>,
    @ReducerBuilder<OtherState, OtherAction> then wrapped: () -> Wrapped
  ) -> _IfLetReducer<Self, Wrapped>
  where OtherState == Wrapped.State, OtherAction == Wrapped.Action {
    fatalError("This method is unavailable.")
  }

  /// Reports a reducer with other types.
  @available(
    *, unavailable, message: "the reducer's State and Action must be the types of the cases"
  )
  @_disfavoredOverload
  @warn_unqualified_access
  public func ifCaseLet<CaseState, CaseAction, OtherState, OtherAction, Case: Reducer>(
    _ toCaseState: _CasePathParameter<State, CaseState>,
    action toCaseAction: _CasePathParameter<Action, CaseAction>,
    @ReducerBuilder<OtherState, OtherAction> then child: () -> Case
  ) -> _IfCaseLetReducer<Self, Case>
  where OtherState == Case.State, OtherAction == Case.Action {
    fatalError("This method is unavailable.")
  }

  /// Reports a reducer with other types.
  @available(
    *, unavailable,
    message: "the reducer's State and Action must be the types of the elements and of the case"
  )
  @_disfavoredOverload
  @warn_unqualified_access
  public func forEach<
    ElementState, ElementAction, ID: Hashable, OtherState, OtherAction, Element: Reducer
  >(
    _ toElementsState: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: _CasePathParameter<Action, (ID, ElementAction)>,
    @ReducerBuilder<OtherState, OtherAction> element: () -> Element
  ) -> _ForEachReducer<Self, ID, Element>
  where OtherState == Element.State, OtherAction == Element.Action {
    fatalError("This method is unavailable.")
  }
}

// MARK: Case paths

/// An ``AnyCasePath``, as a parameter that has an overload for key paths.
///
/// The compiler counts a protocol to which an argument does not conform as a correction. With an
/// `AnyCasePath` parameter, converting a misspelled key path to a case path would be the only one. With a
/// parameter of three protocols it needs three, and the overload for key paths is closer.
public protocol _CasePathTo<Root, Value> {
  associatedtype Root
  associatedtype Value
  var _casePath: AnyCasePath<Root, Value> { get }
}

/// The type of such a parameter.
public typealias _CasePathParameter<Root, Value> = any _CasePathTo<Root, Value> & _CasePathOnly
  & _NotKeyPath

/// See ``_CasePathTo``.
public protocol _CasePathOnly {}

/// See ``_CasePathTo``.
public protocol _NotKeyPath {}

extension AnyCasePath: _CasePathTo, _CasePathOnly, _NotKeyPath {
  @inlinable public var _casePath: Self { self }
}

/// The action itself, in place of one of its cases: `.self`.
///
/// As with ``_CasePathTo``, three protocols keep the compiler from converting a misspelled key path to a
/// parameter of this type.
public protocol _WholeAction {}

/// The only ``_WholeAction``.
public struct _Itself: _WholeAction, _CasePathOnly, _NotKeyPath {}

extension _WholeAction where Self == _Itself {
  public static var `self`: _Itself { _Itself() }
}

// MARK: Patterns

/// Makes `case .misspelled:` an error about the switched type. Without this operator, the compiler looks for
/// the name in `AnyCasePath`, the pattern of another `~=`.
@available(*, unavailable, message: "the type of the pattern must conform to Equatable")
@_disfavoredOverload
public func ~= <T>(pattern: T, value: T) -> Bool {
  fatalError("This operator is unavailable.")
}
