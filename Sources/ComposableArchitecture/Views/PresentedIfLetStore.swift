#if Views
extension IfLetStore {
  /// Makes a view for a presented child, and another one while none is presented.
  public init<IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent
  ) where Content == ConditionalView<IfContent, ElseContent> {
    self.init(store.optional({ $0 }, { $0 }), then: ifContent, else: elseContent)
  }

  /// Makes a view for a presented child.
  public init<IfContent: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store.optional({ $0 }, { $0 }), then: ifContent)
  }

  /// Makes a view for a presented child in a case, and another one for other cases and for `nil`.
  public init<Presented, PresentedAction, IfContent: View, ElseContent: View>(
    _ store: Store<PresentationState<Presented>, PresentationAction<PresentedAction>>,
    state toState: @escaping (Presented) -> State?,
    action fromAction: @escaping (Action) -> PresentedAction,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
    @ViewBuilder else elseContent: @escaping () -> ElseContent
  ) where Content == ConditionalView<IfContent, ElseContent> {
    self.init(store.optional(toState, fromAction), then: ifContent, else: elseContent)
  }

  /// Makes a view for a presented child in a case.
  public init<Presented, PresentedAction, IfContent: View>(
    _ store: Store<PresentationState<Presented>, PresentationAction<PresentedAction>>,
    state toState: @escaping (Presented) -> State?,
    action fromAction: @escaping (Action) -> PresentedAction,
    @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
  ) where Content == IfContent? {
    self.init(store.optional(toState, fromAction), then: ifContent)
  }
}

extension Store {
  /// The store of a presentation as the store of an optional part of the child.
  fileprivate func optional<Child, ChildAction, Part, PartAction>(
    _ toPart: @escaping (Child) -> Part?, _ fromPartAction: @escaping (PartAction) -> ChildAction
  ) -> Store<Part?, PartAction>
  where State == PresentationState<Child>, Action == PresentationAction<ChildAction> {
    scope(
      state: { $0.wrappedValue.flatMap(toPart) }, action: { .presented(fromPartAction($0)) })
  }
}
#endif
