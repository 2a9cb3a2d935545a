/// A ``Store`` that is used from any actor.
///
/// ```swift
/// let store = await StoreActor(initialState: Counter.State()) { Counter() }
/// await store.send(.plus)
/// ```
///
/// [I] Its features run on the main actor, as those of a store do.
@dynamicMemberLookup
public actor StoreActor<State, Action> {
  private nonisolated let store: Store<State, Action>

  /// The executor of the main actor.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    MainActor.sharedUnownedExecutor
  }

  /// Makes a store for a feature, which begins now.
  @MainActor
  public init<Root: FeatureProtocol<State, Action>>(
    initialState: State, @FeatureBuilder<State, Action> feature: @escaping () -> Root
  ) {
    store = Store(initialState: initialState, feature: feature)
  }

  /// Sends an action.
  ///
  /// - Returns: The tasks that the action starts; `nil` if there are none.
  @MainActor
  @discardableResult
  public func send(_ action: Action) -> Task<Void, Never>? { store.send(action) }

  /// Changes the state from outside of the feature.
  ///
  /// - Returns: The tasks that the change starts; `nil` if there are none.
  @MainActor
  @discardableResult
  public func modify(_ change: (inout State) -> Void) -> Task<Void, Never>? { store.modify(change) }

  @MainActor public var state: State { store.state }

  /// A part of the state.
  @MainActor
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    store[dynamicMember: path]
  }
}
