import ViewValues

/// The store of an enum of children, or `nil`.
public protocol _PresentedEnumStore {
  associatedtype EnumState: CasePathable
  /// The enum with a store for each feature.
  associatedtype CaseScope: CasePathable
  /// The feature in whose case the state is.
  @MainActor var _case: CaseScope? { get }
  /// A store for the payload of a case, or `nil` if the state is in another case.
  @MainActor func _part<Child, ChildAction>(
    at path: AnyCasePath<EnumState, Child>
  ) -> Store<Child, ChildAction>?
}

extension Store: _PresentedEnumStore
where
  State: CaseReducerState, State.StateReducer: CaseReducer, State.StateReducer.Action == Action,
  State.StateReducer.CaseScope: CasePathable, State: CasePathable
{
  public typealias EnumState = State
  public typealias CaseScope = State.StateReducer.CaseScope

  /// The feature in whose case the state is.
  public var _case: CaseScope? { self.case }

  /// A store for the payload of a case. The actions are in the case of the same name.
  public func _part<Child, ChildAction>(
    at path: AnyCasePath<State, Child>
  ) -> Store<Child, ChildAction>? {
    guard let current = withState({ path.extract(from: $0) }) else { return nil }
    let name = withState { EnumLayout.of(State.self)?.caseOf($0)?.name }
    guard let layout = EnumLayout.of(Action.self),
      let match = layout.cases.first(where: { $0.name == name && $0.payload == ChildAction.self })
    else { return nil }
    return part(last: current, of: { path.extract(from: $0) }) { action in
      guard let embedded = layout.make(match, payload: action) as? Action else {
        preconditionFailure("\(Action.self) has no case \(match.name) for \(ChildAction.self)")
      }
      return embedded
    }
  }
}

extension Optional: _PresentedEnumStore where Wrapped: _PresentedEnumStore {
  public typealias EnumState = Wrapped.EnumState
  public typealias CaseScope = Wrapped.CaseScope

  /// The feature in whose case the state is, or `nil` without a store.
  public var _case: CaseScope? { self?._case }

  /// A store for the payload of a case, or `nil` without a store.
  public func _part<Child, ChildAction>(
    at path: AnyCasePath<EnumState, Child>
  ) -> Store<Child, ChildAction>? {
    self?._part(at: path)
  }
}

/// The cases of a presented enum: `$store.scope(\.$destination, action: \.destination).edit`.
extension Binding where Value: _PresentedEnumStore & ExpressibleByNilLiteral {
  /// A binding to the store of a feature that an enum of children presents.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(\.$destination, action: \.destination).edit) { store in
  ///   EditView(store: store)
  /// }
  /// ```
  @MainActor @preconcurrency
  public subscript<ChildState, ChildAction>(
    dynamicMember keyPath: KeyPath<
      Value.CaseScope.AllCasePaths, AnyCasePath<Value.CaseScope, Store<ChildState, ChildAction>>
    >
  ) -> Binding<Store<ChildState, ChildAction>?> {
    let path = Value.CaseScope.allCasePaths[keyPath: keyPath]
    return part { $0._case.flatMap { path.extract(from: $0) } }
  }

  /// A binding to the data of a case without a feature: `@ReducerCaseIgnored case text(String)`.
  @MainActor @preconcurrency
  @_disfavoredOverload
  public subscript<Payload>(
    dynamicMember keyPath: KeyPath<
      Value.CaseScope.AllCasePaths, AnyCasePath<Value.CaseScope, Payload>
    >
  ) -> Binding<Payload?> {
    let path = Value.CaseScope.allCasePaths[keyPath: keyPath]
    return part { $0._case.flatMap { path.extract(from: $0) } }
  }

  /// A binding to the store of an alert that an enum of children presents.
  ///
  /// An alert whose actions the enum declares itself already has a store in the case of `CaseScope`.
  @MainActor @preconcurrency
  @_disfavoredOverload
  public subscript<ButtonAction>(
    dynamicMember keyPath: KeyPath<
      Value.EnumState.AllCasePaths, AnyCasePath<Value.EnumState, AlertState<ButtonAction>>
    >
  ) -> Binding<Store<AlertState<ButtonAction>, ButtonAction>?> {
    let path = Value.EnumState.allCasePaths[keyPath: keyPath]
    return part { $0._part(at: path) }
  }

  /// A binding to the store of a dialog that an enum of children presents.
  @MainActor @preconcurrency
  @_disfavoredOverload
  public subscript<ButtonAction>(
    dynamicMember keyPath: KeyPath<
      Value.EnumState.AllCasePaths,
      AnyCasePath<Value.EnumState, ConfirmationDialogState<ButtonAction>>
    >
  ) -> Binding<Store<ConfirmationDialogState<ButtonAction>, ButtonAction>?> {
    let path = Value.EnumState.allCasePaths[keyPath: keyPath]
    return part { $0._part(at: path) }
  }

  /// A binding that reads a part of the value. Setting it to `nil` sets the whole to `nil` if the part is there.
  private func part<Part>(
    _ part: @escaping (Value) -> Part?
  ) -> Binding<Part?> {
    Binding<Part?>(
      get: { part(wrappedValue) },
      set: { new in
        if new == nil, part(wrappedValue) != nil { wrappedValue = nil }
      })
  }
}
