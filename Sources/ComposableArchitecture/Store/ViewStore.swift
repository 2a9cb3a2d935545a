import ViewValues

/// Observes the state that a view needs, without duplicates, and sends the view's actions.
///
/// ```swift
/// let viewStore = ViewStore(store, observe: { $0 })
/// viewStore.count                        // a field of the state
/// viewStore.send(.incrementButtonTapped)
/// ```
///
/// The state is computed again after each `send` from outside and replaces the old one unless they are
/// duplicates. ``objectWillChange`` only announces changes. A view store observes its store as long as
/// it exists, which has a small cost for each `send`.
@dynamicMemberLookup
@preconcurrency
@MainActor
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
  @inlinable public var state: ViewState { observed.state }
  /// Announces changes before they happen.
  public nonisolated let objectWillChange: ObservableObjectPublisher

  @usableFromInline let sendAction: @MainActor (ViewAction) -> StoreTask
  @usableFromInline let observed: ObservedViewState<ViewState>
  @usableFromInline let observation: StoreObservation

  /// Makes a view store that observes a part of the state and sends a part of the actions.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state from the store's state.
  ///   - fromViewAction: Embeds an action of the view.
  ///   - isDuplicate: Whether the new state is the same as the old one for the view.
  @inlinable
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) {
    let observed = ObservedViewState(store.withState(toViewState))
    self.observed = observed
    objectWillChange = observed.willChange
    sendAction = { store.send(fromViewAction($0)) }
    observation = store.observe {
      observed.receive(store.withState(toViewState), unless: isDuplicate)
    }
  }

  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// Sends an action.
  ///
  /// - Returns: The effects that the action starts.
  @inlinable
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask { sendAction(action) }

  /// Sends an action with an animation. Text is not animated.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask { send(action) }
}

/// What a view store knows of its store. The store's observer keeps it instead of the view store, which can thus be released;
/// the runtime counts the references to an object that has weak ones more slowly.
@usableFromInline
final class ObservedViewState<ViewState> {
  // Unchecked: it is only replaced as a whole, and no other code runs at that time.
  @exclusivity(unchecked)
  @usableFromInline var state: ViewState
  @usableFromInline let willChange = ObservableObjectPublisher()
  @usableFromInline let watchers = ViewStateWatchers<ViewState>()

  @inlinable
  init(_ state: ViewState) { self.state = state }

  @inlinable
  func receive(_ new: ViewState, unless isDuplicate: (ViewState, ViewState) -> Bool) {
    if isDuplicate(state, new) { return }
    willChange.send()
    state = new
    if watchers.areWaiting { watchers.yield(new) }
  }
}

/// The view store of a feature: `ViewStoreOf<Counter>` is `ViewStore<Counter.State, Counter.Action>`.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

/// The 0.5x name of ``StoreTask``.
public typealias ViewStoreTask = StoreTask

extension ViewStore {
  /// Makes a view store that observes a part of the state and sends all actions.
  @inlinable
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Makes a view store that observes the whole state: the 0.5x spelling.
  @inlinable
  public convenience init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) {
    self.init(store, observe: { $0 }, removeDuplicates: isDuplicate)
  }
}

extension ViewStore where ViewState: Equatable {
  /// Makes a view store that observes a part of the state and sends all actions. Equal states are
  /// duplicates.
  @inlinable
  public convenience init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState
  ) {
    self.init(store, observe: toViewState, removeDuplicates: ==)
  }

  /// Makes a view store that observes a part of the state and sends a part of the actions. Equal states
  /// are duplicates.
  @inlinable
  public convenience init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
  ) {
    self.init(store, observe: toViewState, send: fromViewAction, removeDuplicates: ==)
  }

  @inlinable
  public convenience init(_ store: Store<ViewState, ViewAction>) {
    self.init(store, observe: { $0 })
  }
}

extension ViewStore where ViewState == Void {
  /// Makes a view store that only sends actions.
  @inlinable
  public convenience init(_ store: Store<Void, ViewAction>) {
    self.init(store, removeDuplicates: { _, _ in true })
  }
}
