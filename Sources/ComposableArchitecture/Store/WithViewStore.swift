import TerminalUI

/// A view made of what it observes of a store.
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

  /// The view for the present state.
  public var body: Content { content(viewStore) }

  /// Observes a part of the state and sends some of the actions.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - toViewState: Makes the view's state of the store's.
  ///   - fromViewAction: Embeds a view's action.
  ///   - isDuplicate: Whether a new state is as good as the old one.
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

  /// Observes the whole state: the 0.5x spelling.
  public init(
    _ store: Store<ViewState, ViewAction>,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store), content: content)
  }
}

extension WithViewStore where ViewState == Void {
  /// A view that only sends.
  public init(
    _ store: Store<Void, ViewAction>,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<Void, ViewAction>) -> Content
  ) {
    self.init(ViewStore(store), content: content)
  }
}
