#if Views
/// A view of the state that it observes in a store.
///
/// ```swift
/// WithViewStore(store, observe: { $0 }) { viewStore in
///   Text("\(viewStore.count)")
///   Button("+") { viewStore.send(.incrementButtonTapped) }
/// }
/// ```
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let viewStore: ViewStore<ViewState, ViewAction>
  private let content: (ViewStore<ViewState, ViewAction>) -> Content

  init(
    _ viewStore: ViewStore<ViewState, ViewAction>,
    content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.viewStore = viewStore
    self.content = content
  }

  public var body: Content {
    if let read = FieldReads.read { noteRead(read) }
    return content(viewStore)
  }

  private func noteRead(_ read: (AnyObject, String) -> Void) {
    read(viewStore, "the observed state")
    _ = viewStore.watch { [weak viewStore] _ in
      if let viewStore { FieldReads.changed?(viewStore, (), ()) }
    }
  }

  /// Observes a part of the state and sends a part of the actions.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state from the store's state.
  ///   - fromViewAction: Embeds an action of the view.
  ///   - isDuplicate: Whether the new state is the same as the old one for the view.
  ///   - content: The view.
  public init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      ViewStore(
        store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate),
      content: content)
  }

  /// Observes a part of the state and sends all actions.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate), content: content)
  }

  /// Observes the whole state: the 0.5x spelling.
  public init(
    _ store: Store<ViewState, ViewAction>,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, removeDuplicates: isDuplicate), content: content)
  }
}

extension WithViewStore where ViewState: Equatable {
  /// Observes a part of the state and sends all actions; equal states are duplicates.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState), content: content)
  }

  /// Observes a part of the state and sends some of the actions; equal states are duplicates.
  public init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store, observe: toViewState, send: fromViewAction), content: content)
  }

  public init(
    _ store: Store<ViewState, ViewAction>,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store), content: content)
  }
}

extension WithViewStore where ViewState == Void {
  /// Makes a view that only sends actions.
  public init(
    _ store: Store<Void, ViewAction>,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<Void, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store), content: content)
  }
}

// Views with bindings to fields of the state: see ``BindingViewStore``.
extension WithViewStore {
  /// Observes fields to read and to bind, and sends a part of the actions.
  @_disfavoredOverload
  public init<State, Action: BindableAction>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where Action.State == State {
    self.init(
      ViewStore(
        store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate),
      content: content)
  }

  /// Observes fields to read and to bind, and sends all actions.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(
      ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate), content: content)
  }
}

extension WithViewStore where ViewState: Equatable {
  /// Observes fields to read and to bind, and sends all actions. Equal states are duplicates.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(ViewStore(store, observe: toViewState), content: content)
  }

  /// Observes fields to read and to bind, and sends a part of the actions. Equal states are duplicates.
  @_disfavoredOverload
  public init<State, Action: BindableAction>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where Action.State == State {
    self.init(ViewStore(store, observe: toViewState, send: fromViewAction), content: content)
  }
}

// Views whose own actions bind fields: `enum Action { case view(View) }`.
extension WithViewStore where ViewState: Equatable, ViewAction: BindableAction {
  /// Observes fields to read and to bind, and sends the actions of the view. Equal states are duplicates.
  @_disfavoredOverload
  public init<Action>(
    _ store: Store<ViewAction.State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<ViewAction.State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      ViewStore(
        store,
        observe: {
          toViewState(BindingViewStore(state: $0, store: store, send: fromViewAction))
        }, send: fromViewAction), content: content)
  }

  @_disfavoredOverload
  public init<Action: BindableAction>(
    _ store: Store<ViewAction.State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<ViewAction.State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where Action.State == ViewAction.State {
    self.init(ViewStore(store, observe: toViewState, send: fromViewAction), content: content)
  }
}
#endif
