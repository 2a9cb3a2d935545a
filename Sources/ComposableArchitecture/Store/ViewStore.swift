import TerminalUI

/// What a view reads of a store and sends to it: a state made for the view, without duplicates.
///
/// ```swift
/// let viewStore = ViewStore(store, observe: { $0 })
/// viewStore.count                        // a field of the state
/// viewStore.send(.incrementButtonTapped)
/// ```
///
/// The state is made anew after each send from outside and replaces the old one unless the two are duplicates. Who listens to
/// ``objectWillChange`` hears of the changes alone. While a view store lives, its store is watched, which costs a little at every send.
@dynamicMemberLookup
@preconcurrency
@MainActor
public final class ViewStore<ViewState, ViewAction>: ObservableObject {
  /// The state of the view.
  @inlinable public var state: ViewState { current }
  // Unchecked: it is replaced as a whole, and nothing else runs meanwhile.
  @exclusivity(unchecked)
  @usableFromInline var current: ViewState
  /// Tells before the state changes.
  public nonisolated let objectWillChange = ObservableObjectPublisher()

  @usableFromInline let sendAction: @MainActor (ViewAction) -> StoreTask
  @usableFromInline var observation: StoreObservation?
  @usableFromInline let watchers: ViewStateWatchers<ViewState>

  /// A view store that observes a part of the state and sends some of the actions.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state of the store's.
  ///   - fromViewAction: Embeds a view's action.
  ///   - isDuplicate: Whether a new state is as good as the old one.
  @inlinable
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool
  ) {
    current = store.withState(toViewState)
    sendAction = { store.send(fromViewAction($0)) }
    watchers = ViewStateWatchers()
    observation = nil
    observation = store.observe { [weak self] in
      self?.receive(store.withState(toViewState), unless: isDuplicate)
    }
  }

  /// A field of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    state[keyPath: keyPath]
  }

  /// Sends an action.
  ///
  /// - Returns: The work that the action started.
  @inlinable
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask { sendAction(action) }

  /// Sends an action; on a phone what it changes moves, here it is there at once.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask { send(action) }

  @inlinable
  func receive(_ new: ViewState, unless isDuplicate: (ViewState, ViewState) -> Bool) {
    if isDuplicate(current, new) { return }
    objectWillChange.send()
    current = new
    if watchers.areWaiting { watchers.tell(new) }
  }
}

/// The view store of a feature: `ViewStoreOf<Counter>` is `ViewStore<Counter.State, Counter.Action>`.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

/// The 0.5x name of ``StoreTask``.
public typealias ViewStoreTask = StoreTask
