#if Views
/// The modifiers that present a child by its store: the spelling before `sheet(item: $store.scope(...))`.
///
/// ```swift
/// .sheet(store: store.scope(state: \.$editor, action: { .editor($0) })) { store in
///   EditorView(store: store)
/// }
/// ```
///
/// With `state` and `action`, a case of an enum of children is presented:
///
/// ```swift
/// .sheet(
///   store: store.scope(state: \.$destination, action: { .destination($0) }),
///   state: /Destination.State.edit, action: Destination.Action.edit
/// ) { store in
///   EditView(store: store)
/// }
/// ```
extension View {
  /// Shows a box over the screen while a child is presented. Closing it dismisses the child.
  public func sheet<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> some View
  ) -> some View {
    sheet(item: store.presented(), onDismiss: onDismiss, content: content)
  }

  /// Shows a box over the screen while a child in a case is presented.
  public func sheet<State, Action, CaseState, CaseAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toCaseState: @escaping (State) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> Action, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<CaseState, CaseAction>) -> some View
  ) -> some View {
    sheet(
      item: store.presented(toCaseState, fromCaseAction), onDismiss: onDismiss, content: content)
  }

  public func sheet<State, Action, CaseState, CaseAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toCaseState: AnyCasePath<State, CaseState>,
    action fromCaseAction: @escaping (CaseAction) -> Action, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<CaseState, CaseAction>) -> some View
  ) -> some View {
    sheet(
      item: store.presented({ toCaseState.extract(from: $0) }, fromCaseAction),
      onDismiss: onDismiss, content: content)
  }

  /// Shows a box over the screen while a child is presented.
  public func popover<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> some View
  ) -> some View {
    popover(item: store.presented(), content: content)
  }

  /// Shows a box over the screen while a child in a case is presented.
  public func popover<State, Action, CaseState, CaseAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toCaseState: @escaping (State) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> Action,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (_ store: Store<CaseState, CaseAction>) -> some View
  ) -> some View {
    popover(item: store.presented(toCaseState, fromCaseAction), content: content)
  }

  public func popover<State, Action, CaseState, CaseAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toCaseState: AnyCasePath<State, CaseState>,
    action fromCaseAction: @escaping (CaseAction) -> Action,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (_ store: Store<CaseState, CaseAction>) -> some View
  ) -> some View {
    popover(
      item: store.presented({ toCaseState.extract(from: $0) }, fromCaseAction), content: content)
  }

  /// Shows a box in place of the screen while a child is presented.
  public func fullScreenCover<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> some View
  ) -> some View {
    fullScreenCover(item: store.presented(), onDismiss: onDismiss, content: content)
  }

  /// Shows a box in place of the screen while a child in a case is presented.
  public func fullScreenCover<State, Action, CaseState, CaseAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toCaseState: @escaping (State) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> Action, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<CaseState, CaseAction>) -> some View
  ) -> some View {
    fullScreenCover(
      item: store.presented(toCaseState, fromCaseAction), onDismiss: onDismiss, content: content)
  }

  public func fullScreenCover<State, Action, CaseState, CaseAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toCaseState: AnyCasePath<State, CaseState>,
    action fromCaseAction: @escaping (CaseAction) -> Action, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<CaseState, CaseAction>) -> some View
  ) -> some View {
    fullScreenCover(
      item: store.presented({ toCaseState.extract(from: $0) }, fromCaseAction),
      onDismiss: onDismiss, content: content)
  }

  /// Shows a screen over the navigation stack while a child is presented. Going back dismisses the child.
  public func navigationDestination<State, Action>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> some View
  ) -> some View {
    navigationDestination(item: store.presented(), destination: destination)
  }

  /// Shows a screen over the navigation stack while a child in a case is presented.
  public func navigationDestination<State, Action, CaseState, CaseAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toCaseState: @escaping (State) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> Action,
    @ViewBuilder destination: @escaping (_ store: Store<CaseState, CaseAction>) -> some View
  ) -> some View {
    navigationDestination(
      item: store.presented(toCaseState, fromCaseAction), destination: destination)
  }

  public func navigationDestination<State, Action, CaseState, CaseAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toCaseState: AnyCasePath<State, CaseState>,
    action fromCaseAction: @escaping (CaseAction) -> Action,
    @ViewBuilder destination: @escaping (_ store: Store<CaseState, CaseAction>) -> some View
  ) -> some View {
    navigationDestination(
      item: store.presented({ toCaseState.extract(from: $0) }, fromCaseAction),
      destination: destination)
  }
}

extension Store {
  func presented<Child, ChildAction>() -> Binding<Store<Child, ChildAction>?>
  where State == PresentationState<Child>, Action == PresentationAction<ChildAction> {
    presentation(of: { $0.wrappedValue }, action: { $0 })
  }

  func presented<Child, ChildAction, CaseState, CaseAction>(
    _ toCaseState: @escaping (Child) -> CaseState?,
    _ fromCaseAction: @escaping (CaseAction) -> ChildAction
  ) -> Binding<Store<CaseState, CaseAction>?>
  where State == PresentationState<Child>, Action == PresentationAction<ChildAction> {
    presentation(
      of: { $0.wrappedValue.flatMap(toCaseState) },
      action: { action in
        switch action {
        case .dismiss: .dismiss
        case .presented(let action): .presented(fromCaseAction(action))
        }
      })
  }
}
#endif
