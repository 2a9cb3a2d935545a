extension Store where State: ObservableState {
  /// The state. Inside an observation, reading it registers all its fields.
  @inlinable
  public var state: State {
    let state = withState { $0 }
    if mayBeObserved { access(\.self, state) }
    return state
  }

  /// A field of the state: `store.count`.
  ///
  /// Inside `withObservationTracking` or ``observe(_:)``, the observer is notified when the field has
  /// changed after a send. A read through a child value, such as `store.child.count`, registers
  /// `child`.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    let value = withState { $0[keyPath: keyPath] }
    if mayBeObserved { access(keyPath, value) }
    return value
  }

  /// Whether a read may be observed. Most reads are not, and cost no more than this check.
  @inlinable var mayBeObserved: Bool { fieldObservers != nil || areReadsTracked }

  /// Registers a read of a field if observation tracks it.
  @usableFromInline
  func access<Value>(_ keyPath: KeyPath<State, Value>, _ value: Value) {
    access(keyPath, value, in: PartBytes(of: keyPath))
  }

  /// Registers a read of a field if observation tracks it.
  ///
  /// - Parameter bytes: The bytes in which the field is stored, if they are known.
  func access<Value>(
    _ keyPath: KeyPath<State, Value>, _ value: Value, in bytes: @autoclosure () -> PartBytes?
  ) {
    if let fieldObservers, fieldObservers.access(keyPath, value) { return }
    guard areReadsTracked else { return }
    let observers = fieldObservers ?? FieldObservers(state: stateAddress)
    fieldObservers = observers
    observers.add(keyPath, value, in: bytes(), areEqual: equality(of: Value.self)) {
      [weak self, weak observers] in
      guard let self, let parts = observers?.parts else { return {} }
      let observation = observe { [weak self, weak observers] in
        guard parts.mayHaveChanged, let self, let observers else { return }
        // An observer may send an action, so it is called when the state is not being read.
        withState { observers.takeChanged(in: $0) }.forEach { $0.notify() }
      }
      return { observation.cancel() }
    }
  }

  /// A store for an optional part of the state, or `nil` if the part is `nil`.
  ///
  /// ```swift
  /// if let store = store.scope(state: \.editor, action: \.editor) {
  ///   EditorView(store: store)
  /// }
  /// ```
  ///
  /// If the part becomes `nil` later, the store keeps its last value.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    guard let current = presence(of: state) else { return nil }
    return child(state, action) {
      let path = AnyCasePath(action)
      var last = current
      return self.scope(
        state: {
          last = $0[keyPath: state] ?? last
          return last
        }, action: { path.embed($0) })
    }
  }

  /// A store for an optional part of the state, or `nil` if the part is `nil`.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    scope(state: state, action: action)
  }

  /// The stores of the elements of a collection. Each one stays the same as long as it is in use.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.rows, action: \.rows)) { store in
  ///   RowView(store: store)
  /// }
  /// ```
  @_disfavoredOverload
  public func scope<ID: Hashable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> [Store<ElementState, ElementAction>] {
    let path = AnyCasePath(action)
    let elements = rows(of: state)
    return elements.ids.map { id in
      children.store(at: state, action, element: AnyHashable(id)) {
        var last = elements[id: id]!
        return self.scope(
          state: {
            last = $0[keyPath: state][id: id] ?? last
            return last
          }, action: { path.embed(.element(id: id, action: $0)) })
      }
    }
  }

  /// The stores of the elements of a collection.
  @_disfavoredOverload
  public func scope<ID: Hashable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> [Store<ElementState, ElementAction>] {
    scope(state: state, action: action)
  }
}

extension Store: Observable {}

/// Keeps an observation alive. Observation ends when the token is cancelled or released.
@MainActor
public final class ObserveToken {
  private(set) var isCancelled = false

  public func cancel() { isCancelled = true }
}

/// Calls a function now, and again after each change of the fields of stores that it reads.
///
/// ```swift
/// let token = observe { print(store.count) }
/// ```
///
/// - Parameter apply: Reads the fields. Later calls follow in a task on the main actor.
/// - Returns: A token that keeps the observation alive.
@MainActor
public func observe(_ apply: @escaping @MainActor () -> Void) -> ObserveToken {
  let token = ObserveToken()
  track(apply, token)
  return token
}

@MainActor
private func track(_ apply: @escaping @MainActor () -> Void, _ token: ObserveToken) {
  withObservationTracking {
    apply()
  } onChange: { [weak token] in
    Task { @MainActor in
      guard let token, !token.isCancelled else { return }
      track(apply, token)
    }
  }
}

/// Calls a function and reports the first change of a field that it has read from a store: `withObservationTracking`, under the
/// name that systems without observation needed.
///
/// ```swift
/// withPerceptionTracking {
///   print(store.count)
/// } onChange: {
///   print("The count has changed.")
/// }
/// ```
///
/// - Parameters:
///   - apply: Reads the fields.
///   - onChange: Called once, when one of them changes.
/// - Returns: The result of `apply`.
public func withPerceptionTracking<Result>(
  _ apply: () -> Result, onChange: @autoclosure () -> @Sendable () -> Void
) -> Result {
  withObservationTracking(apply, onChange: onChange())
}

/// What views needed on systems without observation. Here it is the same as without `Perception`.
///
/// ```swift
/// @Perception.Bindable var store: StoreOf<Counter>
/// ```
public enum Perception {
  /// Makes bindings to the fields of a store.
  public typealias Bindable<Value: AnyObject> = ComposableArchitecture.Bindable<Value>
}
