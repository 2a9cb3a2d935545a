#if Views
extension NavigationStack {
  /// Creates a stack with a screen for each element of a feature's path.
  ///
  /// ```swift
  /// NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///   ContactList(store: store)
  /// } destination: { store in
  ///   ContactDetailView(store: store)
  /// }
  /// ```
  ///
  /// Going back sends ``StackAction/popFrom(id:)``, and a ``TerminalUI/NavigationLink`` with a state sends
  /// ``StackAction/push(id:state:)``.
  public init<State, Action, Destination: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
  ) {
    self.init(path: path.wrappedValue.stackPath(destination), root: root())
  }
}

/// Screens for the elements of a feature's path: the spelling before
/// `NavigationStack(path: $store.scope(...))`.
///
/// ```swift
/// NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
///   ContactList(store: store)
/// } destination: { state in
///   switch state {
///   case .detail:
///     CaseLet(/Path.State.detail, action: Path.Action.detail, then: DetailView.init(store:))
///   }
/// }
/// ```
public struct NavigationStackStore<Root: View>: View {
  private let stack: NavigationStack<Root>

  /// Creates a stack whose screens take stores.
  public init<State, Action>(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> some View
  ) {
    stack = NavigationStack(path: store.stackPath(destination), root: root())
  }

  /// Creates a stack whose screens are those of the cases of an enum.
  @_disfavoredOverload
  public init<State, Action>(
    _ store: Store<StackState<State>, StackAction<State, Action>>,
    @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ initialState: State) -> some View
  ) {
    self.init(store, root: root) { store in SwitchStore(store, content: destination) }
  }

  public var body: some View { stack }
}

extension Store {
  /// The path of a navigation stack as views need it.
  fileprivate func stackPath<Element, ElementAction>(
    _ destination: @escaping (Store<Element, ElementAction>) -> some View
  ) -> StackPath
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    StackPath(
      elements: {
        self.withState { $0.ids }.map { StackPath.Element(id: AnyHashable($0), value: $0) }
      },
      destination: { id in
        (id as? StackElementID).flatMap { self.element($0) }.map { AnyView(destination($0)) }
          ?? AnyView(EmptyView())
      },
      push: { self.push($0) },
      pop: { element in
        // A screen that is closing may write after the path has changed.
        guard let id = element.value as? StackElementID,
          self.withState({ $0.ids.contains(id) })
        else { return }
        self.change(with: .popFrom(id: id))
      })
  }

  private func element<Element, ElementAction>(
    _ id: StackElementID
  ) -> Store<Element, ElementAction>?
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    withState { $0[id: id] }.map {
      part(last: $0, of: { $0[id: id] }, action: { .element(id: id, action: $0) })
    }
  }

  private func push<Element, ElementAction>(_ value: Any)
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    guard let link = value as? PushedState else { return }
    guard let element = link.state as? Element else {
      return RuntimeWarning.reportLinkOfOtherType(link, Element.self)
    }
    change(with: .push(id: currentDependencies.stackElementID.next(), state: element))
  }

  /// Sends an action that changes the number of elements.
  private func change<Element, ElementAction>(with action: Action)
  where State == StackState<Element>, Action == StackAction<Element, ElementAction> {
    let count = withState(\.count)
    let wasIdle = isIdle
    send(action)
    guard wasIdle, withState(\.count) == count else { return }
    RuntimeWarning.reportIgnoredChange(action)
  }
}

/// The state that a link pushes onto the path of a feature.
private struct PushedState {
  let state: Any
  let location: SourceLocation
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes an element onto the path of the feature. A link without a state is disabled.
  ///
  /// ```swift
  /// NavigationLink(state: Path.State.detail(Detail.State(contact: contact))) {
  ///   Text(contact.name)
  /// }
  /// ```
  ///
  /// The element gets its ID when the link is tapped.
  public init<ElementState>(
    state: ElementState?, @ViewBuilder label: () -> Label, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      pushing: state.map { PushedState(state: $0, location: location) }, label: label())
  }

  /// Creates a link with a title that pushes an element onto the path of the feature.
  public init<ElementState>(
    _ title: some StringProtocol, state: ElementState?, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where Label == Text {
    self.init(
      state: state, label: { Text(title) }, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

/// A button that presents a child on the navigation stack: an older spelling of `navigationDestination(item:)`.
public struct NavigationLinkStore<
  State, Action, DestinationState, DestinationAction, Destination: View, Label: View
>: View {
  private let child: Binding<Store<DestinationState, DestinationAction>?>
  private let onTap: () -> Void
  private let destination: (Store<DestinationState, DestinationAction>) -> Destination
  private let label: Label

  /// Creates a link to a child.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onTap: Called when the link is tapped. It sends the action that presents the child.
  ///   - destination: Makes the view of the child.
  ///   - label: The text of the link.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where DestinationState == State, DestinationAction == Action {
    child = store.presented()
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  /// Creates a link to a child in a case.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (State) -> DestinationState?,
    action fromDestinationAction: @escaping (DestinationAction) -> Action,
    onTap: @escaping () -> Void,
    @ViewBuilder destination:
      @escaping (_ store: Store<DestinationState, DestinationAction>) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    child = store.presented(toDestinationState, fromDestinationAction)
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  /// Creates a link to the child with an ID, such as one for each row.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>, id: State.ID,
    onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where State: Identifiable, DestinationState == State, DestinationAction == Action {
    child = store.presented({ $0.id == id ? $0 : nil }, { $0 })
    self.onTap = onTap
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    let child = child
    NavigationLink(
      isActive: Binding(
        get: { child.wrappedValue != nil },
        set: { isActive in
          if isActive { onTap() } else { child.wrappedValue = nil }
        })
    ) {
      child.wrappedValue.map(destination)
    } label: {
      label
    }
  }
}

extension RuntimeWarning {
  fileprivate static func reportIgnoredChange<Action>(_ action: Action) {
    RuntimeWarning(
      .ignoredNavigation,
      "a NavigationStack sent \(ActionLabel.text(of: action)), but the stack has as many elements as before",
      causes: ["the parent does not run the elements with `forEach(\\.path, action:)`"], at: nil
    ).report()
  }

  fileprivate static func reportLinkOfOtherType(_ link: PushedState, _ element: Any.Type) {
    RuntimeWarning(
      .stackElement,
      "a NavigationLink pushes a \(TypeName.of(type(of: link.state))), but the elements of the "
        + "stack are \(TypeName.of(element)) values",
      causes: ["the link is inside the NavigationStack of another feature"], at: link.location
    ).report()
  }
}
#endif
