import TerminalUI

/// Views whose state binds fields of the feature's: see ``BindingViewStore``.
extension WithViewStore {
  /// Observes fields to read and to bind, and sends some of the actions.
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
  /// Observes fields to read and to bind, and sends all actions; equal states are duplicates.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(ViewStore(store, observe: toViewState), content: content)
  }

  /// Observes fields to read and to bind, and sends some of the actions; equal states are duplicates.
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
