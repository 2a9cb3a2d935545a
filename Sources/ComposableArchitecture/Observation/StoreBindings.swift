import ViewValues

extension Store where State: ObservableState, Action: BindableAction, Action.State == State {
  /// A field of the state. Setting it sends a binding action.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[dynamicMember: keyPath as KeyPath<State, Value>] }
    set { send(.binding(.set(keyPath, newValue))) }
  }
}

extension Store
where
  State: ObservableState & Equatable & Sendable, Action: BindableAction, Action.State == State
{
  /// The state. Setting it sends a binding action for the whole state.
  public var state: State {
    get { self[dynamicMember: \.self as KeyPath<State, State>] }
    set { send(.binding(.set(\.self, newValue))) }
  }
}

extension Store
where
  State: ObservableState, Action: ViewAction, Action.ViewAction: BindableAction,
  Action.ViewAction.State == State
{
  /// A field of the state. Setting it sends a binding action of the view.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: WritableKeyPath<State, Value>
  ) -> Value {
    get { self[dynamicMember: keyPath as KeyPath<State, Value>] }
    set { send(.view(.binding(.set(keyPath, newValue)))) }
  }
}

/// Makes bindings to the fields of a store: `$store.name`.
///
/// ```swift
/// struct FormView: View {
///   @Bindable var store: StoreOf<Form>
///   var body: some View {
///     TextField("Name", text: $store.name)
///   }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }

  /// A field of a store, for ``StoreField/sending(_:)``.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Part>(
    dynamicMember keyPath: KeyPath<State, Part>
  ) -> StoreField<State, Action, Part> where Value == Store<State, Action> {
    StoreField(store: wrappedValue, keyPath: keyPath)
  }
}

extension Binding {
  /// A field of a store in `@State` or `@Binding`, for ``StoreField/sending(_:)``.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Part>(
    dynamicMember keyPath: KeyPath<State, Part>
  ) -> StoreField<State, Action, Part> where Value == Store<State, Action> {
    StoreField(store: wrappedValue, keyPath: keyPath)
  }
}

/// A field of a store's state: `$store.tab`.
@dynamicMemberLookup
public struct StoreField<State: ObservableState, Action, Value> {
  fileprivate let store: Store<State, Action>
  fileprivate let keyPath: KeyPath<State, Value>

  public subscript<Part>(dynamicMember keyPath: KeyPath<Value, Part>) -> StoreField<
    State, Action, Part
  > {
    StoreField<State, Action, Part>(store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding that reads the field and sends an action with the new value.
  ///
  /// ```swift
  /// TabView(selection: $store.tab.sending(\.tabChanged)) { ... }
  /// ```
  @MainActor @preconcurrency
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let path = AnyCasePath(action)
    return Binding(
      get: { store[dynamicMember: keyPath] }, set: { store.send(path.embed($0)) })
  }
}
